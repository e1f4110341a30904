import { parentPort } from 'node:worker_threads';
import { htmlToMarkdown } from './htmlToMarkdown.ts';

parentPort?.on('message', (page: Parameters<typeof htmlToMarkdown>[0]) =>
  parentPort?.postMessage(htmlToMarkdown(page)),
);
