import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { startCms } from '#cms/server.ts';
import { ensureBuild } from '../scripts/buildSite.ts';
import { readBudget } from './overBudget.ts';
import { measurements, type Findings } from './measurements.ts';

// `npm run bench`: measures the site's use of server resources, the bytes that it sends to browsers, response, loading
// and editing times.

const root = path.resolve(import.meta.dirname, '..');
const program = new Command('npm run bench --')
  .description('Measures the built site. Times are only reliable on an otherwise idle machine.')
  .addArgument(
    new Argument('[parts...]', 'parts to measure (default: all)').choices(Object.keys(measurements)),
  )
  .option('--runs <number>', 'Lighthouse runs for each page', count, 3)
  .option('--database <url>', 'MariaDB for the WordPress of "editing" (default: SQLite)')
  .parse();
const { runs, database } = program.opts<{ runs: number; database?: string }>();

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('Expected a whole number of at least 1.');
  return number;
}

await ensureBuild(root);
// Removes the build's handler, which prints an error but lets the process hang.
process.removeAllListeners('uncaughtException');
const budget = await readBudget();
const cms = await startCms();
const figures: Record<string, unknown> = { budget };
const excesses: string[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (program.args.length > 0 && !program.args.includes(name)) continue;
  const result: Findings = await measure({ contentUrl: cms.url, budget, runs, database });
  figures[name] = result.figures;
  excesses.push(...(result.excesses ?? []));
  for (const { title, rows, columns } of result.tables) {
    console.log(`\n${title}:`);
    console.table(rows, columns);
  }
}
await cms.stop();
if (excesses.length > 0) console.log(`\nOver the limits of benchmarks/budget.json:\n${excesses.join('\n')}`);
await mkdir(path.join(root, '.cache'), { recursive: true });
await writeFile(path.join(root, '.cache/bench.json'), JSON.stringify(figures, null, 2));
process.exit(0);
