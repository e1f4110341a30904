import { expect, it } from 'vitest';
import { languageChoiceAddress, localeCookie, localisedPaths, localisePath, splitLocale } from './routing.ts';

it.each([
  ['/', 'en', '/', false],
  ['', 'en', '/', false],
  ['/pricing', 'en', '/pricing', false],
  ['/da', 'da', '/', false],
  ['/da/priser', 'da', '/priser', false],
  ['/de/blog/category/netz', 'de', '/blog/category/netz', false],
  ['/danish', 'en', '/danish', false],
  ['/DA/priser', 'en', '/DA/priser', false],
  ['/da/de/docs', 'da', '/de/docs', true],
  ['/en/da', 'en', '/da', true],
])('%j is the path of %s in it: %s', (pathname, locale, path, isDoublePrefixed) => {
  expect(splitLocale(pathname)).toEqual({ pathname, locale, path, isDoublePrefixed });
});

it.each([
  ['/', 'en', '/'],
  ['/', 'da', '/da'],
  ['/qr', 'en', '/qr'],
  ['/qr', 'de', '/de/qr'],
] as const)('%s in %s is %s', (path, locale, address) => {
  expect(localisePath(path, locale)).toBe(address);
});

it('has a path of one name in every language', () => {
  expect(localisedPaths('/qr')).toEqual([
    { locale: 'en', path: '/qr' },
    { locale: 'da', path: '/da/qr' },
    { locale: 'de', path: '/de/qr' },
  ]);
});

it('chooses a language by the address of a page, of the home page by its query, for a year', () => {
  expect(languageChoiceAddress('/', 'en')).toBe('/?lang=en');
  expect(languageChoiceAddress('/de/preise', 'de')).toBe('/de/preise');
  expect(localeCookie).toEqual({ name: 'i18n_redirected', maxAgeSeconds: 31_536_000 });
});
