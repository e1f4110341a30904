import { expect, it } from 'vitest';
import { widestPlace } from './imageSources.ts';

it.each([
  ['600px', 600],
  ['(min-width: 640px) 560px, 90vw', 576],
  ['(min-width: 1360px) 700px, (min-width: 1024px) 54vw, 94vw', 962.56],
  ['(min-width: 1024px) 62vw, 100vw', 1587.2],
  ['100vw', 2560],
  ['(min-width: 860px) 600px, max(600px, 92vw)', Infinity],
  ['auto', Infinity],
])('widestPlace(%s) is %d', (sizes, expected) => {
  expect(widestPlace(sizes)).toBeCloseTo(expected);
});
