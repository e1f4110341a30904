import { createThreadQueue } from '#server/lib/threadQueue.ts';
import type { PageInput, ParsedPage } from './pageReading.ts';

const defaultLimits = { timeMs: 5_000, memoryMb: 128 };

/** Parses a page in a thread. Resolves with `undefined` if that takes more time or memory than any page needs. */
export type ReadPage = (input: PageInput) => Promise<ParsedPage | undefined>;

/** Creates a reader that parses pages in a thread that ends when its queue is empty. */
export function createPageReader(limits = defaultLimits): ReadPage {
  return createThreadQueue('pageReaderWorker', import.meta.url, { ...limits, idleMs: 0 });
}
