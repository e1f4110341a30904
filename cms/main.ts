import { Command } from 'commander';
import { contentNamed } from './content/contents.ts';
import { isCmsFault } from './http/faults.ts';
import { startCms } from './server.ts';

const program = new Command('npm run cms --')
  .description(
    'Starts the embedded content backend, a stand-in for WordPress. EMBEDDED_CONTENT selects demonstration or starter.',
  )
  .option('--port <number>', 'port to listen on', '8080')
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .showHelpAfterError('(use --help for more information)')
  .parse();
const { port, host } = program.opts<{ port: string; host: string }>();
const { CMS_DELAY_MS = '0', CMS_FAULT, EMBEDDED_CONTENT } = process.env;

const cms = await startCms({
  port: Number(port),
  host,
  content: contentNamed(EMBEDDED_CONTENT),
  delayMs: Number(CMS_DELAY_MS),
  fault: isCmsFault(CMS_FAULT) ? CMS_FAULT : undefined,
  logger: { warn: (fields, message) => console.warn(message, fields) },
});
console.log(`Content backend at ${cms.url}/graphql`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cms.stop());
