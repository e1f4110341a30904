import PQueue from 'p-queue';
import { createThread, ThreadMemoryError, ThreadTimeoutError } from '#server/lib/createThread.ts';
import type { PageInput, ParsedPage } from './pageReading.ts';

const defaultLimits = { timeMs: 5_000, memoryMb: 128 };

/** Parses a page in a thread. Resolves with `undefined` if that takes more time or memory than any page needs. */
export type ReadPage = (input: PageInput) => Promise<ParsedPage | undefined>;

/**
 * Creates a reader that parses one page at a time in a thread with limits: editors decide how much a page contains, and
 * the main thread must respond to visitors in the meantime. The thread ends when the queue is empty.
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
