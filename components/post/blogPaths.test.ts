import { expect, it } from 'vitest';
import { blogPath, categoryPath, listAddress, postPath } from './blogPaths.ts';

it.each([
  [{}, '/blog'],
  [{ pageNumber: 1 }, '/blog'],
  [{ pageNumber: 2 }, '/blog?page=2'],
  [{ search: 'cause 15 & <b>' }, '/blog?q=cause+15+%26+%3Cb%3E'],
  [{ search: 'modem', pageNumber: 3 }, '/blog?q=modem&page=3'],
])('listAddress returns for %j the URL %s', (parts, address) => {
  expect(listAddress('/blog', parts)).toBe(address);
});

it('postPath and categoryPath encode slugs for a path', () => {
  expect(blogPath('da')).toBe('/da/blog');
  expect(postPath('what? 100%', 'en')).toBe('/blog/what%3F%20100%25');
  expect(categoryPath('net/værk', 'de')).toBe('/de/blog/category/net%2Fv%C3%A6rk');
});
