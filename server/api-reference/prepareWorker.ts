import { parentPort } from 'node:worker_threads';
import { prepareSpecification, type PreparedSpecification } from './prepare.ts';
import { UnacceptableDocumentError } from './sanitizeOpenApi.ts';

/** What the thread tells the server: the prepared specification, or why there is none. */
export type PrepareOutcome =
  { prepared: PreparedSpecification; reason?: undefined } | { prepared?: undefined; reason: string };

async function outcomeOf(text: string): Promise<PrepareOutcome> {
  try {
    return { prepared: await prepareSpecification(text) };
  } catch (error) {
    if (error instanceof UnacceptableDocumentError) return { reason: error.message };
    if (error instanceof RangeError) return { reason: 'it is nested too deeply' };
    throw error;
  }
}

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await outcomeOf(text));
});
