import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import Koa from 'koa';
import { close, listen } from '#tests/support/listen.ts';
import { createPurgeQueue, createCloudflare, createFastly, tagResponses } from './cdn.ts';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Starts the API of a CDN that records its calls. */
async function startCdn() {
  const calls: { method: string; path: string; headers: http.IncomingHttpHeaders; body: unknown }[] = [];
  const responses: { status: number; body: string }[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, path: url, headers, body: JSON.parse(body) });
      const { status, body: responseBody } = responses.shift() ?? { status: 200, body: '{"success":true}' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(responseBody);
    });
  });
  const apiUrl = await listen(server);
  stops.push(() => close(server));
  return { account: { apiUrl, id: 'abc', token: 'a token' }, calls, responses };
}

const logger = createLogger('silent');
const pollOptions = { timeout: 10_000 };

it('createFastly purges surrogate keys, or everything, with the API key', async () => {
  const { account, calls } = await startCdn();
  const fastly = createFastly(account);
  await fastly.purge(['post-17', 'in-da']);
  await fastly.purge('everything');
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/service/abc/purge',
      headers: { 'fastly-key': 'a token' },
      body: { surrogate_keys: ['post-17', 'in-da'] },
    },
    { method: 'POST', path: '/service/abc/purge_all', headers: { 'fastly-key': 'a token' } },
  ]);
});

it('createCloudflare purges cache tags, or everything, with the token', async () => {
  const { account, calls } = await startCdn();
  const cloudflare = createCloudflare(account);
  await cloudflare.purge(['post-17', 'in-da']);
  await cloudflare.purge('everything');
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/zones/abc/purge_cache',
      headers: { authorization: 'Bearer a token' },
      body: { tags: ['post-17', 'in-da'] },
    },
    { path: '/zones/abc/purge_cache', body: { purge_everything: true } },
  ]);
});

describe('createPurgeQueue', () => {
  it('combines tags in calls of limited size', async () => {
    const { account, calls } = await startCdn();
    const queue = createPurgeQueue({ cdn: createCloudflare(account), logger, waitMs: 20 });
    stops.push(queue.stop);
    const tags = Array.from({ length: 45 }, (_, index) => `post-${index}`);
    queue.add(tags.slice(0, 25));
    queue.add(tags.slice(20));
    await expect.poll(() => queue.lagMs(), pollOptions).toBe(0);
    expect(calls.map(({ body }) => body)).toEqual([{ tags: tags.slice(0, 30) }, { tags: tags.slice(30) }]);
  });

  it.each([
    ['fails', { status: 503, body: '' }],
    ['rejects the purge', { status: 200, body: '{"success":false}' }],
  ])('retries until the purge is accepted if the CDN %s', async (_, failure) => {
    const { account, calls, responses } = await startCdn();
    responses.push(failure, failure, failure);
    const queue = createPurgeQueue({ cdn: createCloudflare(account), logger, waitMs: 5 });
    stops.push(queue.stop);
    queue.add(['post-17']);
    queue.add(['post-18']);
    await expect.poll(() => queue.lagMs(), pollOptions).toBe(0);
    expect(calls.map(({ body }) => body)).toEqual(Array(4).fill({ tags: ['post-17', 'post-18'] }));
  });

  it('sends queued purges immediately when the site stops', async () => {
    const { account, calls } = await startCdn();
    const queue = createPurgeQueue({ cdn: createFastly(account), logger, waitMs: 60_000 });
    queue.add(['post-17']);
    await queue.stop();
    expect(calls.map(({ body }) => body)).toEqual([{ surrogate_keys: ['post-17'] }]);
  });

  it('purges everything when there are too many tags', async () => {
    const { account, calls } = await startCdn();
    const queue = createPurgeQueue({ cdn: createFastly(account), logger, waitMs: 5 });
    stops.push(queue.stop);
    queue.add(Array.from({ length: 5_000 }, (_, index) => `post-${index}`));
    await expect.poll(() => queue.lagMs(), pollOptions).toBe(0);
    expect(calls.map(({ path }) => path)).toEqual(['/service/abc/purge_all']);
  });
});

it.each([
  ['adds the tags of cacheable responses', 'public, s-maxage=60', ['post-17', 'in-da'], 'post-17,in-da'],
  ['adds a common tag to cacheable responses without tags', 'public, s-maxage=60', undefined, 'untold'],
  ['ignores responses that only browsers cache', 'public, max-age=60', ['post-17'], null],
  ['ignores responses that are not cached', 'no-store', ['post-17'], null],
])('tagResponses %s', async (_name, cacheControl, tags, header) => {
  const app = new Koa().use(tagResponses({ header: 'Cache-Tag', separator: ',' })).use((ctx) => {
    ctx.set('Cache-Control', cacheControl);
    if (tags !== undefined) ctx.state.cacheTags = tags;
    ctx.body = '';
  });
  const server = http.createServer(app.callback());
  stops.push(() => close(server));
  expect((await fetch(await listen(server))).headers.get('cache-tag')).toBe(header);
});
