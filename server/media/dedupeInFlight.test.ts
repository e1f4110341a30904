import { expect, it } from 'vitest';
import { createInFlightJobs } from './dedupeInFlight.ts';

const stays = new AbortController().signal;

/** A picture whose making looks whether anybody waits once its source has been read. */
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

it('makes what many ask for once, and goes on while one of them waits', async () => {
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

it('gives a picture to the client that comes when all before it have gone', async () => {
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
