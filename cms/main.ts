import { parseArgs } from 'node:util';
import { contentNamed } from './content/contents.ts';
import { isCmsFault } from './http/faults.ts';
import { startCms } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, host: { type: 'string', default: '127.0.0.1' } },
});
const { CMS_DELAY_MS = '0', CMS_FAULT, EMBEDDED_CONTENT } = process.env;

const cms = await startCms({
  port: Number(values.port),
  host: values.host,
  content: contentNamed(EMBEDDED_CONTENT),
  delayMs: Number(CMS_DELAY_MS),
  fault: isCmsFault(CMS_FAULT) ? CMS_FAULT : undefined,
  logger: { warn: (fields, message) => console.warn(message, fields) },
});
console.log(`Content backend at ${cms.url}/graphql`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cms.stop());
