import { describe, expect, it } from 'vitest';
import { createStaleCache } from './staleCache.ts';

type Copy = { text: string };

function createCache(now: () => number = () => 0) {
  return createStaleCache<Copy>({
    freshMs: 1_000,
    staleMs: 10_000,
    limitBytes: 1_000,
    sizeOf: ({ text }) => text.length,
    now,
  });
}

const copy = (text: string) => async () => ({ text });
const failure = async (): Promise<Copy> => {
  throw new Error('The backend is away.');
};

describe('a purged copy', () => {
  it('is replaced before the next answer', async () => {
    const cache = createCache();
    await cache.get('a', copy('old'));
    await cache.get('b', copy('other'));
    expect(cache.purge((key) => key === 'a')).toEqual(['a']);
    expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'new' }, state: 'miss' });
    expect(await cache.get('b', failure)).toMatchObject({ value: { text: 'other' }, state: 'hit' });
  });

  it('is what there is when loading fails', async () => {
    const cache = createCache();
    await cache.get('a', copy('old'));
    cache.purge(() => true);
    expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'old' }, state: 'stale-if-error' });
  });

  it('does not come back with a load that had begun before', async () => {
    const cache = createCache();
    const slow = Promise.withResolvers<Copy>();
    const early = cache.get('a', () => slow.promise);
    expect(cache.purge((_key, value) => value === undefined)).toEqual(['a']);
    expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'new' } });
    slow.resolve({ text: 'old' });
    expect(await early).toMatchObject({ value: { text: 'old' } });
    expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'new' }, state: 'hit' });
  });
});

it('answers a stale copy at once, and its replacement to who comes later', async () => {
  let time = 0;
  const cache = createCache(() => time);
  await cache.get('a', copy('old'));
  time = 2_000;
  expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'old' }, state: 'stale' });
  await expect.poll(async () => (await cache.get('a', copy('new'))).value.text).toBe('new');
});

it('loads once for all who ask at the same time', async () => {
  const cache = createCache();
  let loads = 0;
  const load = async () => ({ text: String(++loads) });
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('a', load)));
  expect(new Set(answers.map(({ value }) => value.text))).toEqual(new Set(['1']));
});
