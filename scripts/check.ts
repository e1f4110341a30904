import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';

// `npm run check`: everything that needs no test, as many at once as there are cores. It prints what was found and
// nothing else. The steps that take longest begin first; a build, which generates anew what the others read, is last.

const steps = [
  'check:types',
  'check:unused',
  'check:imports',
  'check:format',
  'check:lint',
  'check:sections',
  'check:translations',
];

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

function tell({ step, output }: Outcome): void {
  process.stderr.write(`npm run ${step} found something:\n${output}\n`);
  process.exitCode = 1;
}

const generated = await run('generate');
if (generated.code !== 0) tell(generated);
else {
  const queue = new PQueue({ concurrency: Math.max(2, availableParallelism()) });
  const check = async (step: string) => {
    const outcome = await run(step);
    if (outcome.code !== 0) tell(outcome);
  };
  await queue.addAll(steps.map((step) => () => check(step)));
  await check('check:weights');
}
