import path from 'node:path';
import { colors } from '#brand/tokens.ts';
import { contrastReport } from './brand/contrastReport.ts';
import { buildSite } from './buildSite.ts';

try {
  await buildSite(path.resolve(import.meta.dirname, '..'));
  for (const line of contrastReport(colors)) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
