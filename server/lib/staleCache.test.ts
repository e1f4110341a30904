import { describe, expect, it } from 'vitest';
import { RequestNotSentError, LoadTimeoutError } from '#server/errors.ts';
import { copy, createTextCache, type Copy } from '#tests/support/textCache.ts';

const failure = async (): Promise<Copy> => {
  throw new Error('The backend is away.');
};

it('createStaleCache serves a stale copy while loading fails, until the copy is too old', async () => {
  let now = 0;
  const cache = createTextCache(() => now);
  await cache.get('a', copy('old'));
  now = 10_000;
  expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'old' } });
  now = 10_001;
  await expect(cache.get('a', failure)).rejects.toThrow('The backend is away.');
});

describe('createStaleCache: a purged copy', () => {
  it('is reloaded before the next response', async () => {
    const cache = createTextCache();
    await cache.get('a', copy('old'));
    await cache.get('b', copy('other'));
    expect(cache.purge((key) => key === 'a')).toEqual(['a']);
    expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'new' }, state: 'miss' });
    expect(await cache.get('b', failure)).toMatchObject({ value: { text: 'other' }, state: 'hit' });
  });

  it('is served when loading fails', async () => {
    const cache = createTextCache();
    await cache.get('a', copy('old'));
    cache.purge(() => true);
    expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'old' }, state: 'stale-if-error' });
  });

  it('is not replaced by a load that began before the purge', async () => {
    const cache = createTextCache();
    const slowLoad = Promise.withResolvers<Copy>();
    const early = cache.get('a', () => slowLoad.promise);
    expect(cache.purge((_key, value) => value === undefined)).toEqual(['a']);
    expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'new' } });
    slowLoad.resolve({ text: 'old' });
    expect(await early).toMatchObject({ value: { text: 'old' } });
    expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'new' }, state: 'hit' });
  });
});

describe('createStaleCache: a load that exceeds the timeout', () => {
  it('returns the purged copy, and later the loaded value', async () => {
    const cache = createTextCache(undefined, { timeoutMs: 1 });
    await cache.get('a', copy('old'));
    cache.purge(() => true);
    const slowLoad = Promise.withResolvers<Copy>();
    expect(await cache.get('a', () => slowLoad.promise)).toMatchObject({
      value: { text: 'old' },
      state: 'stale',
    });
    slowLoad.resolve({ text: 'new' });
    await slowLoad.promise;
    expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'new' } });
  });

  it('rejects if there is no copy, but caches its value for the next request', async () => {
    const cache = createTextCache(undefined, { timeoutMs: 1 });
    const slowLoad = Promise.withResolvers<Copy>();
    await expect(cache.get('a', () => slowLoad.promise)).rejects.toThrow(LoadTimeoutError);
    slowLoad.resolve({ text: 'new' });
    await slowLoad.promise;
    expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'new' } });
  });
});

it('createStaleCache serves a stale copy immediately and reloads it in the background', async () => {
  let time = 0;
  const cache = createTextCache(() => time);
  await cache.get('a', copy('old'));
  time = 2_000;
  expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'old' }, state: 'stale' });
  await expect.poll(async () => (await cache.get('a', copy('new'))).value.text).toBe('new');
});

it('createStaleCache loads once for concurrent requests', async () => {
  const cache = createTextCache();
  let loads = 0;
  const load = async () => ({ text: String(++loads) });
  const results = await Promise.all(Array.from({ length: 100 }, () => cache.get('a', load)));
  expect(new Set(results.map(({ value }) => value.text))).toEqual(new Set(['1']));
});

