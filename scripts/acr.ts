import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { legal } from '#brand/legal.ts';
import { missingTests, openAcr, reportTable } from './accessibility/report.ts';
import { createProgram, runProgram } from './owner/program.ts';
import manifest from '../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');

const program = createProgram(
  'acr',
  'Writes an accessibility conformance report for buyers: WCAG 2.2 AA, EN 301 549 and ATAG 2.0 part B.',
);
program
  .option('--out <folder>', 'folder of openacr.yaml and report.md', '.cache/accessibility')
  .action(async ({ out }: { out: string }) => {
    const missing = missingTests(root);
    if (missing.length > 0)
      program.error(`The project lacks tests that the report names:\n${missing.join('\n')}`);
    const product = {
      name: legal.name,
      version: manifest.version,
      company: legal.name,
      email: legal.accessibility.email,
      date: new Date().toISOString().slice(0, 10),
    };
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'openacr.yaml'), openAcr(product));
    await writeFile(path.join(out, 'report.md'), reportTable(product));
    console.log(`Written: ${path.join(out, 'openacr.yaml')} and ${path.join(out, 'report.md')}.`);
  });
await runProgram(program);
