import { describe, expect, it } from 'vitest';
import { copy, createTextCache, type Copy } from '#tests/support/textCache.ts';

const failure = async (): Promise<Copy> => {
  throw new Error('The backend is away.');
};

describe('createStaleCache: the age of a copy', () => {
  it('is fresh for exactly the configured time, which may depend on the value', async () => {
    let time = 0;
    const cache = createTextCache(() => time, { freshMs: ({ text }) => 100 * text.length });
    await cache.get('a', copy('ten'));
    await cache.get('b', copy('longer'));
    time = 300;
    expect(cache.fresh('a')).toEqual({ value: { text: 'ten' }, state: 'hit', storedAt: 0 });
    time = 301;
    expect([cache.fresh('a'), cache.fresh('b')?.state, cache.fresh('c')]).toEqual([
      undefined,
      'hit',
      undefined,
    ]);
  });

  it('starts with the age of the loaded value, which is reloaded if already stale', async () => {
    const ages = [2_000, 3_500, 4_001];
    const loads: string[] = [];
    const cache = createTextCache(() => 5_000, { storedAtOf: () => ages.shift() ?? 5_000 });
    const load = async (reason: string) => {
      loads.push(reason);
      return { text: String(loads.length) };
    };
    expect(await cache.get('a', load)).toEqual({ value: { text: '1' }, state: 'stale', storedAt: 3_500 });
    await expect.poll(() => cache.peek('a')).toEqual({ text: '2' });
    expect(loads).toEqual(['missing', 'stale']);
  });

  it('restarts when a load confirms the copy', async () => {
    let time = 0;
    const replaced: unknown[] = [];
    const cache = createTextCache(() => time, { onLoaded: (...args) => replaced.push(args) });
    const { value } = await cache.get('a', copy('same'));
    expect(cache.expire((key) => key === 'b')).toBe(0);
    expect(cache.expire((key, { text }) => key === 'a' && text === 'same')).toBe(1);
    expect(cache.fresh('a')).toBeUndefined();
    time = 900;
    expect((await cache.get('a', async () => value)).state).toBe('stale');
    await expect.poll(() => cache.fresh('a')).toEqual({ value, state: 'hit', storedAt: 0 });
    cache.put('a', { text: 'new' });
    expect(cache.fresh('a')).toEqual({ value: { text: 'new' }, state: 'hit', storedAt: 900 });
    expect(replaced).toEqual([
      ['a', { text: 'same' }, undefined],
      ['a', { text: 'new' }, { text: 'same' }],
    ]);
  });
});

it('createStaleCache passes the reason and the old copy to the load', async () => {
  let time = 0;
  const cache = createTextCache(() => time);
  const loads: unknown[] = [];
  const load = async (...args: unknown[]) => {
    loads.push(args);
    return { text: String(loads.length) };
  };
  await cache.get('a', load);
  time = 2_000;
  await cache.get('a', load);
  await expect.poll(() => cache.peek('a')).toEqual({ text: '2' });
  cache.purge(() => true);
  await cache.get('a', load);
  expect(loads).toEqual([
    ['missing', undefined],
    ['stale', { text: '1' }],
    ['missing', { text: '2' }],
  ]);
});

it('createStaleCache reports stale copies as errors while the origin is down', async () => {
  let time = 0;
  let isDown = false;
  const cache = createTextCache(() => time, { isOriginDown: () => isDown });
  await cache.get('a', copy('old'));
  isDown = true;
  expect((await cache.get('a', failure)).state).toBe('hit');
  time = 2_000;
  expect((await cache.get('a', failure)).state).toBe('stale-if-error');
});

it('createStaleCache reports failed loads, and retries them after a purge', async () => {
  const failedKeys: string[] = [];
  const cache = createTextCache(() => 0, { cooldownMs: 500, onLoadFailed: (key) => failedKeys.push(key) });
  await expect(cache.get('a', failure)).rejects.toThrow('away');
  await expect(cache.get('a', copy('new'))).rejects.toThrow('away');
  expect(cache.purge(() => true)).toEqual([]);
  expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'new' } });
  expect(failedKeys).toEqual(['a']);
});

it('createStaleCache serves a purged copy immediately after its reload has failed', async () => {
  const cache = createTextCache(() => 0, { timeoutMs: 1 });
  await cache.get('a', copy('old'));
  cache.purge(() => true);
  await cache.get('a', failure);
  const slowLoad = Promise.withResolvers<Copy>();
  expect((await cache.get('a', () => slowLoad.promise)).state).toBe('stale-if-error');
});

it('createStaleCache restores a stored copy, and serves it only if loading fails', async () => {
  const cache = createTextCache(() => 100);
  await cache.get('a', copy('loaded'));
  for (const key of ['a', 'b', 'c']) cache.restore(key, { text: 'restored' }, 50);
  expect(cache.peek('a')).toEqual({ text: 'loaded' });
  expect([cache.peek('b'), cache.fresh('b')]).toEqual([{ text: 'restored' }, undefined]);
  expect(await cache.get('b', copy('new'))).toMatchObject({ value: { text: 'new' }, state: 'miss' });
  expect(await cache.get('c', failure)).toEqual({
    value: { text: 'restored' },
    state: 'stale-if-error',
    storedAt: 50,
  });
  expect(Object.fromEntries(cache.entries())).toEqual({
    a: { value: { text: 'loaded' }, storedAt: 100 },
    b: { value: { text: 'new' }, storedAt: 100 },
    c: { value: { text: 'restored' }, storedAt: 50 },
  });
});
