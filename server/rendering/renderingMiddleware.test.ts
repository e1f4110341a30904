import http from 'node:http';
import Koa from 'koa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { splitLocale } from '#locales/routing.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createPlainRendering } from '#tests/support/plainRendering.ts';
import type { RenderedPage } from './pageRenderer.ts';
import { pageAddress } from './renderingMiddleware.ts';

it.each([
  ['/pricing', { utm_source: 'x', page: '2', q: 'a' }, '/pricing'],
  ['/blog', { utm_source: 'x', q: 'a', page: '2' }, '/blog?page=2&q=a'],
  ['/da/blog/category/netvaerk', { page: '2', q: 'a' }, '/da/blog/category/netvaerk?page=2'],
  ['/blog/an-article', { page: '2' }, '/blog/an-article'],
  ['/blog', { page: ['2', '3'] }, '/blog'],
])('pageAddress(%s, %o) returns %s', (path, query, address) => {
  expect(pageAddress(splitLocale(path), query)).toBe(address);
});

it.each([
  ['/newsletter/confirm', { token: 'abc', page: '2' }, '/newsletter/confirm?token=abc'],
  ['/da/newsletter/check-mail', { result: 'limited' }, '/da/newsletter/check-mail?result=limited'],
  ['/preview/page', { secret: 'abc', token: 'x' }, '/preview/page?secret=abc'],
  ['/qr', { token: 'abc', secret: 'x', result: 'y' }, '/qr'],
])('pageAddress of the private page %s with %o returns %s', (path, query, address) => {
  expect(pageAddress(splitLocale(path), query)).toBe(address);
});

/** Starts a server that uses `render` for every page. */
async function serve(
  render: (url: string) => Partial<RenderedPage>,
  measure?: Parameters<typeof createPlainRendering>[1],
) {
  const rendering = createPlainRendering(async (url, recordUse) => {
    recordUse('everything');
    const page = { status: 200, contentType: 'text/html;charset=utf-8', body: url, location: undefined };
    return { ...page, ...render(url) };
  }, measure);
  const app = new Koa().use(errorResponses(createLogger('silent'))).use(rendering.middleware);
  const server = http.createServer(app.callback());
  onTestFinished(() => close(server));
  const origin = await listen(server);
  const request = (path: string, method = 'GET') => fetch(origin + path, { method, redirect: 'manual' });
  return { request, rendering };
}

const publicForDay = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400';

describe('Cache-Control', () => {
  it.each([
    ['a page', '/pricing', {}, publicForDay],
    // The home page's redirects depend on the cookie and the language.
    ['the home page', '/', {}, 'private, no-cache'],
    ['the home page of another language', '/da', {}, publicForDay],
    ['a redirect', '/old', { status: 301, location: '/new' }, 'public, max-age=0, s-maxage=60'],
    ['a missing page', '/gone', { status: 404 }, 'public, max-age=0, s-maxage=60'],
    ['a private page', '/private/a', {}, 'private, no-store'],
    ['an error page', '/broken', { status: 500 }, 'no-store'],
  ])('is set for %s', async (_name, path, page, cacheControl) => {
    const { request } = await serve(() => page);
    const { status, headers } = await request(path);
    expect([status, headers.get('cache-control')]).toEqual([
      'status' in page ? page.status : 200,
      cacheControl,
    ]);
    expect(headers.get('retry-after')).toBe(path === '/broken' ? '30' : null);
  });
});

it('createRendering measures renders of public pages, except missing pages and URLs with a query', async () => {
  const measured: object[] = [];
  const { request } = await serve(
    (url) => (url === '/gone' ? { status: 404 } : {}),
    ({ locale, path, bytes }) => measured.push({ locale, path, bytes }),
  );
  for (const path of ['/da/priser', '/da/priser', '/private/a', '/gone', '/blog?page=2', '/docs/made/up'])
    await request(path);
  expect(measured).toEqual([{ locale: 'da', path: '/da/priser', bytes: '/da/priser'.length }]);
});

it('createRendering sends Vary: Accept-Encoding, and on the home page also Cookie and Accept-Language', async () => {
  const { request } = await serve(() => ({}));
  expect((await request('/pricing')).headers.get('vary')).toBe('Accept-Encoding');
  expect((await request('/')).headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
});

it('createRendering caches public pages, but not private ones', async () => {
  const { request, rendering } = await serve(() => ({}));
  const statesOf = async (path: string) => [
    (await request(path)).headers.get('cache-status'),
    (await request(path)).headers.get('cache-status'),
  ];
  expect(await statesOf('/pricing')).toEqual(['site; fwd=miss', 'site; hit']);
  expect(await statesOf('/private/a')).toEqual(['site; fwd=bypass', 'site; fwd=bypass']);
  await request('/blog?page=2');
  expect([...rendering.renderedPaths()]).toEqual(['/pricing']);
});

it('createRendering rejects methods other than GET and HEAD, and requests for a page’s data', async () => {
  const { request } = await serve(() => ({}));
  const post = await request('/pricing', 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await request('/pricing/index.pageContext.json')).status).toBe(404);
  expect(await (await request('/pricing', 'HEAD')).text()).toBe('');
});

it('createRendering does not replace a cached page with a failure', async () => {
  let status = 200;
  const { request, rendering } = await serve(() => ({ status }));
  await request('/pricing');
  status = 500;
  rendering.expire('everything');
  expect((await request('/pricing')).status).toBe(200);
});
