import { expect, it } from 'vitest';
import { figureSize } from './LargeFactsFeatureBoxes.tsx';

it.each([
  ['584', 'giant'],
  ['$0.022', 'large'],
  ['1,9 s', 'giant'],
  ['12,400', 'large'],
  ['41.000.000', 'large'],
  ['thirty days at most', 'sentence'],
])('figureSize returns for %s the size %s', (figure, size) => {
  expect(figureSize(figure)).toBe(size);
});
