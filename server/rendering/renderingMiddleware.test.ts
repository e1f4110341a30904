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
  const request = (path: string, method = 'GET', accept = 'text/html') =>
    fetch(origin + path, { method, redirect: 'manual', headers: { accept } });
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
  const measurements: object[] = [];
  const { request } = await serve(
    (url) => (url === '/gone' ? { status: 404 } : {}),
    ({ locale, path, bytes }) => measurements.push({ locale, path, bytes }),
  );
  for (const path of ['/da/priser', '/da/priser', '/private/a', '/gone', '/blog?page=2', '/docs/made/up'])
    await request(path);
  expect(measurements).toEqual([{ locale: 'da', path: '/da/priser', bytes: '/da/priser'.length }]);
});

it('createRendering sends the request headers that a page depends on in Vary', async () => {
  const { request } = await serve((url) => ({ status: url === '/gone' ? 404 : 200 }));
  expect((await request('/pricing')).headers.get('vary')).toBe('Accept-Encoding, Accept');
  expect((await request('/')).headers.get('vary')).toBe('Accept-Encoding, Accept, Cookie, Accept-Language');
  for (const path of ['/gone', '/private/a', '/pricing.md'])
    expect((await request(path)).headers.get('vary'), path).toBe('Accept-Encoding');
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

describe('Markdown of a page', () => {
  const page = (url: string) => ({ body: `<main><h1>${url}</h1></main>` });
  const markdownType = 'text/markdown; charset=utf-8';

  it('is served at the page’s path with .md, and refers to the page', async () => {
    const { request } = await serve(page);
    const response = await request('/da/blog.md?page=2&utm_source=x');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': markdownType,
      'cache-control': publicForDay,
      link: '<https://site.example/da/blog?page=2>; rel="canonical"',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toBe('# /da/blog?page=2\n');
    for (const path of ['/index.md', '/en.md'])
      expect((await request(path)).headers.get('link')).toBe('<https://site.example/>; rel="canonical"');
    expect(await (await request('/pricing.md', 'HEAD')).text()).toBe('');
  });

  it.each([
    ['text/markdown', markdownType],
    ['text/markdown, text/html, */*;q=0.1', markdownType],
    ['text/html;q=0.5, text/markdown;q=0.6', markdownType],
    ['text/html, text/markdown;q=0.9', 'text/html;charset=utf-8'],
    ['text/markdown;q=0, */*', 'text/html;charset=utf-8'],
    ['*/*', 'text/html;charset=utf-8'],
  ])('is sent in place of the page to clients that prefer it: %s', async (accept, type) => {
    const { request } = await serve(page);
    for (const cacheStatus of ['site; fwd=miss', 'site; hit']) {
      const { headers } = await request('/pricing', 'GET', accept);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('vary')).toBe('Accept-Encoding, Accept');
      expect(headers.get('cache-status')).toBe(cacheStatus);
      expect(headers.get('cache-control')).toBe(type === markdownType ? 'private, no-cache' : publicForDay);
    }
  });

  it('is cached with the page, and changes with it', async () => {
    let text = 'old';
    const { request, rendering } = await serve(() => ({ body: `<main>${text}</main>` }));
    const first = await request('/pricing.md');
    const second = await request('/pricing.md');
    expect(second.headers.get('cache-status')).toBe('site; hit');
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    text = 'new';
    rendering.purge(['everything']);
    expect(await (await request('/pricing.md')).text()).toBe('new\n');
  });

  it('is missing for private, missing and very large pages, and follows redirects', async () => {
    const { request } = await serve((url) => {
      if (url === '/old') return { status: 301, location: '/new?page=2' };
      return url === '/gone' ? { status: 404 } : { body: `<main>${'word '.repeat(500_000)}</main>` };
    });
    for (const path of ['/private/a.md', '/gone.md', '/huge.md']) {
      const response = await request(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
    }
    for (const path of ['/private/a', '/gone', '/huge'])
      expect((await request(path, 'GET', 'text/markdown')).headers.get('content-type')).toMatch('text/html');
    expect((await request('/old.md')).headers.get('location')).toBe('/new.md?page=2');
    expect((await request('/old', 'GET', 'text/markdown')).headers.get('location')).toBe('/new?page=2');
  });
});
