import { Worker } from 'node:worker_threads';
import type { PreparedSpecification } from './PreparedSpecification.ts';
import type { PrepareOutcome } from './prepareWorker.ts';
import { UnacceptableDocumentError } from './unacceptableDocument.ts';

const timeLimitMs = 15_000;
const memoryLimitMb = 512;

/**
 * Prepares a specification in a thread of its own, so that pages are served meanwhile and a hostile document can
 * exhaust nothing but that thread. Throws `UnacceptableDocumentError` for one that may not be served.
 */
export function prepareInThread(text: string): Promise<PreparedSpecification> {
  // The built server has it beside itself.
  const script = import.meta.url.endsWith('.ts') ? './prepareWorker.ts' : './prepareWorker.mjs';
  const worker = new Worker(new URL(script, import.meta.url), {
    workerData: text,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  const { promise, resolve, reject } = Promise.withResolvers<PreparedSpecification>();
  const timer = setTimeout(
    () => reject(new UnacceptableDocumentError('it takes too long to check')),
    timeLimitMs,
  );

  worker.once('message', ({ prepared, reason }: PrepareOutcome) => {
    if (prepared === undefined) reject(new UnacceptableDocumentError(reason));
    else resolve(prepared);
  });
  worker.once('error', (error) =>
    reject(new UnacceptableDocumentError('it could not be checked', { cause: error })),
  );
  worker.once('exit', () => reject(new UnacceptableDocumentError('it could not be checked')));

  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
