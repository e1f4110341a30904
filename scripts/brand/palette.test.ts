import { expect, it } from 'vitest';
import { lowContrasts } from '#theme/colorPairs.ts';
import { paletteOf } from './palette.ts';

it.each([
  ['#0057b8', undefined],
  ['#c81e5a', undefined],
  ['#ffcc00', undefined],
  ['#808080', undefined],
  ['#ffffff', undefined],
  ['#00bb55', '#0b1f4d'],
  ['#0057b8', '#ff6600'],
  ['#c81e5a', '#000000'],
  ['#ffcc00', '#5a2ca0'],
  ['#123456', '#c02020'],
])('the palette of %s and %s has sufficient contrast', (color, accent) => {
  expect(lowContrasts(paletteOf(color, accent))).toEqual([]);
});
