import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDemonstration } from '#tests/support/demonstrationTests.ts';

// `npm run check:types`. The tests of the platform refer to the languages of the demonstration, so they do not compile with
// the languages of another company. They are checked upstream; tests in brand/ are checked here.

const root = path.resolve(import.meta.dirname, '..');
const folders = [
  'cms',
  'components',
  'content-model',
  'locales',
  'pages',
  'renderer',
  'schema',
  'scripts',
  'server',
  'theme',
  'wordpress',
];
const left = ['node_modules', 'dist', 'data', 'styled-system', 'tests', 'benchmarks'];

async function companysProject(): Promise<string> {
  const file = path.join(root, '.cache/tsconfig.company.json');
  const tests = folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]);
  const project = {
    extends: '../tsconfig.json',
    include: ['../**/*'],
    exclude: [...left, ...tests].map((each) => `../${each}`),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(project));
  return file;
}

const project = isDemonstration ? 'tsconfig.json' : await companysProject();
const { status } = spawnSync('tsc', ['--project', project], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
