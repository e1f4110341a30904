import PQueue from 'p-queue';
import { createThread, ThreadMemoryError, ThreadTimeoutError } from '#server/lib/createThread.ts';
import type { PageQuestion, PageReading } from './pageReading.ts';

const usualLimits = { timeMs: 5_000, memoryMb: 128 };

/** Undefined where reading the page takes longer or needs more memory than any page does. */
export type ReadInThread = (question: PageQuestion) => Promise<PageReading | undefined>;

/**
 * Reads pages in a thread with limits, one at a time, because editors decide what is in them: visitors are answered
 * meanwhile. The thread ends when nothing is left to read.
 */
export function createPageReader(limits = usualLimits): ReadInThread {
  const thread = createThread<PageReading>('pageReaderWorker', import.meta.url, limits);
  const queue = new PQueue({ concurrency: 1 });
  queue.addEventListener('idle', () => thread.end());
  return (question) =>
    queue.add(() =>
      thread.ask(question).catch((error: unknown) => {
        if (error instanceof ThreadTimeoutError || error instanceof ThreadMemoryError) return undefined;
        throw error;
      }),
    );
}
