import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const needed = ['pdo_sqlite', 'mbstring', 'xml', 'json'];

/** Why this machine's PHP cannot run WordPress, in a sentence that says what to install; undefined when it can. */
export async function whyNoPhp(): Promise<string | undefined> {
  const found = await run('php', [
    '-r',
    'echo PHP_VERSION_ID, "\\n", implode(",", get_loaded_extensions());',
  ]).catch(() => undefined);
  if (found === undefined) return 'PHP is not installed (Debian: php-cli php-sqlite3 php-mbstring php-xml).';
  const [version = '0', extensions = ''] = found.stdout.split('\n');
  if (Number(version) < 80_100) return `PHP 8.1 or newer is needed; this is ${version}.`;
  const loaded = extensions.toLowerCase().split(',');
  const missing = needed.filter((name) => !loaded.includes(name));
  return missing.length > 0
    ? `PHP lacks ${missing.join(', ')} (Debian: php-sqlite3 php-mbstring php-xml).`
    : undefined;
}
