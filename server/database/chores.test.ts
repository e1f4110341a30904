import { expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { createChores } from './chores.ts';

it('runs each chore at the start and every six hours, even if another fails', async () => {
  const clock = createSimulatedClock();
  const done: string[] = [];
  const chores = createChores({
    chores: {
      broken: () => Promise.reject(new Error('broken')),
      tidy: async () => void done.push('tidy'),
    },
    after: clock.after,
    logger: createLogger('silent'),
  });
  chores.start();
  await chores.stop();
  expect(done).toEqual(['tidy']);

  const again = createChores({
    chores: { tidy: async () => void done.push('again') },
    after: clock.after,
    logger: createLogger('silent'),
  });
  again.start();
  await expect.poll(() => done).toEqual(['tidy', 'again']);
  clock.advance(6 * 60 * 60_000);
  await expect.poll(() => done).toEqual(['tidy', 'again', 'again']);
  await again.stop();
});

it('runs none while the clock may be wrong, and checks again soon', async () => {
  const clock = createSimulatedClock();
  const done: string[] = [];
  let isRight = false;
  const chores = createChores({
    chores: { erase: async () => void done.push('erase') },
    mayRun: async () => isRight,
    after: clock.after,
    logger: createLogger('silent'),
  });
  expect(await chores.runAll()).toBe(false);
  chores.start();
  isRight = true;
  // The timer is set only after the first round has finished.
  await expect.poll(() => (clock.advance(10 * 60_000), done)).toEqual(['erase']);
  await chores.stop();
});
