import PQueue from 'p-queue';
import { NotAskedError } from '#server/errors.ts';

/** For whom a call is made: who waits for a page, a copy that is renewed behind its answer, or a machine's document. */
export type Purpose = 'visitor' | 'refresh' | 'feed';

const priorities: Record<Purpose, number> = { visitor: 2, refresh: 1, feed: 0 };
/** A page that takes longer is answered with 503; a machine can wait. */
const longestWaitMs: Record<Purpose, number> = { visitor: 8_000, refresh: 10_000, feed: 30_000 };
/** Visitors wait on open connections, which are limited; what nobody waits for has to be limited here. */
const mostWaiting = { refresh: 64, feed: 32 };

export type CallQueue = {
  /** Runs a call when its turn comes. Rejects with `NotAskedError` when it waited too long, or behind too many that nobody waits for. */
  run<T>(purpose: Purpose, call: () => Promise<T>): Promise<T>;
};

/**
 * Limits how many calls are made at once: visitors first, then refreshes, then feeds, each in the order they came. What
 * nobody waits for leaves a quarter of the places free, so that a slow refresh keeps no visitor waiting.
 */
export function createCallQueue(
  concurrency: number,
  { visitorWaitMs = longestWaitMs.visitor }: { visitorWaitMs?: number | undefined } = {},
): CallQueue {
  const calls = new PQueue({ concurrency });
  const behind = new PQueue({ concurrency: Math.max(1, concurrency - Math.ceil(concurrency / 4)) });

  return {
    async run(purpose, call) {
      const priority = priorities[purpose];
      if (purpose !== 'visitor' && behind.sizeBy({ priority }) >= mostWaiting[purpose])
        throw new NotAskedError('Too many calls wait for the content backend.');
      const waiting = new AbortController();
      const timer = setTimeout(
        () => waiting.abort(new NotAskedError('The content backend has too much to do.')),
        purpose === 'visitor' ? visitorWaitMs : longestWaitMs[purpose],
      ).unref();
      // The signal ends the waiting alone: a call that has begun has a time limit of its own.
      const begin = () => {
        clearTimeout(timer);
        return call();
      };
      const options = { priority, signal: waiting.signal };
      try {
        return await (purpose === 'visitor'
          ? calls.add(begin, options)
          : behind.add(() => calls.add(begin, options), options));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
