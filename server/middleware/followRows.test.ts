import http, { createServer, type Server } from 'node:http';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRowMatcher } from '#server/content/redirectRows.ts';
import { HttpError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/listen.ts';
import { errorResponses } from './errorResponses.ts';
import { followOldQueries, followRows } from './followRows.ts';

let server: Server;
let origin: string;
let usedRows: number[];
let missingPaths: string[];

/** Stub of `createOldAddresses` with a few old paths, `/?p=17` and PDF files. */
const oldAddresses = {
  areGone: false,
  find: async (path: string) =>
    new Map([
      ['/feed', '/feed.xml'],
      ['/old/a', '/wrong'],
      ['/lives', '/wrong'],
    ]).get(path),
  findByQuery: async (_path: string, search: string) => (search === '?p=17' ? '/blog/harbour' : undefined),
  findFile: (path: string) => (path.endsWith('.pdf') ? `/cms${path}` : undefined),
};

/** Starts a site with the page `/lives`. `/api/…` throws a 404 error, and `/fails` a 503 error. */
beforeEach(async () => {
  [usedRows, missingPaths] = [[], []];
  oldAddresses.areGone = false;
  const findRedirect = createRowMatcher([
    { id: 1, from: '/old/*', to: '/new/*', status: 302 },
    { id: 2, from: '/gone', to: null, status: 410 },
    { id: 3, from: '/api/gone', to: null, status: 410 },
    { id: 4, from: '/lives', to: '/new', status: 301 },
    { id: 5, from: '/fails', to: '/new', status: 301 },
    { id: 6, from: '/fails/gone', to: null, status: 410 },
    { id: 7, from: '/crashes', to: '/new', status: 301 },
    { id: 8, from: '/closed', to: '/new', status: 301 },
    { id: 9, from: '/asked', to: '/new?from=row', status: 308 },
  ]);
  const app = new Koa()
    .use(errorResponses(createLogger('silent')))
    .use(followOldQueries(oldAddresses))
    .use(
      followRows({
        find: findRedirect,
        hits: { countRow: (id) => void usedRows.push(id), countDead: (path) => void missingPaths.push(path) },
        old: oldAddresses,
      }),
    )
    .use((ctx) => {
      if (ctx.path.startsWith('/api/')) throw new HttpError(404, 'not_found', 'Nothing is here.');
      if (ctx.path === '/crashes') throw new Error('A fault.');
      if (ctx.path === '/closed') throw new HttpError(403, 'closed', 'Not today.');
      if (ctx.path.startsWith('/fails')) throw new HttpError(503, 'busy', 'Later.');
      ctx.status = ctx.path === '/lives' ? 200 : 404;
      ctx.set('ETag', '"a"');
      ctx.type = ctx.path.endsWith('.txt') ? 'text/plain' : 'text/html';
      ctx.body = ctx.path === '/lives' ? 'a page' : 'not found';
    });
  server = createServer(app.callback());
  origin = await listen(server);
});
afterEach(() => {
  vi.restoreAllMocks();
  return close(server);
});

/** Requests a path unchanged; `fetch` would normalise it. */
const request = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    http
      .request(origin + path, { method }, (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
      })
      .once('error', reject)
      .end();
  });

test('followRows serves an existing page instead of redirecting its path', async () => {
  expect((await request('/lives')).status).toBe(200);
  expect(usedRows).toEqual([]);
});

test('followRows redirects a missing page with its query, and counts the hit', async () => {
  const response = await request('/old/a?b=c');

  expect([response.status, response.headers.location]).toEqual([302, '/new/a?b=c']);
  expect(response.headers.etag).toBeUndefined();
  expect(usedRows).toEqual([1]);
  expect(missingPaths).toEqual([]);
});

test('followRows sends 410 with the body of the 404 page for a removed page', async () => {
  const goneResponse = await request('/gone');

  expect([goneResponse.status, goneResponse.headers['content-type'], goneResponse.headers.location]).toEqual([
    410,
    'text/html; charset=utf-8',
    undefined,
  ]);
  expect((await request('/api/gone')).status).toBe(410);
  expect(usedRows).toEqual([2, 3]);
});

