import { expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { createChores } from './chores.ts';

it('createChores runs each chore at the start and every six hours, even if another fails', async () => {
  const clock = createSimulatedClock();
  const runs: string[] = [];
  const chores = createChores({
    chores: {
      broken: () => Promise.reject(new Error('broken')),
      tidy: async () => void runs.push('tidy'),
    },
    after: clock.after,
    logger: createLogger('silent'),
  });
  chores.start();
  await chores.stop();
  expect(runs).toEqual(['tidy']);

  const secondRun = createChores({
    chores: { tidy: async () => void runs.push('again') },
    after: clock.after,
    logger: createLogger('silent'),
  });
  secondRun.start();
  await expect.poll(() => runs).toEqual(['tidy', 'again']);
  clock.advance(6 * 60 * 60_000);
  await expect.poll(() => runs).toEqual(['tidy', 'again', 'again']);
  await secondRun.stop();
});

it('createChores runs no chore while the clock may be wrong, and checks again soon', async () => {
  const clock = createSimulatedClock();
  const runs: string[] = [];
  let isClockRight = false;
  const chores = createChores({
    chores: { erase: async () => void runs.push('erase') },
    mayRun: async () => isClockRight,
    after: clock.after,
    logger: createLogger('silent'),
  });
  expect(await chores.runAll()).toBe(false);
  chores.start();
  isClockRight = true;
  // The timer is set only after the first round has finished.
  await expect.poll(() => (clock.advance(10 * 60_000), runs)).toEqual(['erase']);
  await chores.stop();
});
