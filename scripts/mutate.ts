import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { findMutants } from './mutation/findMutants.ts';
import { runMutants, type Outcome } from './mutation/runMutants.ts';
import { createProgram, runProgram } from './owner/program.ts';

const root = path.resolve(import.meta.dirname, '..');

const program: Command = createProgram(
  'mutate',
  'Changes one file in many small ways, and lists the changes that no test notices.',
);
program
  .argument('<file>', 'source file, such as server/lib/staleCache.ts')
  .argument('[tests...]', 'test files or folders to run, instead of the unit tests that import the file')
  .option('--all', 'list killed mutants too')
  .option(
    '--static',
    'also change code that only runs when the file is loaded, which takes seconds for each change',
  )
  .action(async (name: string, paths: string[], options: { all?: boolean; static?: boolean }) => {
    const file = path.resolve(root, name);
    const source = await readFile(file, 'utf8');
    const mutants = findMutants(source, file);
    const outcomes = await runMutants({
      root,
      file,
      source,
      mutants,
      paths,
      isStaticTried: options.static === true,
      report: (line) => console.log(line),
    });
    for (const { id, line, change } of mutants) {
      const outcome = outcomes.get(id) ?? 'no coverage';
      if (options.all === true || !isKilled(outcome))
        console.log(`${outcome.padEnd(11)} ${name}:${line}  ${change}`);
    }
    const triedMutants = [...outcomes.values()].filter((outcome) => outcome !== 'not tried');
    const killedCount = triedMutants.filter(isKilled).length;
    const percentage =
      triedMutants.length === 0 ? 100 : Math.floor((100 * killedCount) / triedMutants.length);
    console.log(`${name}: ${killedCount} of ${triedMutants.length} mutants killed (${percentage} %)`);
  });
await runProgram(program);
// Tests that a mutant left running would keep this process alive.
process.exit();

function isKilled(outcome: Outcome): boolean {
  return outcome === 'killed' || outcome === 'timeout';
}
