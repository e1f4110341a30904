import { expect, it } from 'vitest';
import { listAddress } from './blogPaths.ts';

it.each([
  [{}, '/blog'],
  [{ pageNumber: 1 }, '/blog'],
  [{ pageNumber: 2 }, '/blog?page=2'],
  [{ search: 'cause 15 & <b>' }, '/blog?q=cause+15+%26+%3Cb%3E'],
  [{ search: 'modem', pageNumber: 3 }, '/blog?q=modem&page=3'],
])('writes %j as %s', (parts, address) => {
  expect(listAddress('/blog', parts)).toBe(address);
});
