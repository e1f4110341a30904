import { expect, it } from 'vitest';
import { acceptedLocale } from './requestLocale.ts';

it.each([
  ['da', 'da'],
  ['de-AT', 'de'],
  ['EN-gb', 'en'],
  ['fr, de;q=0.3', 'de'],
  ['de;q=0.5, da;q=0.9', 'da'],
  ['da, de', 'da'],
  ['fr, *;q=0.1', 'en'],
  ['*, da', 'en'],
  ['da;q=0, de', 'de'],
  // Malformed language ranges are ignored.
  ['da_DK, de', 'de'],
  ['da;q=2, de;q=0.1', 'de'],
  ['da;q=0.1234, de;q=0.1', 'de'],
  ['fr', undefined],
  ['danish', undefined],
  ['', undefined],
])('acceptedLocale(%j) returns %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
