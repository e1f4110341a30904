import path from 'node:path';
import { overBudget, readBudget } from '../benchmarks/overBudget.ts';
import { fileWeigher } from '../benchmarks/weighFiles.ts';
import { runSite } from '../tests/support/runSite.ts';
import { ensureBuild } from './buildSite.ts';

/* Fails where a page of the demonstration weighs more than benchmarks/budget.json allows; `--table` shows all of them. */
await ensureBuild(path.resolve(import.meta.dirname, '..'));
const site = await runSite({});
const weigh = await fileWeigher();
const excesses: string[] = [];
const table: Record<string, Record<string, string>> = {};
for (const [page, { weights: limits }] of Object.entries(await readBudget())) {
  const weight = await weigh(await (await fetch(`${site.url}${page}`)).text());
  excesses.push(...overBudget(page, weight, limits));
  table[page] = Object.fromEntries(
    Object.entries(weight).map(([name, value]) => [
      name,
      Number.isInteger(value) ? `${value}` : value.toFixed(1),
    ]),
  );
}
await site.stop();
if (process.argv.includes('--table')) console.table(table);
for (const excess of excesses) process.stderr.write(`${excess}\n`);
process.exitCode = excesses.length > 0 ? 1 : 0;
