import { randomUUID } from 'node:crypto';
import http from 'node:http';
import Koa from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import type { Purge } from '#schema/purge.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { sign } from '#server/lib/signature.ts';
import { createLogger } from '#server/logger.ts';
import { emptyRedis, testRedisUrl } from '#tests/support/emptyRedis.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createPurgeChannel } from './purgeChannel.ts';
import { createRevalidationRouter } from './revalidationRouter.ts';

const secret = 'a secret of at least thirty-two characters';
const now = 1_800_000_000_000;
const seconds = now / 1000;
const logger = createLogger('silent');

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts an instance of the site that only handles purges. */
async function startInstance(options: { redisUrl?: string | undefined; secret?: string | undefined } = {}) {
  const purges: Purge[] = [];
  const purge = (scope: Purge) => {
    purges.push(scope);
    return { content: 3, pages: 2 };
  };
  const channel = await createPurgeChannel({ redisUrl: options.redisUrl, secret, onPurge: purge, logger });
  const app = new Koa();
  app.use(errorResponses(logger));
  app.use(
    createRevalidationRouter({
      secret: 'secret' in options ? options.secret : secret,
      purge,
      channel,
      now: () => now,
    }).routes(),
  );
  const server = http.createServer(app.callback());
  const origin = await listen(server);
  stops.push(() => close(server), channel.close);
  return {
    purges,
    isSubscribed: channel.isSubscribed,
    publish: channel.publish,
    post: (body: string, headers: Record<string, string>) =>
      fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    /** Sends a signed purge, like the content backend. */
    send: (scope: object, time = seconds) => {
      const body = JSON.stringify(scope);
      return fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': sign(secret, time, body) },
        body,
      });
    },
  };
}

const emptyPurge = { ids: [], types: [], locales: [], everything: false };

describe('createRevalidationRouter', () => {
  it('purges the named content and returns the counts', async () => {
    const { send, purges } = await startInstance();
    const response = await send({ ids: [17, 'cG9zdDoxOA=='], locales: ['da'] });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ purged: { content: 3, pages: 2 } });
    expect(purges).toEqual([{ ...emptyPurge, ids: ['17', 'cG9zdDoxOA=='], locales: ['da'] }]);
  });

  const body = JSON.stringify({ everything: true });
  it.each([
    ['a request without a signature', {}],
    ['a signature by another secret', { 'x-signature': sign('x'.repeat(32), seconds, body) }],
    ['a signature of another body', { 'x-signature': sign(secret, seconds, '{}') }],
    [
      'a signature with another time',
      { 'x-signature': sign(secret, seconds, body).replace(/^t=\d+/, 't=1') },
    ],
    ['a signature 301 seconds old', { 'x-signature': sign(secret, seconds - 301, body) }],
    ['a signature 301 seconds ahead', { 'x-signature': sign(secret, seconds + 301, body) }],
    ['a truncated signature', { 'x-signature': sign(secret, seconds, body).slice(0, -2) }],
  ])('responds with 401 to %s', async (_, headers) => {
    const { post, purges } = await startInstance();
    expect((await post(body, headers)).status).toBe(401);
    expect(purges).toEqual([]);
  });

  it.each([
    ['{', 'JSON'],
    ['7', 'Object'],
    ['{}', 'name ids, types, locales or everything'],
    ['{"ids":[{}]}', 'ids.0'],
    ['{"locales":["fr"]}', 'locales.0'],
    ['{"everything":"yes"}', 'everything'],
    ['{"paths":["/"]}', 'paths'],
  ])('responds with 422 and a reason to the body %s', async (text, reason) => {
    const { post, purges } = await startInstance();
    const response = await post(text, { 'x-signature': sign(secret, seconds, text) });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(reason);
    expect(purges).toEqual([]);
  });

  it('rejects other content types and a body that is too large', async () => {
    const { post } = await startInstance();
    expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(' '.repeat(70_000), {})).status).toBe(413);
  });

  it('rejects a repeated call', async () => {
    const { send, purges } = await startInstance();
    expect((await send({ everything: true })).status).toBe(200);
    expect((await send({ everything: true })).status).toBe(409);
    expect((await send({ everything: true }, seconds + 1)).status).toBe(200);
    expect(purges).toHaveLength(2);
  });

  it('responds with 404 without a secret', async () => {
    const { send } = await startInstance({ secret: undefined });
    expect((await send({ everything: true })).status).toBe(404);
  });
});

const pollOptions = { timeout: 25_000 };

