import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { portOf } from '#tests/support/portOf.ts';
import { createPostLimits, type PostLimits, limitKey, truncatedAddress } from './postLimits.ts';

const logger = createLogger('silent');
const address = '203.0.113.1';
const openLimits: PostLimits[] = [];
const redisUrl = process.env['TEST_REDIS_URL'];

async function create(redisUrl?: string): Promise<PostLimits> {
  const limits = await createPostLimits({ redisUrl, logger });
  openLimits.push(limits);
  return limits;
}

afterEach(async () => {
  for (const limits of openLimits.splice(0)) await limits.close();
});

async function countAllowed(limits: PostLimits, posts: number): Promise<number> {
  const refusals = await Promise.all(
    Array.from({ length: posts }, () => limits.countAccepted('newsletter', address)),
  );
  return refusals.filter((seconds) => seconds === undefined).length;
}

it.each([
  ['posts', 60, 60, (limits: PostLimits) => limits.countPost(address)],
  ['challenges', 60, 60, (limits: PostLimits) => limits.countChallenge(address)],
  ['reports of a mail provider', 300, 60, (limits: PostLimits) => limits.countReport(address)],
  ['enquiries', 5, 600, (limits: PostLimits) => limits.countAccepted('enquiries', address)],
  ['sign-ups', 5, 600, (limits: PostLimits) => limits.countAccepted('newsletter', address)],
])('createPostLimits allows %s %i times in %i seconds', async (_what, maxCount, seconds, count) => {
  const limits = await create();
  const waits = await Promise.all(Array.from({ length: maxCount + 1 }, () => count(limits)));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(maxCount);
  const wait = waits.find((seconds) => seconds !== undefined) ?? 0;
  expect(wait).toBeGreaterThan(seconds - 30);
  expect(wait).toBeLessThanOrEqual(seconds);
});

it('createPostLimits counts each form separately', async () => {
  const limits = await create();
  expect(await countAllowed(limits, 8)).toBe(5);
  expect(await limits.countAccepted('enquiries', address)).toBeUndefined();
});

it('createPostLimits limits uploaded bytes per network and in total', async () => {
  const uploads = { hourBytes: 1_000_000, totalBytes: 10_000 };
  const limits = await createPostLimits({ redisUrl: undefined, logger, uploads });
  expect(await limits.takeUploadBytes('a', 200_000)).toBeUndefined();
  expect(await limits.takeUploadBytes('a', 1_000)).toMatchObject({ isOwn: true });
  await limits.settleUploadBytes('a', -150_000);
  expect(await limits.takeUploadBytes('a', 150_000)).toBeUndefined();
  await limits.settleUploadBytes('b', 200_000);
  expect(await limits.takeUploadBytes('b', 1_000)).toMatchObject({ isOwn: true });
  const results = [];
  for (const network of ['c', 'd', 'e', 'f']) results.push(await limits.takeUploadBytes(network, 200_000));
  expect(results).toEqual([undefined, undefined, undefined, expect.objectContaining({ isOwn: false })]);
});

it('createPostLimits rejects nothing while Redis is down', async () => {
  const vacant = createServer().listen(0, '127.0.0.1');
  await once(vacant, 'listening');
  const port = portOf(vacant);
  await new Promise((resolve) => vacant.close(resolve));
  expect(await countAllowed(await create(`redis://127.0.0.1:${port}`), 8)).toBe(8);
});

describe.runIf(redisUrl !== undefined)('createPostLimits with Redis', () => {
  it('shares counters between instances', async () => {
    const redis = new Redis(redisUrl ?? '');
    const key = `limit:newsletter:${address}`;
    const readCount = async () => Number(await redis.get(key));
    const [first, second] = [await create(redisUrl), await create(redisUrl)];
    for (const limits of [first, second]) {
      // Until an instance is connected, it allows all requests.
      const countBefore = await readCount();
      await expect
        .poll(() => limits.countAccepted('newsletter', address).then(readCount))
        .toBeGreaterThan(countBefore);
    }
    await redis.del(key);
    expect((await countAllowed(first, 4)) + (await countAllowed(second, 4))).toBe(5);
    redis.disconnect();
  });

  it('shares byte counters between instances', async () => {
    const uploads = { hourBytes: 10 ** 12, totalBytes: 10_000 };
    const createConnected = async () => {
      const limits = await createPostLimits({ redisUrl, logger, uploads });
      openLimits.push(limits);
      // Until an instance is connected, it allows all requests.
      await expect.poll(() => limits.takeUploadBytes(randomUUID(), 10 ** 12)).toMatchObject({ isOwn: true });
      return limits;
    };
    const [first, second, network] = [await createConnected(), await createConnected(), randomUUID()];
    expect(await first.takeUploadBytes(network, 2 * 10 ** 11)).toBeUndefined();
    expect(await second.takeUploadBytes(network, 1_000)).toMatchObject({ isOwn: true });
    await first.settleUploadBytes(network, -2 * 10 ** 11);
    expect(await second.takeUploadBytes(network, 1_000)).toBeUndefined();
  });

  it.each([
    [
      'a counter that expires in a year',
      (redis: Redis, key: string) => redis.set(key, 1_000_000, 'EX', 31_536_000),
    ],
    ['a value that is not a number', (redis: Redis, key: string) => redis.set(key, 'many')],
    ['a list', (redis: Redis, key: string) => redis.lpush(key, 'many')],
  ])('does not reject visitors permanently because of a foreign value in Redis: %s', async (_name, write) => {
    const redis = new Redis(redisUrl ?? '');
    const visitorAddress = '203.0.113.2';
    const key = `limit:newsletter:${visitorAddress}`;
    const limits = await create(redisUrl);
    await expect
      .poll(async () => {
        await limits.countAccepted('newsletter', visitorAddress);
        return redis.exists(key);
      })
      .toBe(1);
    await redis.del(key);
    await write(redis, key);
    expect(await limits.countAccepted('newsletter', visitorAddress)).toBeUndefined();
    await redis.del(key);
    redis.disconnect();
  });
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
  ['2001:db8:1:ff:ffff::1', '2001:db8:1::/56'],
  ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('limitKey converts the address %j to %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', null],
])('truncatedAddress truncates %j to %s', (address, expected) => {
  expect(truncatedAddress(address)).toBe(expected);
});
