import { expect, it } from 'vitest';
import { lowContrasts } from '#theme/colorPairs.ts';
import { paletteOf } from './palette.ts';

it.each(['#0057b8', '#c81e5a', '#ffcc00', '#808080', '#ffffff'])(
  'the palette of %s has sufficient contrast',
  (color) => {
    expect(lowContrasts(paletteOf(color))).toEqual([]);
  },
);
