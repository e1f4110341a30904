import { expect, it } from 'vitest';
import { lazyAsync } from './lazyAsync.ts';

it('makes a thing once for all who ask', async () => {
  let made = 0;
  const thing = lazyAsync(async () => ({ number: ++made }));
  expect(made).toBe(0);
  expect(await Promise.all([thing(), thing()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(await thing()).toEqual({ number: 1 });
});

it('tries once for all who ask at the same time, and again for who comes after a failure', async () => {
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