test('followRows redirects only temporarily, and sends no 410, while rendering fails', async () => {
  const response = await request('/fails');
  expect([response.status, response.headers.location, response.headers['cache-control']]).toEqual([
    307,
    '/new',
    'no-store',
  ]);
  expect((await request('/fails/gone')).status).toBe(503);
  expect(usedRows).toEqual([]);
});

test('followRows redirects temporarily after an unexpected error, and sends other errors unchanged', async () => {
  expect((await request('/crashes')).status).toBe(307);
  expect((await request('/closed')).status).toBe(403);
});

test('followRows lets caches store redirects for an hour, and drops the query if the target has one', async () => {
  const { status, headers } = await request('/asked?a=b');
  expect([status, headers.location, headers['cache-control']]).toEqual([
    308,
    '/new?from=row',
    'public, max-age=0, s-maxage=3600',
  ]);
});

test('followRows looks for files only in the uploads folder, and treats failed lookups as missing files', async () => {
  expect((await request('/prices.pdf')).status).toBe(404);
  vi.spyOn(oldAddresses, 'find').mockRejectedValueOnce(new Error('The backend is away.'));
  expect((await request('/feed')).status).toBe(404);
  expect(missingPaths).toEqual(['/prices.pdf', '/feed']);
});

test.each([
  ['/?p=17', 'GET', 301],
  ['/da/?p=17', 'HEAD', 301],
  ['/da?p=17', 'GET', 301],
  ['/?p=17', 'POST', 404],
  ['/about?p=17', 'GET', 404],
  ['/dan/?p=17', 'GET', 404],
  ['/?p=18', 'GET', 404],
  ['/', 'GET', 404],
])('followOldQueries responds to %s (%s) with %i', async (path, method, status) => {
  expect((await request(path, method)).status).toBe(status);
});

test('followOldQueries ignores previews, and treats failed lookups as missing pages', async () => {
  const findByQuery = vi.spyOn(oldAddresses, 'findByQuery').mockResolvedValueOnce('/blog/harbour');
  expect((await request('/?p=17&preview=true')).status).toBe(404);
  expect(findByQuery).not.toHaveBeenCalled();
  findByQuery.mockReset().mockRejectedValueOnce(new Error('The backend is away.'));
  expect((await request('/?p=17')).status).toBe(404);
});

test('followRows does not redirect POST requests', async () => {
  expect((await request('/old/a', 'POST')).status).toBe(404);
});

test('followRows rejects paths that another server could read as another host', async () => {
  expect((await request('/old/%5cevil.example')).status).toBe(400);
  expect(usedRows).toEqual([]);
});

test('followRows counts missing pages, but not missing files', async () => {
  await request('/new/missing?name=x');
  await request('/new/missing.txt');
  expect(missingPaths).toEqual(['/new/missing']);
});

test('followRows sends the same response to HEAD requests, without counting them', async () => {
  expect((await request('/old/a', 'HEAD')).status).toBe(302);
  expect((await request('/new/missing', 'HEAD')).status).toBe(404);
  expect([usedRows, missingPaths]).toEqual([[], []]);
});

test('followRows redirects old WordPress URLs without counting them as missing', async () => {
  const feed = await request('/feed?utm_source=reader');
  expect([feed.status, feed.headers.location]).toEqual([301, '/feed.xml?utm_source=reader']);
  const file = await request('/wp-content/uploads/2024/05/prices.pdf');
  expect([file.status, file.headers.location]).toEqual([301, '/cms/wp-content/uploads/2024/05/prices.pdf']);
  const numbered = await request('/?p=17');
  expect([numbered.status, numbered.headers.location]).toEqual([301, '/blog/harbour']);
  expect(missingPaths).toEqual([]);
  expect((await request('/nowhere')).status).toBe(404);
  expect(missingPaths).toEqual(['/nowhere']);
});

test('followRows prefers pages and rows to old WordPress URLs', async () => {
  expect((await request('/lives')).status).toBe(200);
  expect((await request('/old/a')).headers.location).toBe('/new/a');
});

test('followRows sends 410 for old WordPress URLs if configured, and still redirects files', async () => {
  oldAddresses.areGone = true;
  expect((await request('/feed')).status).toBe(410);
  expect((await request('/?p=17')).status).toBe(410);
  expect((await request('/wp-content/uploads/a.pdf')).status).toBe(301);
});
