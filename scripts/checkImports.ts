import { spawnSync } from 'node:child_process';
import path from 'node:path';

const folders = ['server', 'renderer', 'components', 'pages', 'locales', 'schema', 'theme', 'cms', 'scripts'];

// The checker says at every run that it cannot use TypeScript 7, which it need not: swc reads the files. Its words
// matter only when it found something.
const { status, stdout, stderr } = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders],
  { cwd: path.resolve(import.meta.dirname, '..'), encoding: 'utf8' },
);
if (status !== 0) {
  process.stdout.write(stdout ?? '');
  process.stderr.write(stderr ?? 'depcruise could not be started\n');
  process.exitCode = 1;
}
