import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { connectRedis } from '#server/database/connectRedis.ts';
import { pack, unpack } from '#server/packed.ts';
import { emptyRedis, testRedisUrl } from '#tests/support/emptyRedis.ts';
import { createSharedAnswers, type SharedLoad } from './sharedAnswers.ts';
import { createSharedStore } from './sharedStore.ts';

const logger = createLogger('silent');
const stops: (() => Promise<void> | void)[] = [];
let redis: Awaited<ReturnType<typeof emptyRedis>>;

type Answer = { text: string; packed: Buffer; storedAt: number };
const answer = (text: string, storedAt = Date.now(), packed = pack(text)): Answer => ({
  text,
  packed,
  storedAt,
});

function instance(limitBytes = 1_000_000) {
  const connection = connectRedis(redis.url, logger);
  stops.push(() => connection.disconnect());
  const store = createSharedStore({ redis: connection, limitBytes, logger });
  const answers = createSharedAnswers({ store, isTold: () => true });
  const get = (key: string, load: () => Promise<Answer>, how: Partial<SharedLoad<Answer>> = {}) =>
    answers.get<Answer>(key, {
      reason: 'missing',
      freshMs: 60_000,
      revive: (packed, storedAt) => answer(unpack(packed).toString(), storedAt, packed),
      isMeant: () => false,
      load,
      ...how,
    });
  return { ...answers, get, store };
}

const says = (text: string) => async () => answer(text);
const unasked = () => Promise.reject(new Error('The backend was asked.'));

beforeEach(async () => {
  if (testRedisUrl !== undefined) redis = await emptyRedis(stops, 10);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('an answer that instances share', { skip: testRedisUrl === undefined }, () => {
  it('is asked for once, however many ask at the same time', async () => {
    const held = Promise.withResolvers<void>();
    let calls = 0;
    const load = async () => {
      calls += 1;
      await held.promise;
      return answer('new');
    };
    const asking = Array.from({ length: 5 }, () => instance().get('a', load));
    await expect.poll(() => calls).toBe(1);
    held.resolve();
    expect((await Promise.all(asking)).map(({ text }) => text)).toEqual(Array(5).fill('new'));
    expect(calls).toBe(1);
  });

  it('is asked for anew by one of them once it is stale, and served by all until then', async () => {
    await instance().get('a', says('old'));
    const late = { freshMs: 0 };
    expect(await instance().get('a', unasked, late)).toMatchObject({ text: 'old' });
    expect(await instance().get('a', says('new'), { ...late, reason: 'stale' })).toMatchObject({
      text: 'new',
    });
    expect(await instance().get('a', unasked)).toMatchObject({ text: 'new' });
  });

  it('is asked for by another where who asked is gone, or was refused', async () => {
    await instance().store.lease('a', 300);
    expect(await instance().get('a', says('new'))).toMatchObject({ text: 'new' });
    await expect(instance().get('b', unasked)).rejects.toThrow('The backend was asked.');
    expect(await instance().get('b', says('mended'))).toMatchObject({ text: 'mended' });
  });

  it('is asked for anew where what stands in Redis cannot be read', async () => {
    const { store, get } = instance();
    await store.isThere();
    const lease = await store.lease('a', 10);
    if (lease === undefined) throw new Error('There is no lease.');
    await store.write('a', Buffer.from('not packed'), lease);
    expect(await get('a', says('new'))).toMatchObject({ text: 'new' });
  });

  it('takes no more room than there is: the oldest go first', async () => {
    const { get } = instance(10_000);
    for (let index = 0; index < 40; index += 1) await get(`a${index}`, says(`answer ${index}`));
    expect(await get('a39', unasked)).toMatchObject({ text: 'answer 39' });
    await expect(get('a0', unasked)).rejects.toThrow('The backend was asked.');
    const kept = await redis.client.keys('*answer*');
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length).toBeLessThan(20);
    for (const key of kept) expect(await redis.client.ttl(key)).toBeGreaterThan(0);
  });

  it('tells nobody who reads the names in Redis what was asked for', async () => {
    await instance().get('ContentPageQuery {"uri":"/a-secret-place"}', says('new'));
    expect((await redis.client.keys('*')).join()).not.toContain('secret');
  });

  it('is gone for all when one of them takes it back', async () => {
    const { get, forget } = instance();
    await get('a', says('old'));
    forget('a');
    expect(await get('a', says('new'))).toMatchObject({ text: 'new' });
  });
});
