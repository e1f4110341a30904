import { createThread, ThreadTimeoutError } from '#server/lib/createThread.ts';
import type { PreparedSpecification } from './PreparedSpecification.ts';
import type { PrepareOutcome } from './prepareWorker.ts';
import { UnacceptableDocumentError } from './unacceptableDocument.ts';

const limits = { timeMs: 15_000, memoryMb: 512 };

/**
 * Prepares a specification in a thread of its own, so that pages are served meanwhile and a hostile document can
 * exhaust nothing but that thread. Throws `UnacceptableDocumentError` for one that may not be served.
 */
export async function prepareInThread(text: string): Promise<PreparedSpecification> {
  const thread = createThread<PrepareOutcome>('prepareWorker', import.meta.url, limits);
  try {
    const { prepared, reason } = await thread.ask(text);
    if (prepared === undefined) throw new UnacceptableDocumentError(reason);
    return prepared;
  } catch (error) {
    if (error instanceof UnacceptableDocumentError) throw error;
    const why =
      error instanceof ThreadTimeoutError ? 'it takes too long to check' : 'it could not be checked';
    throw new UnacceptableDocumentError(why, { cause: error });
  } finally {
    thread.end();
  }
}
