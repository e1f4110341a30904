import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import type { PreparedSpecification } from './PreparedSpecification.ts';
import { prepareSpecification } from './prepare.ts';
import { UnacceptableDocumentError } from './unacceptableDocument.ts';

/** What the thread tells the server: the prepared specification, or why there is none. */
export type PrepareOutcome =
  { prepared: PreparedSpecification; reason?: undefined } | { prepared?: undefined; reason: string };

async function outcome(): Promise<PrepareOutcome> {
  try {
    return { prepared: await prepareSpecification(v.parse(v.string(), workerData)) };
  } catch (error) {
    if (error instanceof UnacceptableDocumentError) return { reason: error.message };
    if (error instanceof RangeError) return { reason: 'it is nested too deeply' };
    throw error;
  }
}

parentPort?.postMessage(await outcome());
