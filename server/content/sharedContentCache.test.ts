import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zstdCompressSync } from 'node:zlib';
import { createLogger } from '#server/logger.ts';
import { connectRedis } from '#server/database/connectRedis.ts';
import { compress, decompress } from '#server/lib/compressed.ts';
import { emptyRedis, testRedisUrl } from '#tests/support/emptyRedis.ts';
import { startRedisServer } from '#tests/support/redisServer.ts';
import { createSharedContentCache, type SharedLoad } from './sharedContentCache.ts';
import { createSharedStore, purgeFields, purgeLogKey } from './sharedStore.ts';

const logger = createLogger('silent');
const stops: (() => Promise<void> | void)[] = [];
let redis: Awaited<ReturnType<typeof emptyRedis>>;

type TestResponse = { text: string; packed: Buffer; storedAt: number };
const response = (text: string, storedAt = Date.now(), packed = compress(text)): TestResponse => ({
  text,
  packed,
  storedAt,
});

const ourSecret = 'a secret of at least thirty-two characters';

function instance({ limitBytes = 1_000_000, url = redis.url, secret = ourSecret } = {}) {
  const connection = connectRedis(url, logger);
  stops.push(() => connection.disconnect());
  const store = createSharedStore({
    redis: connection,
    limitBytes,
    secret,
    purgeSecret: ourSecret,
    logger,
  });
  const cache = createSharedContentCache({ store, isFlushed: () => true });
  const get = (
    key: string,
    load: () => Promise<TestResponse>,
    options: Partial<SharedLoad<TestResponse>> = {},
  ) =>
    cache.get<TestResponse>(key, {
      reason: 'missing',
      freshMs: 60_000,
      deserialize: (packed, storedAt) => response(decompress(packed).toString(), storedAt, packed),
      isAffected: () => false,
      load,
      ...options,
    });
  return { ...cache, get, store };
}

const postPurge = { ids: ['post:1'], types: [], locales: [], everything: false };
const respond = (text: string) => async () => response(text);
const rejectLoad = () => Promise.reject(new Error('The backend was queried.'));

