import PQueue from 'p-queue';
import { createThread, ThreadMemoryError, ThreadTimeoutError } from '#server/lib/createThread.ts';
import type { PageInput, ParsedPage } from './pageReading.ts';

const defaultLimits = { timeMs: 5_000, memoryMb: 128 };

/** Parses a page in a thread. Resolves with `undefined` if that takes more time or memory than any page needs. */
export type ReadPage = (input: PageInput) => Promise<ParsedPage | undefined>;

/**
 * Creates a reader that parses pages in a thread with limits, one at a time: editors decide what is in them, and the
 * main thread must respond to visitors in the meantime. The thread ends when the queue is empty.
 */
export function createPageReader(limits = defaultLimits): ReadPage {
  const thread = createThread<ParsedPage>('pageReaderWorker', import.meta.url, limits);
  const queue = new PQueue({ concurrency: 1 });
  queue.addEventListener('idle', () => thread.end());
  return (input) =>
    queue.add(() =>
      thread.request(input).catch((error: unknown) => {
        if (error instanceof ThreadTimeoutError || error instanceof ThreadMemoryError) return undefined;
        throw error;
      }),
    );
}
