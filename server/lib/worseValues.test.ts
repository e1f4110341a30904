import { describe, expect, it } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import { copy, createTextCache, type Copy } from '#tests/support/textCache.ts';

describe('a less complete value', () => {
  const isWhole = ({ text }: Copy) => text !== 'half';
  const cacheOptions = { shouldReplace: (stored: Copy, loaded: Copy) => isWhole(loaded) || !isWhole(stored) };

  it('replaces only a purged copy', async () => {
    let time = 0;
    const cache = createTextCache(() => time, cacheOptions);
    await cache.get('a', copy('old'));
    time = 2_000;
    await cache.get('a', copy('half'));
    await expect.poll(async () => (await cache.get('a', copy('half'))).state).toBe('stale-if-error');
    expect((await cache.get('a', copy('half'))).value).toEqual({ text: 'old' });
    cache.purge(() => true);
    expect(await cache.get('a', copy('half'))).toMatchObject({ value: { text: 'half' }, state: 'miss' });
  });

  it('is reported as a failure during the cooldown if the copy was evicted', async () => {
    let time = 0;
    const cache = createTextCache(() => time, { ...cacheOptions, cooldownMs: 500 });
    await cache.get('a', copy('old'));
    time = 2_000;
    await cache.get('a', copy('half'));
    await expect.poll(async () => (await cache.get('a', copy('half'))).state).toBe('stale-if-error');
    await cache.get('b', copy('x'.repeat(999)));
    await expect(cache.get('a', copy('half'))).rejects.toThrow(UpstreamError);
    time = 2_600;
    expect(await cache.get('a', copy('half'))).toMatchObject({ value: { text: 'half' }, state: 'miss' });
  });

  it('does not replace a copy from before a restart', async () => {
    const cache = createTextCache(() => 0, cacheOptions);
    cache.restore('a', { text: 'old' }, 0);
    expect(await cache.get('a', copy('half'))).toMatchObject({
      value: { text: 'old' },
      state: 'stale-if-error',
    });
  });
});
