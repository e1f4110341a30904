import { expect, it } from 'vitest';
import { splitLocale } from './routing.ts';
import { addressOf } from './addresses.ts';

it.each([
  ['/docs', true],
  ['/da/docs/tag/charging', true],
  ['/docsize', false],
  ['/da/de/docs', false],
  ['/en/da/docs', false],
])('addressOf(%s) contains the API viewer: %s', (pathname, expected) => {
  expect(addressOf(splitLocale(pathname))?.holdsViewer ?? false).toBe(expected);
});

it.each([
  ['/newsletter/confirm', true],
  ['/de/newsletter/unsubscribe', true],
  ['/newsletter/confirm/index.pageContext.json', true],
  ['/da/preview/post', true],
  ['/newsletter', false],
  ['/blog/newsletter/', false],
])('addressOf(%s) is private: %s', (pathname, isPrivate) => {
  expect(addressOf(splitLocale(pathname))?.isPrivate ?? false).toBe(isPrivate);
});
