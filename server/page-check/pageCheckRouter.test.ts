import http from 'node:http';
import Koa from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageCheckRequest, PagePlacesRequest } from '#schema/pageCheck.ts';
import { sign } from '#server/lib/signature.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createPageCheckRouter } from './pageCheckRouter.ts';

const secret = 'a secret of at least thirty-two characters';
const now = 1_800_000_000_000;
const page = { id: 17, type: 'page', locale: 'en', path: '/pricing' };

const servers: http.Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

async function start(
  check: (request: PageCheckRequest) => Promise<{ findings: [] }> = async () => ({ findings: [] }),
) {
  const app = new Koa();
  app.use(errorResponses(createLogger('silent')));
  const statusOf = async (path: string) => (path === '/pricing' ? 200 : undefined);
  const placesOf = async (request: PagePlacesRequest) => ({
    status: 200,
    places: [{ id: 'faq', text: 'path' in request ? request.path : `content ${request.id}` }],
  });
  app.use(
    createPageCheckRouter({
      secret,
      check,
      placesOf,
      statusOf,
      hasApiReference: true,
      now: () => now,
    }).routes(),
  );
  const server = http.createServer(app.callback());
  servers.push(server);
  const origin = await listen(server);
  return async (path: string, request: object, { by = secret, at = now / 1000 } = {}) => {
    const body = JSON.stringify(request);
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': sign(by, at, body) },
      body,
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
}

describe('createPageCheckRouter', () => {
  it('responds to signed requests', async () => {
    const requests: PageCheckRequest[] = [];
    const post = await start(async (request) => {
      requests.push(request);
      return { findings: [] };
    });
    expect(await post('page-check', page)).toEqual({ status: 200, json: { findings: [] } });
    expect(requests).toEqual([page]);
    expect(await post('page-status', { path: '/pricing' })).toEqual({ status: 200, json: { status: 200 } });
    expect(await post('page-status', { path: '/elsewhere' })).toEqual({ status: 200, json: { status: 503 } });
  });

  it.each([
    ['/search', 'own address'],
    ['/da/cookie-settings', 'own address'],
    ['/blog/below', 'below the blog'],
    ['/a/b/c/d/e/f/g', 'too deep'],
  ])('responds with 404 for a page at %s (%s)', async (path, reason) => {
    const post = await start();
    expect((await post('page-status', { path, type: 'page' })).json).toEqual({ status: 404, why: reason });
    expect((await post('page-status', { path, type: 'post' })).json).toEqual({ status: 503 });
  });

  it('lists the link targets of a published page or of the page in the form', async () => {
    const post = await start();
    const placesResponse = (text: string) => ({
      status: 200,
      json: { status: 200, places: [{ id: 'faq', text }] },
    });
    expect(await post('page-places', { path: '/pricing' })).toEqual(placesResponse('/pricing'));
    expect(await post('page-places', page)).toEqual(placesResponse('/pricing'));
    expect(await post('page-places', { id: 17, type: 'page', locale: 'en' })).toEqual(
      placesResponse('content 17'),
    );
    expect((await post('page-places', { path: '//elsewhere.example' })).status).toBe(422);
    expect((await post('page-places', page, { by: 'another secret of thirty-two characters' })).status).toBe(
      401,
    );
  });

  it.each([
    ['another secret', page, { by: 'another secret of thirty-two characters' }, 401],
    ['an old signature', page, { at: now / 1000 - 301 }, 401],
    ['an invalid id', { ...page, id: 0 }, {}, 422],
    ['a language that the site does not have', { ...page, locale: 'xx' }, {}, 422],
    ['an address of another host', { ...page, path: '//elsewhere.example' }, {}, 422],
    [
      'a frame without an origin',
      { ...page, frame: { admin: 'javascript:', draft: '0'.repeat(32) } },
      {},
      422,
    ],
    ...[
      'http://a;b',
      "https://a'b",
      'https://a,b',
      'https://a b',
      'https://a*',
      'https://a/',
      'https://a:443',
      'https://A',
    ].map((admin): [string, object, object, number] => [
      `a frame of ${admin}`,
      { ...page, frame: { admin, draft: '0'.repeat(32) } },
      {},
      422,
    ]),
    [
      'too many translations',
      { ...page, translations: Array(101).fill({ locale: 'da', modified: 1 }) },
      {},
      422,
    ],
    ['a body of more than 16 kB', { ...page, more: 'x'.repeat(20_000) }, {}, 413],
  ])('rejects requests with %s', async (_name, request, signedWith, status) => {
    expect((await (await start())('page-check', request, signedWith)).status).toBe(status);
  });

  it('responds with 503 while two other pages are being checked', async () => {
    let finish = () => {};
    const blocker = new Promise<void>((resolve) => (finish = resolve));
    let runningCount = 0;
    const post = await start(async () => {
      runningCount += 1;
      await blocker;
      return { findings: [] };
    });
    const first = [post('page-check', page), post('page-check', { ...page, id: 18 })];
    await expect.poll(() => runningCount).toBe(2);
    expect((await post('page-check', page)).status).toBe(503);
    finish();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await post('page-check', page)).status).toBe(200);
  });
});
