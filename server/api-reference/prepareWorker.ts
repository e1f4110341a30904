import { parentPort } from 'node:worker_threads';
import type { Faults } from './findFaults.ts';
import type { PreparedSpecification } from './prepare.ts';
import { UnacceptableDocumentError } from './unacceptable.ts';

export type PrepareTask = { task: 'prepare' | 'findFaults'; json: Uint8Array };

/** Message from the thread to the server: the result of the task, or the reason why a document cannot be shown. */
export type PrepareOutcome = { prepared?: PreparedSpecification; faults?: Faults; reason?: string };

async function outcomeOf({ task, json }: PrepareTask): Promise<PrepareOutcome> {
  try {
    if (task === 'prepare') {
      const { prepareSpecification } = await import('./prepare.ts');
      return { prepared: await prepareSpecification(json) };
    }
    const { findFaults } = await import('./findFaults.ts');
    return { faults: await findFaults(json) };
  } catch (error) {
    if (error instanceof UnacceptableDocumentError) return { reason: error.message };
    if (error instanceof RangeError) return { reason: 'it is nested too deeply' };
    throw error;
  }
}

// The validator prints its internal errors.
// oxlint-disable-next-line no-console
console.error = () => {};
parentPort?.on('message', async (task: PrepareTask) => {
  parentPort?.postMessage(await outcomeOf(task));
});
