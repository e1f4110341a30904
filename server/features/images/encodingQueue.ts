import { HttpError } from '#server/lib/errors.ts';

export type EncodingQueue = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` jobs at once and lets at most `waitingLimit` wait; beyond that it refuses with 503, so
 * that a flood of sizes nobody draws costs a refusal instead of memory and minutes.
 */
export function createEncodingQueue(concurrency: number, waitingLimit: number): EncodingQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running >= concurrency) {
      if (waiting.length >= waitingLimit) {
        throw new HttpError(503, 'busy', 'Too many pictures are being prepared.', {
          headers: { 'Retry-After': '5' },
        });
      }
      // The finishing job hands its place over, so the count stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
