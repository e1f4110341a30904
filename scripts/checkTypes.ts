import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findOverrides } from './overrides/overrides.ts';
import {
  moduleOfExports,
  overridesImportingThemselves,
  overridesWithoutOriginal,
  reportOfTypes,
} from './overrides/fittingOverrides.ts';
import { isDemonstration } from '#tests/support/demonstrationTests.ts';

// `npm run check:types`: checks the types of the project. The platform's tests refer to the languages of the demo, so
// they do not compile with another company's languages or overrides. Upstream checks them; a company checks only the
// tests in brand/.

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
const excluded = ['node_modules', 'dist', 'data', 'styled-system', 'tests', 'benchmarks'];

const moduleOfOverrides = '.cache/overrides.ts';

/** Writes a TypeScript configuration for a company, which leaves out the platform's tests and includes overrides. */
async function companysProject(): Promise<string> {
  const file = path.join(root, '.cache/tsconfig.company.json');
  const tests = folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]);
  const project = {
    extends: '../tsconfig.json',
    files: ['overrides.ts'],
    include: ['../**/*'],
    exclude: [...excluded, ...tests].map((pattern) => `../${pattern}`),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(path.join(root, moduleOfOverrides), moduleOfExports(root));
  await writeFile(file, JSON.stringify(project));
  return file;
}

const isPlatform = isDemonstration && findOverrides(root).length === 0;
const project = isPlatform ? 'tsconfig.json' : await companysProject();
const { status, stdout, error } = spawnSync('tsc', ['--project', project, '--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (error) throw error;
const report = [...overridesWithoutOriginal(root), ...overridesImportingThemselves(root)]
  .map((line) => `${line}\n`)
  .concat(reportOfTypes(stdout, root, moduleOfOverrides))
  .join('');
process.stderr.write(report);
process.exitCode = report === '' && (status === 0 || stdout !== '') ? 0 : 1;
