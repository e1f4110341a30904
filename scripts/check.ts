import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';

// `npm run check`: everything that needs neither a build nor a test, as many steps at once as there are cores. It prints what
// was found and what to do about it.

/** The steps, the longest first, with what to do about what each finds. */
const steps: Record<string, string> = {
  'check:types': 'Each line names a file and line: mend the type there.',
  'check:format': 'npx prettier --write . lays the files out.',
  'check:unused': 'Remove it, or name in knip.json what only a tool reads.',
  'check:translations':
    'npm run extract adds new texts; translate what is empty in locales/*/messages.po (docs/translating.md).',
  'check:imports':
    'Turn the import round, or move what both need: each rule of .dependency-cruiser.mjs says what it protects.',
  'check:lint': 'Each line names its rule; .oxlintrc.json has those that are on.',
};

type Outcome = { step: string; code: number; output: string };

// `generate` runs once for all of them: --ignore-scripts leaves out the pre-scripts with which each runs alone.
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

function tell({ step, output }: Outcome, advice: string): void {
  process.stderr.write(`npm run ${step} found something:\n${output.trimEnd()}\n→ ${advice}\n\n`);
  process.exitCode = 1;
}

const begun = performance.now();
const generated = await run('generate');
if (generated.code !== 0)
  tell(generated, 'A fragment does not match schema/content.graphql, or a style does not compile.');
else {
  const queue = new PQueue({ concurrency: Math.max(2, availableParallelism()) });
  await queue.addAll(
    Object.entries(steps).map(([step, advice]) => async () => {
      const outcome = await run(step);
      if (outcome.code !== 0) tell(outcome, advice);
    }),
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  if (process.exitCode === undefined) process.stdout.write(`Nothing found in ${seconds} s.\n`);
}
