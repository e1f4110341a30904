import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { RequestNotSentError } from '#server/errors.ts';

/** Drawing takes the processor: more at once would only make all of them, and every answer, later. */
const atOnce = 2;
const maxWaiting = 500;

export type RerenderQueue = {
  /**
   * Renders a page again when its turn comes, the most visited first. Rejects with `RequestNotSentError` when too many wait:
   * the page stays as it is until somebody asks for it again.
   */
  run<T>(address: string, draw: () => Promise<T>): Promise<T>;
  /** Counts a visit of a page, which may wait. */
  visited(address: string): void;
};

/** Redraws of stale pages, which nobody waits for. Between two of them waiting answers are sent. */
export function createRerenderQueue(): RerenderQueue {
  const queue = new PQueue({ concurrency: atOnce });
  const visitsOfWaiting = new Map<string, number>();

  return {
    async run(address, draw) {
      if (visitsOfWaiting.size >= maxWaiting)
        throw new RequestNotSentError('Too many pages are waiting to be rendered.');
      visitsOfWaiting.set(address, 1);
      return queue.add(
        async () => {
          visitsOfWaiting.delete(address);
          await nextTurn();
          return draw();
        },
        { id: address, priority: 1 },
      );
    },
    visited(address) {
      const visits = visitsOfWaiting.get(address);
      if (visits === undefined) return;
      visitsOfWaiting.set(address, visits + 1);
      queue.setPriority(address, visits + 1);
    },
  };
}
