import { parentPort } from 'node:worker_threads';
import { parsePage, type PageInput } from './pageReading.ts';

parentPort?.on('message', (input: PageInput) => parentPort?.postMessage(parsePage(input)));
