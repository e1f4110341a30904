import { expect, it } from 'vitest';
import { createQueryCache } from './queryCache.ts';

it('what is known of queries takes two megabytes at most, however many there are', () => {
  const cache = createQueryCache<string>((text) => text.length);
  for (let index = 0; index < 1_000; index += 1) cache.set(`${index} `.padEnd(7_000), 'x'.repeat(7_000));
  expect(cache.calculatedSize).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect(cache.size).toBeGreaterThan(100);
  expect(cache.has('999 '.padEnd(7_000))).toBe(true);
});
