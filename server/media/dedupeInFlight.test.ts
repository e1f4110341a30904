import { expect, it } from 'vitest';
import { createInFlightJobs } from './dedupeInFlight.ts';

const connected = new AbortController().signal;

/** Creates a job that checks, after reading its source, whether any caller is still waiting. */
function createJob() {
  const source = Promise.withResolvers<void>();
  let startCount = 0;
  return {
    source,
    startCount: () => startCount,
    async make(signal: AbortSignal) {
      startCount += 1;
      await source.promise;
      signal.throwIfAborted();
      return 'picture';
    },
  };
}

it('createInFlightJobs runs one job for all callers, and continues while one of them waits', async () => {
  const jobs = createInFlightJobs<string>();
  const { make, source, startCount } = createJob();
  const controller = new AbortController();
  const first = jobs('a', controller.signal, make);
  const second = jobs('a', connected, make);
  controller.abort();
  source.resolve();
  expect(await Promise.all([first, second])).toEqual(['picture', 'picture']);
  expect(startCount()).toBe(1);
});

it('createInFlightJobs restarts the job for a caller that joins after all others have left', async () => {
  const jobs = createInFlightJobs<string>();
  const { make, source } = createJob();
  const controller = new AbortController();
  const first = jobs('a', controller.signal, make);
  controller.abort();
  const second = jobs('a', connected, make);
  source.resolve();
  await expect(first).rejects.toThrow();
  expect(await second).toBe('picture');
});
