import { expect, it } from 'vitest';
import { createInFlightJobs } from './dedupeInFlight.ts';

const stays = new AbortController().signal;

/** A job that checks, once its source has been read, whether any caller still waits. */
function picture() {
  const source = Promise.withResolvers<void>();
  let begun = 0;
  return {
    source,
    begun: () => begun,
    async make(signal: AbortSignal) {
      begun += 1;
      await source.promise;
      signal.throwIfAborted();
      return 'picture';
    },
  };
}

it('runs one job for all callers and continues while one of them waits', async () => {
  const once = createInFlightJobs<string>();
  const { make, source, begun } = picture();
  const leaving = new AbortController();
  const first = once('a', leaving.signal, make);
  const second = once('a', stays, make);
  leaving.abort();
  source.resolve();
  expect(await Promise.all([first, second])).toEqual(['picture', 'picture']);
  expect(begun()).toBe(1);
});

it('restarts the job for a caller that joins after all others have left', async () => {
  const once = createInFlightJobs<string>();
  const { make, source } = picture();
  const leaving = new AbortController();
  const first = once('a', leaving.signal, make);
  leaving.abort();
  const second = once('a', stays, make);
  source.resolve();
  await expect(first).rejects.toThrow();
  expect(await second).toBe('picture');
});
