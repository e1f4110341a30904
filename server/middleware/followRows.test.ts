import http, { createServer, type Server } from 'node:http';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRowMatcher } from '#server/content/redirectRows.ts';
import { HttpError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/listen.ts';
import { errorResponses } from './errorResponses.ts';
import { followRows } from './followRows.ts';

let server: Server;
let origin: string;
let used: number[];
let dead: string[];

/** A site whose pages are `/lives`, a program's address and one that fails. */
beforeEach(async () => {
  [used, dead] = [[], []];
  const find = createRowMatcher([
    { id: 1, from: '/old/*', to: '/new/*', status: 302 },
    { id: 2, from: '/gone', to: null, status: 410 },
    { id: 3, from: '/api/gone', to: null, status: 410 },
    { id: 4, from: '/lives', to: '/new', status: 301 },
    { id: 5, from: '/fails', to: '/new', status: 301 },
    { id: 6, from: '/fails/gone', to: null, status: 410 },
  ]);
  const app = new Koa()
    .use(errorResponses(createLogger('silent')))
    .use(
      followRows({
        find,
        hits: { countRow: (id) => void used.push(id), countDead: (path) => void dead.push(path) },
      }),
    )
    .use((ctx) => {
      if (ctx.path.startsWith('/api/')) throw new HttpError(404, 'not_found', 'Nothing is here.');
      if (ctx.path.startsWith('/fails')) throw new HttpError(503, 'busy', 'Later.');
      ctx.status = ctx.path === '/lives' ? 200 : 404;
      ctx.set('ETag', '"a"');
      ctx.type = ctx.path.endsWith('.txt') ? 'text/plain' : 'text/html';
      ctx.body = ctx.path === '/lives' ? 'a page' : 'not found';
    });
  server = createServer(app.callback());
  origin = await listen(server);
});
afterEach(() => close(server));

/** Asks as it is written: nothing is normalised on the way. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    http
      .request(origin + path, { method }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      })
      .once('error', reject)
      .end();
  });

test('a page that exists is shown, whatever a row says', async () => {
  expect((await ask('/lives')).status).toBe(200);
  expect(used).toEqual([]);
});

test('an address without a page is led on with its query, as the row says, and counted', async () => {
  const answer = await ask('/old/a?b=c');

  expect([answer.status, answer.headers.location]).toEqual([302, '/new/a?b=c']);
  expect(answer.headers.etag).toBeUndefined();
  expect(used).toEqual([1]);
  expect(dead).toEqual([]);
});

test('what is gone is a 410 with the page that says that nothing is there', async () => {
  const gone = await ask('/gone');

  expect([gone.status, gone.headers['content-type'], gone.headers.location]).toEqual([
    410,
    'text/html; charset=utf-8',
    undefined,
  ]);
  expect((await ask('/api/gone')).status).toBe(410);
  expect(used).toEqual([2, 3]);
});

test('while the rest fails a row leads on for now, and nothing is called gone', async () => {
  const answer = await ask('/fails');
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
    307,
    '/new',
    'no-store',
  ]);
  expect((await ask('/fails/gone')).status).toBe(503);
  expect(used).toEqual([]);
});

test('a form that is posted is not led on', async () => {
  expect((await ask('/old/a', 'POST')).status).toBe(404);
});

test('an address that another server could read as another host is refused', async () => {
  expect((await ask('/old/%5cevil.example')).status).toBe(400);
  expect(used).toEqual([]);
});

test('pages that are missing are counted, what is meant for programs is not', async () => {
  await ask('/new/missing?name=x');
  await ask('/new/missing.txt');
  expect(dead).toEqual(['/new/missing']);
});
