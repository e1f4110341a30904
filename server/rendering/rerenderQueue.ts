import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import PQueue from 'p-queue';
import { RequestNotSentError } from '#server/errors.ts';

/** Small, because rendering uses the CPU: more renders at once would delay all responses. */
const concurrency = 2;
const maxQueued = 500;

export type RerenderQueue = {
  /**
   * Queues a page for re-rendering, the most visited first. Rejects with `RequestNotSentError` if too many pages are
   * queued; the page then stays stale until its next request.
   */
  run<T>(address: string, render: () => Promise<T>): Promise<T>;
  /** Counts a visit to a page, if it is queued. */
  visited(address: string): void;
};

/** Creates the queue that re-renders stale pages in the background. It yields to requests before each page. */
export function createRerenderQueue(): RerenderQueue {
  const queue = new PQueue({ concurrency });
  const queuedVisits = new Map<string, number>();

  return {
    async run(address, render) {
      if (queuedVisits.size >= maxQueued)
        throw new RequestNotSentError('Too many pages are waiting to be rendered.');
      queuedVisits.set(address, 1);
      return queue.add(
        async () => {
          queuedVisits.delete(address);
          await yieldToEventLoop();
          return render();
        },
        { id: address, priority: 1 },
      );
    },
    visited(address) {
      const visits = queuedVisits.get(address);
      if (visits === undefined) return;
      queuedVisits.set(address, visits + 1);
      queue.setPriority(address, visits + 1);
    },
  };
}
