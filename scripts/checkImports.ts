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

// dependency-cruiser warns at every run that it cannot use TypeScript 7. It does not need to, because swc parses the files,
// so its output is printed only on failure.
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
