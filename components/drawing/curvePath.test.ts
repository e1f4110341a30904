import { describe, expect, it } from 'vitest';
import { curvePath, freeEnd, scaleOf } from './curvePath.ts';
import { numbersIn } from './drawingContent.ts';

describe('curvePath', () => {
  it('passes through the values, with higher ones nearer to the top', () => {
    const yOf = scaleOf([0, 50, 100]);
    const path = curvePath([0, 50, 100], yOf);
    expect(path).toMatch(/^M0 100c/);
    const rises = [...path.matchAll(/ 1 (-?\d+)/g)].map(([, rise]) => Number(rise));
    expect(100 + (rises[0] ?? 0)).toBe(Math.round(yOf(50)));
    expect(100 + (rises[0] ?? 0) + (rises[1] ?? 0)).toBe(Math.round(yOf(100)));
    expect(yOf(100)).toBeLessThan(yOf(50));
    expect(yOf(100)).toBeGreaterThan(0);
  });

  it('leaves space for a limit above the values', () => {
    expect(scaleOf([1, 2], [40])(40)).toBeGreaterThan(0);
  });

  it('contains valid numbers for no values, for one value and for zeros', () => {
    for (const values of [[], [7], [0, 0]]) {
      expect(curvePath(values, scaleOf(values))).not.toMatch(/NaN|Infinity/);
    }
  });

  it('leaves space for a label at its lower end', () => {
    expect(freeEnd([1, 4, 9, 16, 25, 36])).toBe('start');
    expect(freeEnd([36, 25, 16, 9, 4, 1])).toBe('end');
    expect(freeEnd([])).toBe('start');
  });

  it('skips text that is not a number', () => {
    expect(numbersIn(' 1  2.5\nx 3,5 1e999 4 ')).toEqual([1, 2.5, 4]);
    expect(numbersIn(null)).toEqual([]);
  });
});
