import './requireNode.mjs';
import { existsSync } from 'node:fs';

const server = new URL('../dist/server/site/serve.mjs', import.meta.url);
if (existsSync(server)) await import(server.href);
else {
  process.stderr.write('There is no build in dist/. Run npm run build first.\n');
  process.exitCode = 1;
}
