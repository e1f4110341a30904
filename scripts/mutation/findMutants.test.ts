import { describe, expect, it } from 'vitest';
import { findMutants } from './findMutants.ts';
import { instrument } from './instrument.ts';

const changesOf = (source: string) => findMutants(source, 'module.ts').map(({ change }) => change);

/** Result of a module's `result` with one mutant active. */
function evaluate(source: string, change?: string): unknown {
  const mutants = findMutants(source, 'module.ts');
  const active = mutants.find((each) => each.change === change)?.id;
  globalThis.siteMutation = { active, reached: new Set(), budget: 1, isActive: (id) => id === active };
  const result: unknown = new Function(`${instrument(source, mutants)}; return result;`)();
  globalThis.siteMutation = undefined;
  return result;
}

describe('findMutants', () => {
  it('moves the boundary of a comparison, and negates it', () => {
    expect(changesOf('f(a < b)')).toEqual(['f(a < b) removed', 'a < b → a <= b', 'a < b → a >= b']);
  });

  it('takes both arms of a condition', () => {
    expect(changesOf('const x = a ? b : c')).toEqual(['a → true', 'a → false']);
  });

  it.each([
    ['/^a+$/', ['/^a+$/: ^ removed', '/^a+$/: + removed', '/^a+$/: $ removed']],
    ['/[^b]\\d*/i', ['/[^b]\\d*/i: [^ → [', '/[^b]\\d*/i: \\d → \\D', '/[^b]\\d*/i: * → +']],
    ['/(?<!a)b?/', ['/(?<!a)b?/: ? removed']],
  ])('changes one piece of the pattern %s at a time', (pattern, changes) => {
    expect(changesOf(`const x = ${pattern}`)).toEqual(expect.arrayContaining(changes));
  });

  it.each([
    'import { a } from "b"',
    'type A = "a" | 1',
    "logger.warn({ a: 1 }, 'text')",
    "const error = new Error('text')",
    "const style = css({ color: 'red' })",
  ])('changes nothing in %s', (source) => {
    expect(changesOf(source)).toEqual([]);
  });
});

describe('instrument', () => {
  const source = 'let result = 1; if (result > 0 && true) result = result + 1;';

  it('keeps the behaviour without an active mutant', () => {
    expect(evaluate(source)).toBe(2);
  });

  it.each([
    ['result > 0 && true → false', 1],
    ['result > 0 → result <= 0', 1],
    ['result + 1 → result - 1', 0],
    ['result = result + 1; removed', 1],
  ])('switches to %s alone', (change, result) => {
    expect(evaluate(source, change)).toBe(result);
  });
});
