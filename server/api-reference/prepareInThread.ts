import { createThread, ThreadMemoryError, ThreadTimeoutError } from '#server/lib/createThread.ts';
import type { Faults } from './findFaults.ts';
import type { PreparedSpecification } from './prepare.ts';
import type { PrepareOutcome, PrepareTask } from './prepareWorker.ts';
import { UnacceptableDocumentError } from './unacceptable.ts';

const limits = { timeMs: 30_000, memoryMb: 192 };

/**
 * Prepares a specification in a worker thread, so that pages are still served and a hostile document can exhaust only
 * that thread. Throws `UnacceptableDocumentError` if the document may not be served.
 */
export async function prepareInThread(text: string): Promise<PreparedSpecification> {
  const { prepared } = await inThread({ task: 'prepare', json: Buffer.from(text) });
  if (prepared === undefined) throw new UnacceptableDocumentError('it could not be prepared');
  return prepared;
}

/** Validates a specification in a worker thread. Throws `UnacceptableDocumentError` at its limits. */
export async function findFaultsInThread(text: string): Promise<Faults> {
  const { faults } = await inThread({ task: 'findFaults', json: Buffer.from(text) });
  if (faults === undefined) throw new UnacceptableDocumentError('it could not be validated');
  return faults;
}

async function inThread(task: PrepareTask): Promise<PrepareOutcome> {
  const thread = createThread<PrepareOutcome>('prepareWorker', import.meta.url, limits);
  try {
    const outcome = await thread.request(task);
    if (outcome.reason !== undefined) throw new UnacceptableDocumentError(outcome.reason);
    return outcome;
  } catch (error) {
    if (error instanceof UnacceptableDocumentError) throw error;
    throw new UnacceptableDocumentError(limitReached(error), { cause: error });
  } finally {
    thread.end();
  }
}

function limitReached(error: unknown): string {
  if (error instanceof ThreadTimeoutError)
    return `it takes more than ${limits.timeMs / 1000} seconds to prepare; publish a smaller document`;
  if (error instanceof ThreadMemoryError)
    return `it takes more than ${limits.memoryMb} MB of memory to prepare; publish a smaller document`;
  return 'it could not be prepared';
}
