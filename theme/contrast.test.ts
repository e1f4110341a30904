import { expect, it } from 'vitest';
import { colors } from '#brand/tokens.ts';
import { lowContrasts } from './colorPairs.ts';

it('lowContrasts returns nothing for the company’s colours', () => {
  expect(lowContrasts(colors)).toEqual([]);
});

it('lowContrasts returns pairs with too little contrast', () => {
  const { muted } = colors;
  const pairs = lowContrasts({ ...colors, muted: { ...muted, DEFAULT: '#9AAAB1' } });
  expect(pairs.map(({ text, ground, time }) => `${text} on ${ground} by ${time}`)).toEqual([
    'text.muted on surface by day',
    'text.muted on surface.sunken by day',
    'text.muted on surface.tint by day',
    'text.muted on surface.raised by day',
  ]);
});