describe('two instances that share Redis', { skip: testRedisUrl === undefined }, () => {
  it('both apply a purge that one of them receives, and both reject a repeated call', async () => {
    const redis = await emptyRedis(stops, 11);
    const first = await startInstance({ redisUrl: redis.url });
    const second = await startInstance({ redisUrl: redis.url });
    await expect.poll(() => first.isSubscribed() && second.isSubscribed(), pollOptions).toBe(true);
    const scope = { ids: [randomUUID()] };
    expect((await first.send(scope)).status).toBe(200);
    await expect.poll(() => second.purges.at(-1)?.ids, pollOptions).toEqual(scope.ids);
    expect((await second.send(scope)).status).toBe(409);
    expect(first.purges).toHaveLength(1);
  });

  it('receive each other’s purges after one started without Redis, and that one purges everything', async () => {
    const redis = await emptyRedis(stops, 12, { isWhole: false });
    const first = await startInstance({ redisUrl: redis.url });
    const second = await startInstance({ redisUrl: redis.lineUrl });
    await first.send({ ids: ['post:1'] });
    expect(second.isSubscribed()).toBe(false);
    await redis.restore();
    await expect.poll(() => second.purges, pollOptions).toContainEqual({ ...emptyPurge, everything: true });
    await first.send({ ids: ['post:2'] });
    await expect.poll(() => second.purges.at(-1)?.ids, pollOptions).toEqual(['post:2']);
    expect(second.isSubscribed()).toBe(true);
  });

  it('receive exactly the purges that they missed while Redis was down', async () => {
    const redis = await emptyRedis(stops, 13);
    const first = await startInstance({ redisUrl: redis.url });
    const second = await startInstance({ redisUrl: redis.lineUrl });
    await expect.poll(() => first.isSubscribed() && second.isSubscribed(), pollOptions).toBe(true);
    await redis.cut();
    await first.send({ ids: ['post:3'] });
    await second.send({ ids: ['post:4'] });
    await expect.poll(() => second.isSubscribed(), pollOptions).toBe(false);
    await redis.restore();
    await expect
      .poll(() => second.purges.map(({ ids }) => ids), pollOptions)
      .toEqual([['post:4'], ['post:3']]);
    await expect
      .poll(() => first.purges.map(({ ids }) => ids), pollOptions)
      .toEqual([['post:3'], ['post:4']]);
  });

  it('purge everything when Redis has lost the log', async () => {
    const redis = await emptyRedis(stops, 14);
    const first = await startInstance({ redisUrl: redis.lineUrl });
    await expect.poll(() => first.isSubscribed(), pollOptions).toBe(true);
    await redis.cut();
    await expect.poll(() => first.isSubscribed(), pollOptions).toBe(false);
    await redis.client.flushdb();
    await redis.restore();
    await expect.poll(() => first.purges, pollOptions).toEqual([{ ...emptyPurge, everything: true }]);
  });
});

describe('purge channel data in Redis', { skip: testRedisUrl === undefined }, () => {
  const log = '{site}:purges';

  it('causes no purge if it is forged or copied from another entry', async () => {
    const redis = await emptyRedis(stops, 12);
    const first = await startInstance({ redisUrl: redis.url });
    const second = await startInstance({ redisUrl: redis.url });
    await expect.poll(() => first.isSubscribed() && second.isSubscribed(), pollOptions).toBe(true);
    const purgeBody = JSON.stringify({ everything: true });
    await redis.client.xadd(log, '*', 'from', 'nobody', 'purge', purgeBody);
    await redis.client.xadd(
      log,
      '*',
      'from',
      'nobody',
      'purge',
      purgeBody,
      'nonce',
      '',
      'seal',
      'x'.repeat(43),
    );
    await first.send({ ids: ['post:1'] });
    await expect.poll(() => second.purges.length, pollOptions).toBe(1);
    const [[, fields] = ['', []]] = await redis.client.xrevrange(log, '+', '-', 'COUNT', 1);
    await redis.client.xadd(log, '*', ...fields);
    await first.send({ ids: ['post:2'] });
    await expect.poll(() => second.purges.at(-1)?.ids, pollOptions).toEqual(['post:2']);
    expect(second.purges.map(({ ids }) => ids)).toEqual([['post:1'], ['post:2']]);
  });

  it('is replaced if the log has another type, and everything is purged', async () => {
    const redis = await emptyRedis(stops, 13);
    const { purges, isSubscribed, send } = await startInstance({ redisUrl: redis.url });
    await expect.poll(isSubscribed, pollOptions).toBe(true);
    await redis.client.set(log, 'no log');
    await send({ ids: ['post:1'] });
    await expect.poll(() => purges, pollOptions).toContainEqual({ ...emptyPurge, everything: true });
    await expect.poll(() => redis.client.type(log), pollOptions).toBe('stream');
  });

  it('does not reveal in key names which preview links were opened', async () => {
    const redis = await emptyRedis(stops, 14);
    const { isSubscribed, send } = await startInstance({ redisUrl: redis.url });
    await expect.poll(isSubscribed, pollOptions).toBe(true);
    await send({ ids: ['post:1'] });
    const names = await redis.client.keys('*seen*');
    expect(names).toHaveLength(1);
    expect(names.join()).not.toContain('v1=');
  });
});

describe('purges waiting for Redis', { skip: testRedisUrl === undefined }, () => {
  it('are all sent, including purges added while the first is being sent', async () => {
    const redis = await emptyRedis(stops, 11);
    const first = await startInstance({ redisUrl: redis.url });
    const second = await startInstance({ redisUrl: redis.lineUrl });
    await expect.poll(() => first.isSubscribed() && second.isSubscribed(), pollOptions).toBe(true);
    await redis.cut();
    await second.publish({ ...emptyPurge, ids: ['post:1'] });
    // The connection breaks again while the first purge is being sent, and 120 more are added before it is sent again.
    const stalled = redis.stallAt('xadd');
    await redis.restore();
    await stalled;
    await redis.cut();
    await redis.restore();
    const ids = Array.from({ length: 120 }, (_, index) => `post:${100 + index}`);
    await Promise.all(ids.map((id) => second.publish({ ...emptyPurge, ids: [id] })));
    const isReceived = (id: string) =>
      first.purges.some((purge) => purge.everything || purge.ids.includes(id));
    await expect.poll(() => ids.filter((id) => !isReceived(id)), pollOptions).toEqual([]);
  });
});

it('createPurgeChannel works without other instances while Redis is down', async () => {
  const { send, purges } = await startInstance({ redisUrl: 'redis://127.0.0.1:1' });
  expect((await send({ everything: true })).status).toBe(200);
  expect((await send({ everything: true })).status).toBe(409);
  expect(purges).toHaveLength(1);
});