beforeEach(async () => {
  if (testRedisUrl !== undefined) redis = await emptyRedis(stops, 10);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('responses shared by instances', { skip: testRedisUrl === undefined }, () => {
  it('are loaded once for simultaneous requests', async () => {
    const delay = Promise.withResolvers<void>();
    let calls = 0;
    const load = async () => {
      calls += 1;
      await delay.promise;
      return response('new');
    };
    const loads = Array.from({ length: 5 }, () => instance().get('a', load));
    await expect.poll(() => calls).toBe(1);
    delay.resolve();
    expect((await Promise.all(loads)).map(({ text }) => text)).toEqual(Array(5).fill('new'));
    expect(calls).toBe(1);
  });

  it('are reloaded by one instance when stale, while all serve the stale copy', async () => {
    await instance().get('a', respond('old'));
    const staleOptions = { freshMs: 0 };
    expect(await instance().get('a', rejectLoad, staleOptions)).toMatchObject({ text: 'old' });
    expect(await instance().get('a', respond('new'), { ...staleOptions, reason: 'stale' })).toMatchObject({
      text: 'new',
    });
    expect(await instance().get('a', rejectLoad)).toMatchObject({ text: 'new' });
  });

  it('are loaded by another instance if the first vanishes or fails', async () => {
    await instance().store.lease('a', 300);
    expect(await instance().get('a', respond('new'))).toMatchObject({ text: 'new' });
    await expect(instance().get('b', rejectLoad)).rejects.toThrow('The backend was queried.');
    expect(await instance().get('b', respond('repaired'))).toMatchObject({ text: 'repaired' });
  });

  it('are loaded again if the value in Redis is unreadable', async () => {
    const { store, get } = instance();
    await store.isAvailable();
    const lease = await store.lease('a', 10);
    if (lease === undefined) throw new Error('There is no lease.');
    await store.write('a', Buffer.from('not packed'), lease);
    expect(await get('a', respond('new'))).toMatchObject({ text: 'new' });
  });

  it('stay within the size limit, because the oldest are evicted', async () => {
    const { get } = instance({ limitBytes: 10_000 });
    for (let index = 0; index < 40; index += 1) await get(`a${index}`, respond(`response ${index}`));
    expect(await get('a39', rejectLoad)).toMatchObject({ text: 'response 39' });
    await expect(get('a0', rejectLoad)).rejects.toThrow('The backend was queried.');
    const keys = await redis.client.keys('*answer*');
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.length).toBeLessThan(20);
    for (const key of keys) expect(await redis.client.ttl(key)).toBeGreaterThan(0);
  });

  it('do not reveal requests in Redis key names', async () => {
    await instance().get('ContentPageQuery {"uri":"/a-secret-place"}', respond('new'));
    expect((await redis.client.keys('*')).join()).not.toContain('secret');
  });

  it('are removed for all instances when one forgets them', async () => {
    const { get, forget } = instance();
    await get('a', respond('old'));
    forget('a');
    expect(await get('a', respond('new'))).toMatchObject({ text: 'new' });
  });
});

/** Returns compressed zeros that decompress to more than a gigabyte, a thousand times the compressed size. */
function bomb(): Buffer {
  const part = zstdCompressSync(Buffer.alloc(16 * 1024 * 1024));
  return Buffer.concat(Array.from({ length: 80 }, () => part));
}

it('decompress throws if the result is larger than any response may be', () => {
  expect(bomb().byteLength).toBeLessThan(1_000_000);
  expect(() => decompress(bomb())).toThrow();
});

describe('forged data in Redis', { skip: testRedisUrl === undefined }, () => {
  const entryIn = async () => (await redis.client.keys('*:answer:*')).join();
  const write = (value: Buffer) => async (key: string) => {
    await redis.client.hset(key, 'packed', value);
  };
  const forgeries: [name: string, rewrite: (key: string) => Promise<unknown>][] = [
    ['a script', write(compress('<script>alert(1)</script>'))],
    ['an empty object', write(compress('{}'))],
    ['nothing', write(Buffer.alloc(0))],
    ['bytes that are not compressed', write(Buffer.from('null'))],
    ['a value that decompresses to a gigabyte', write(bomb())],
    ['a value larger than any response', write(Buffer.alloc(11 * 1024 * 1024))],
    [
      'a truncated response',
      async (key) =>
        write((await redis.client.hgetBuffer(key, 'packed'))?.subarray(0, -3) ?? Buffer.of())(key),
    ],
    ['an invalid time', (key) => redis.client.hset(key, 'storedAt', 'now')],
    ['an invalid position in the log', (key) => redis.client.hset(key, 'position', 'here')],
    ['a text instead of the entry', (key) => redis.client.set(key, 'text')],
    [
      'texts instead of all keys',
      async () => {
        for (const key of await redis.client.keys('{site}:content:*')) await redis.client.set(key, 'text');
      },
    ],
  ];

  it.each(forgeries)('is ignored and replaced: %s', async (_name, rewrite) => {
    await instance().get('a', respond('good'));
    await rewrite(await entryIn());
    expect(await instance().get('a', respond('reloaded'))).toMatchObject({ text: 'reloaded' });
    expect(await instance().get('a', rejectLoad)).toMatchObject({ text: 'reloaded' });
  });

  it('is not used for another key or by an instance with another secret', async () => {
    await instance().get('a', respond('of a'));
    const [entry = ''] = await redis.client.keys('*:answer:*');
    await instance().get('b', respond('of b'));
    const otherKey = (await redis.client.keys('*:answer:*')).find((key) => key !== entry) ?? '';
    await redis.client.hset(otherKey, await redis.client.hgetallBuffer(entry));
    expect(await instance().get('b', respond('reloaded'))).toMatchObject({ text: 'reloaded' });
    const stranger = instance({ secret: 'another secret of thirty-two characters' });
    expect(await stranger.get('a', respond('of a stranger'))).toMatchObject({ text: 'of a stranger' });
    expect(await instance().get('a', respond('reloaded'))).toMatchObject({ text: 'reloaded' });
  });

  it('does not make an old response fresh', async () => {
    const staleOptions = { freshMs: 1, reason: 'stale' as const };
    await instance().get('a', respond('old'));
    await redis.client.hset(await entryIn(), 'storedAt', Date.now() + 60_000);
    expect(await instance().get('a', respond('new'), staleOptions)).toMatchObject({ text: 'new' });
  });
});

describe('Redis in cluster mode', { skip: testRedisUrl === undefined }, () => {
  it('accepts every command of the shared cache and the purge log, because their keys are in one slot', async () => {
    const cluster = await startRedisServer(undefined, { isCluster: true });
    stops.push(() => cluster.kill());
    const client = connectRedis(cluster.url, logger, { enableOfflineQueue: true });
    stops.push(() => client.disconnect());
    await expect.poll(async () => String(await client.call('CLUSTER', 'INFO'))).toContain('cluster_state:ok');
    const { get } = instance({ url: cluster.url });
    await get('a', respond('of a'));
    await client.xadd(purgeLogKey, '*', ...purgeFields(ourSecret, 'here', postPurge));
    expect(await instance({ url: cluster.url }).get('a', rejectLoad)).toMatchObject({ text: 'of a' });
    const isAffected = () => true;
    expect(await get('a', respond('new'), { isAffected })).toMatchObject({ text: 'new' });
  });
});
