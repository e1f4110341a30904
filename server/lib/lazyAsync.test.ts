import { expect, it } from 'vitest';
import { lazyAsync } from './lazyAsync.ts';

it('lazyAsync creates the value once for all callers', async () => {
  let count = 0;
  const value = lazyAsync(async () => ({ number: ++count }));
  expect(count).toBe(0);
  expect(await Promise.all([value(), value()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(await value()).toEqual({ number: 1 });
});

it('lazyAsync shares a failed attempt among concurrent callers, and tries again on the next call', async () => {
  let attempts = 0;
  let isFixed = false;
  const value = lazyAsync(async () => {
    attempts += 1;
    if (!isFixed) throw new Error('It is broken.');
    return 'made';
  });
  const results = await Promise.allSettled([value(), value()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(attempts).toBe(1);

  isFixed = true;
  expect(await value()).toBe('made');
  expect(await value()).toBe('made');
  expect(attempts).toBe(2);
});
