import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Places } from '../layouts.ts';
import { PhpFailure, type Php, type PhpOptions } from './Php.ts';

const run = promisify(execFile);

/** Runs WordPress with this machine's PHP and its built-in server. */
export async function startMachinePhp({ folder, places, port, settings }: PhpOptions): Promise<Php> {
  const opcacheFolder = path.join(folder, 'opcache');
  const router = path.join(folder, 'router.php');
  await mkdir(opcacheFolder, { recursive: true });
  await writeFile(router, routerScript(places));
  let server: ChildProcess | undefined;
  return {
    async run(script) {
      const { stdout } = await run(
        'php',
        [
          ...set(['display_errors=stderr', 'sendmail_path=/bin/true', ...compiledIn(opcacheFolder)]),
          ...['-r', script],
        ],
        { maxBuffer: 64 * 1024 * 1024 },
      ).catch((error: unknown) => {
        throw new PhpFailure(error instanceof Error && 'stderr' in error ? String(error.stderr) : '');
      });
      return stdout;
    },
    async serve() {
      server = spawn(
        'php',
        [
          // Phone photos are larger than PHP's default of 2 MB.
          ...set(['upload_max_filesize=64M', 'post_max_size=64M']),
          ...set(['opcache.enable=1', 'opcache.enable_cli=1', ...settings]),
          ...['-S', `127.0.0.1:${port}`, '-t', places.root, router],
        ],
        // A separate process group, so that the workers end with the server.
        { env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' }, stdio: 'ignore', detached: true },
      );
      await once(server, 'spawn');
    },
    async stop() {
      if (server?.exitCode !== null || server.pid === undefined) return;
      const exit = once(server, 'exit');
      process.kill(-server.pid, 'SIGTERM');
      await exit;
    },
  };
}

const set = (settings: readonly string[]) => settings.flatMap((setting) => ['-d', setting]);

/**
 * Returns settings that cache compiled scripts in a folder. Otherwise each run of PHP would compile WordPress again.
 */
const compiledIn = (folder: string) => [
  ...['opcache.enable_cli=1', 'opcache.file_cache_only=1'],
  `opcache.file_cache=${folder}`,
];

/**
 * Returns a router script that replaces .htaccess. It serves files directly, folders through their index.php, and all
 * other paths below the home through WordPress.
 */
const routerScript = ({ home }: Places) => `<?php
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( '/' !== $path && is_file( $file ) ) { return false; }
if ( ! str_starts_with( "$path/", '${home}/' ) ) { http_response_code( 404 ); exit; }
$script = is_file( rtrim( $file, '/' ) . '/index.php' ) ? rtrim( $path, '/' ) . '/index.php' : '${home}/index.php';
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $script;
chdir( dirname( $_SERVER['DOCUMENT_ROOT'] . $script ) );
require $_SERVER['DOCUMENT_ROOT'] . $script;
`;

const requiredExtensions = ['pdo_sqlite', 'mbstring', 'xml', 'json'];

/** Returns why this machine's PHP cannot run WordPress and what to install. `undefined` if it can. */
export async function whyNoPhp(): Promise<string | undefined> {
  const output = await run('php', [
    '-r',
    'echo PHP_VERSION_ID, "\\n", implode(",", get_loaded_extensions());',
  ]).catch(() => undefined);
  if (output === undefined)
    return 'PHP is not installed. Debian: apt-get install php-cli php-sqlite3 php-mbstring php-xml.';
  const [version = '0', extensions = ''] = output.stdout.split('\n');
  if (Number(version) < 80_100) return `PHP 8.1 or newer is required; this machine has version ${version}.`;
  const loadedExtensions = extensions.toLowerCase().split(',');
  const missingExtensions = requiredExtensions.filter((name) => !loadedExtensions.includes(name));
  return missingExtensions.length > 0
    ? `PHP lacks the extensions ${missingExtensions.join(', ')}. Debian: apt-get install php-sqlite3 php-mbstring php-xml.`
    : undefined;
}
