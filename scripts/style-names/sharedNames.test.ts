import { expect, it } from 'vitest';
import { alwaysTogether } from './alwaysTogether.ts';
import { splitStyles } from './splitStyles.ts';

it('lets classes share a name that no element has without each other', () => {
  const lists = [
    ['grid', 'gap', 'wide'],
    ['grid', 'gap'],
    ['wide', 'red'],
  ];
  const first = alwaysTogether(lists, new Set());
  expect(first.get('gap')).toBe(first.get('grid'));
  expect(new Set(['grid', 'wide', 'red'].map((name) => first.get(name))).size).toBe(3);
});

it('leaves a class by itself that is given out one by one as well', () => {
  expect(alwaysTogether([['grid', 'gap']], new Set(['gap'])).has('gap')).toBe(false);
});

it('knows what an element gets from a call that says it all, and leaves the others in the source', () => {
  const source = [
    "import { css } from '#styled/css';",
    "export const box = css({ display: 'grid', color: 'red' });",
    "export const drawn = (width: number) => css({ width, color: 'blue' });",
  ].join('\n');
  const { lists, rest } = splitStyles(source, 'box.ts');
  expect(lists).toEqual([['d_grid', 'c_red']]);
  expect(rest).toContain('blue');
  expect(rest).not.toContain('grid');
});

it('knows what an element gets for each choice of variants, and through spreads of constants', () => {
  const source = [
    "import { css, cva } from '#styled/css';",
    "const round = { borderRadius: '50%' } as const;",
    "export const face = css({ ...round, color: 'red' });",
    "export const row = cva({ base: { gap: '1' }, variants: { isWide: { true: { width: '100%' }, false: {} } } });",
  ].join('\n');
  const { lists, rest } = splitStyles(source, 'row.ts');
  expect(lists).toEqual([['bdr_50%', 'c_red'], ['gap_1'], ['gap_1', 'w_100%'], ['gap_1']]);
  expect(rest).not.toContain('gap');
});
