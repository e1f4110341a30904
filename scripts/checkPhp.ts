import { spawnSync } from 'node:child_process';
import path from 'node:path';

// `npm run check:php`: checks names and unsafe calls in the plugin with PHP_CodeSniffer (Debian: php-codesniffer).
// Passes if that is not installed, because the site needs no PHP.

const root = path.resolve(import.meta.dirname, '..');
const { error, status } = spawnSync('phpcs', ['-q'], { cwd: root, stdio: 'inherit' });
if (error !== undefined) process.stdout.write('Skipped: the PHP check, because phpcs is not installed.\n');
process.exitCode = error === undefined ? (status ?? 1) : 0;
