import { parentPort } from 'node:worker_threads';
import { readReturned } from './readReturned.ts';

parentPort?.on('message', async (raw: Uint8Array) => {
  parentPort?.postMessage(await readReturned(raw));
});
