import { expect, it } from 'vitest';
import { lazyAsync } from './lazyAsync.ts';

it('creates the value once for all callers', async () => {
  let made = 0;
  const thing = lazyAsync(async () => ({ number: ++made }));
  expect(made).toBe(0);
  expect(await Promise.all([thing(), thing()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(await thing()).toEqual({ number: 1 });
});

it('shares a failed attempt among concurrent callers, and tries again on the next call', async () => {
  let attempts = 0;
  let isMended = false;
  const thing = lazyAsync(async () => {
    attempts += 1;
    if (!isMended) throw new Error('It is broken.');
    return 'made';
  });
  const answers = await Promise.allSettled([thing(), thing()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(attempts).toBe(1);

  isMended = true;
  expect(await thing()).toBe('made');
  expect(await thing()).toBe('made');
  expect(attempts).toBe(2);
});
