import { expect, it } from 'vitest';
import { splitLocale } from '#locales/routing.ts';
import { pageAddress } from './renderingMiddleware.ts';

it.each([
  ['/pricing', { utm_source: 'x', page: '2', q: 'a' }, '/pricing'],
  ['/blog', { utm_source: 'x', q: 'a', page: '2' }, '/blog?page=2&q=a'],
  ['/da/blog/category/netvaerk', { page: '2', q: 'a' }, '/da/blog/category/netvaerk?page=2'],
  ['/blog/an-article', { page: '2' }, '/blog/an-article'],
  ['/blog', { page: ['2', '3'] }, '/blog'],
])('%s with %o is the page %s', (path, query, address) => {
  expect(pageAddress(splitLocale(path), query)).toBe(address);
});

it('keeps a token for the pages that need one, and nothing else there', () => {
  expect(pageAddress(splitLocale('/newsletter/confirm'), { token: 'abc', page: '2' })).toBe(
    '/newsletter/confirm?token=abc',
  );
});
