import { expect, it } from 'vitest';
import { lowContrasts } from '#theme/colorPairs.ts';
import { paletteOf } from './palette.ts';

it.each(['#0057b8', '#c81e5a', '#ffcc00', '#808080', '#ffffff'])('of %s can be told apart', (color) => {
  expect(lowContrasts(paletteOf(color))).toEqual([]);
});
