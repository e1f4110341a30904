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
])('splitLocale(%j) has locale %s and path %s', (pathname, locale, path, isDoublePrefixed) => {
  expect(splitLocale(pathname)).toEqual({ pathname, locale, path, isDoublePrefixed });
});

it.each([
  ['/', 'en', '/'],
  ['/', 'da', '/da'],
  ['/qr', 'en', '/qr'],
  ['/qr', 'de', '/de/qr'],
] as const)('localisePath(%s, %s) is %s', (path, locale, address) => {
  expect(localisePath(path, locale)).toBe(address);
});

it('localisedPaths returns the path in every language', () => {
  expect(localisedPaths('/qr')).toEqual([
    { locale: 'en', path: '/qr' },
    { locale: 'da', path: '/da/qr' },
    { locale: 'de', path: '/de/qr' },
  ]);
});

it('languageChoiceAddress adds a query only for the home page', () => {
  expect(languageChoiceAddress('/', 'en')).toBe('/?lang=en');
  expect(languageChoiceAddress('/de/preise', 'de')).toBe('/de/preise');
});

it('localeCookie expires after a year', () => {
  expect(localeCookie).toEqual({ name: 'i18n_redirected', maxAgeSeconds: 31_536_000 });
});
