import { spawnSync } from 'node:child_process';
import path from 'node:path';

const folders = [
  'brand',
  'server',
  'renderer',
  'components',
  'pages',
  'content-model',
  'locales',
  'schema',
  'theme',
  'cms',
  'scripts',
  'wordpress',
];

// Prints the output only on failure: dependency-cruiser warns on every run that it cannot use TypeScript 7, which it
// does not need because swc parses the files.
const { status, stdout, stderr } = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders],
  { cwd: path.resolve(import.meta.dirname, '..'), encoding: 'utf8' },
);
if (status !== 0) {
  process.stdout.write(stdout ?? '');
  process.stderr.write(stderr ?? 'depcruise could not be started. Run npm ci first.\n');
  process.exitCode = 1;
}
