import { parentPort } from 'node:worker_threads';
import { readingOf, type PageQuestion } from './pageReading.ts';

parentPort?.on('message', (question: PageQuestion) => parentPort?.postMessage(readingOf(question)));
