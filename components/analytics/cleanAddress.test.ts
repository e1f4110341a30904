import { expect, it } from 'vitest';
import { cleanAddress } from './cleanAddress.ts';

it.each([
  ['https://site.example/about?email=eva@mail.example#x', 'https://site.example/about'],
  ['https://site.example/?utm_source=letter&q=eva', 'https://site.example/?utm_source=letter'],
  ['https://site.example/?utm_source=eva%40mail.example', 'https://site.example/'],
  ['not an address', ''],
])('cleanAddress reduces %j to %j', (address, expected) => {
  expect(cleanAddress(address)).toBe(expected);
});
