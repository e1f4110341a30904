import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';

// `npm run check`: runs all checks that need neither a build nor tests, one per core at a time. Prints their findings
// and how to fix them.

/** Steps, longest first, with advice for fixing the findings of each. */
const steps: Record<string, string> = {
  'check:types': 'Fix the types at these lines.',
  'check:format': 'Run npx prettier --write . to format the files.',
  'check:unused': 'Remove unused code, or list it in knip.json if only a tool uses it.',
  'check:translations':
    'Run npm run extract to add new texts, then translate empty ones in locales/*/messages.po (docs/translating.md).',
  'check:prose': 'Rewrite the text; scripts/prose/wordList.ts has the phrases and what to write instead.',
  'check:imports': 'Reverse the import, or move the shared code. .dependency-cruiser.mjs explains each rule.',
  'check:lint': 'Fix the code at these lines. .oxlintrc.json lists the rules.',
  'check:php': 'Fix the plugin at these lines. phpcs.xml lists the rules.',
};

type Outcome = { step: string; code: number; output: string };

// `generate` runs once for all steps: --ignore-scripts skips the pre-scripts that run it for each step.
function run(step: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', '--ignore-scripts', step], {
      cwd: path.resolve(import.meta.dirname, '..'),
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.once('error', (error) => resolve({ step, code: 1, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ step, code: code ?? 1, output }));
  });
}

function report({ step, output }: Outcome, advice: string): void {
  process.stderr.write(`npm run ${step} failed:\n${output.trimEnd()}\n→ ${advice}\n\n`);
  process.exitCode = 1;
}

const startedAt = performance.now();
const generated = await run('generate');
if (generated.code !== 0)
  report(
    generated,
    'Fix the fragment that does not match schema/content.graphql, or the style that does not compile.',
  );
else {
  const queue = new PQueue({ concurrency: Math.max(2, availableParallelism()) });
  await queue.addAll(
    Object.entries(steps).map(([step, advice]) => async () => {
      const outcome = await run(step);
      if (outcome.code !== 0) report(outcome, advice);
      else if (outcome.output.startsWith('Skipped:')) process.stdout.write(outcome.output);
    }),
  );
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (process.exitCode === undefined) process.stdout.write(`All checks passed in ${seconds} s.\n`);
}
