import path from 'node:path';
import { buildSite } from './buildSite.ts';

try {
  await buildSite(path.resolve(import.meta.dirname, '..'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