describe('createStaleCache: a failed load', () => {
  it('is not retried during the cooldown, with or without a copy', async () => {
    let time = 0;
    const cache = createTextCache(() => time, { cooldownMs: 500 });
    let loads = 0;
    const fails = async (): Promise<Copy> => {
      loads += 1;
      throw new Error('The backend is away.');
    };
    await cache.get('copied', copy('old'));
    time = 2_000;
    await expect(cache.get('missing', fails)).rejects.toThrow('away');
    await expect(cache.get('missing', fails)).rejects.toThrow('away');
    expect(loads).toBe(1);
    await cache.get('copied', fails);
    await cache.get('copied', fails);
    expect(await cache.get('copied', fails)).toMatchObject({ state: 'stale-if-error' });
    expect(loads).toBe(2);
    time = 2_600;
    expect(await cache.get('missing', copy('new'))).toMatchObject({ value: { text: 'new' }, state: 'miss' });
  });

  it('is retried immediately if no request was sent', async () => {
    const cache = createTextCache(() => 0, { cooldownMs: 500 });
    const rejectLoad = async (): Promise<Copy> => {
      throw new RequestNotSentError('Too much to do.');
    };
    await expect(cache.get('a', rejectLoad)).rejects.toThrow('Too much');
    expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'new' } });
  });
});

describe('createStaleCache: a backup on disk', () => {
  const onDisk = (storedAt: number) => ({
    loadBackup: (key: string) => (key === 'a' ? { value: { text: 'from disk' }, storedAt } : undefined),
  });

  it('is served only if memory has no copy and loading fails', async () => {
    const cache = createTextCache(() => 5_000, onDisk(0));
    expect(await cache.get('a', failure)).toMatchObject({
      value: { text: 'from disk' },
      state: 'stale-if-error',
      storedAt: 0,
    });
    expect(await createTextCache(() => 5_000, onDisk(0)).get('a', copy('new'))).toMatchObject({
      value: { text: 'new' },
      state: 'miss',
    });
    await expect(cache.get('b', failure)).rejects.toThrow('away');
  });

  it('is ignored if it is too old to serve', async () => {
    const cache = createTextCache(() => 10_001, onDisk(0));
    await expect(cache.get('a', failure)).rejects.toThrow('away');
  });
});

describe('createStaleCache: minor values', () => {
  const minor = {
    minor: { limitBytes: 100, limitEntries: 3, lifeMs: 60_000 },
    isMinor: (key: string) => key.startsWith('?'),
  };

  it('evict only each other and are not listed as entries', async () => {
    const cache = createTextCache(() => 0, minor);
    await cache.get('page', copy('page'));
    for (let number = 0; number < 1_087; number += 1) await cache.get(`?q=${number}`, copy('x'));
    expect((await cache.get('page', failure)).state).toBe('hit');
    expect((await cache.get('?q=1086', failure)).state).toBe('hit');
    await expect(cache.get('?q=0', failure)).rejects.toThrow('away');
    expect([...cache.entries()].map(([key]) => key)).toEqual(['page']);
  });

  it('include deprioritized values', async () => {
    const cache = createTextCache(() => 0, minor);
    await cache.get('made-up', copy('nothing'));
    cache.deprioritize('made-up');
    expect([...cache.entries()]).toEqual([]);
    expect((await cache.get('made-up', failure)).state).toBe('hit');
  });
});

describe('createStaleCache, after the clock was set back by an hour', () => {
  const hourMs = 3_600_000;

  it('does not keep a copy fresh for an additional hour', async () => {
    let time = hourMs;
    const cache = createTextCache(() => time);
    await cache.get('a', copy('old'));
    time = 0;
    expect(cache.fresh('a')).toBeUndefined();
    expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'old' }, state: 'stale' });
    expect(await cache.get('a', failure)).toMatchObject({ value: { text: 'new' }, state: 'hit' });
  });

  it('treats a copy as fresh once a load confirms it', async () => {
    let time = hourMs;
    const cache = createTextCache(() => time);
    const { value } = await cache.get('a', copy('same'));
    time = 0;
    await cache.get('a', async () => value);
    expect(await cache.get('a', failure)).toMatchObject({ state: 'hit' });
  });

  it('ends the cooldown of failed loads', async () => {
    let time = hourMs;
    const cache = createTextCache(() => time, { cooldownMs: 1_000 });
    await expect(cache.get('a', failure)).rejects.toThrow('away');
    time = 0;
    expect(await cache.get('a', copy('new'))).toMatchObject({ value: { text: 'new' } });
  });
});
