import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { stagePlugin } from '../build/stagePlugin.ts';
import { exists, fetchWordPress, sqliteDriver } from './fetchWordPress.ts';
import { layOut, placesOf, type Layout, type Places } from './layouts.ts';

const run = promisify(execFile);
export const password = 'admin';

export type RunningWordPress = {
  /** Home URL. */
  url: string;
  /** URL of the core. `/wp-admin` is below it. */
  coreUrl: string;
  /** The `wp-content` folder, whose name depends on the layout. */
  contentFolder: string;
  /** Runs PHP in this WordPress as the administrator. Resolves with its output. */
  php: (code: string) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Installs WordPress in `folder` (or uses the existing one) with the site's plugin and the plugins in the folder
 * `plugins`, and serves it with PHP's built-in server. Only for development and tests.
 */
export async function startWordPress(options: {
  folder: string;
  port: number;
  plugins?: string | undefined;
  /** Folder with another version of WordPress (default: the one from npm). */
  release?: string | undefined;
  /** MariaDB or MySQL database. With SQLite, importing the demo content takes minutes. */
  database?: URL | undefined;
  /** Whether to drop the database first. */
  emptied?: boolean | undefined;
  layout?: Layout | undefined;
  /** PHP settings of the server, such as `max_execution_time=3`. */
  php?: readonly string[] | undefined;
}): Promise<RunningWordPress> {
  const { folder, port, database } = options;
  const places = placesOf(folder, options.layout ?? 'plain');
  const { core, content } = places;
  const host = `http://127.0.0.1:${port}`;
  const isNew = !(await exists(path.join(core, 'wp-load.php')));
  if (isNew) {
    await cp(options.release ?? (await fetchWordPress()), core, { recursive: true });
    await layOut(places);
  }
  await writeFile(places.config, wpConfig(host, places, database));
  const router = path.join(folder, 'router.php');
  await writeFile(router, routerScript(places));
  if (database === undefined) await useSqlite(content);
  else await run('php', ['-r', createDatabase(database, options.emptied)]);
  if (options.plugins !== undefined)
    await linkPlugins(path.resolve(options.plugins), path.join(content, 'plugins'));
  await stagePlugin(path.join(content, 'plugins/skerry'));

  const compiled = path.join(folder, 'opcache');
  await mkdir(compiled, { recursive: true });
  const php = async (code: string) => {
    const script = `define('WP_ADMIN', true); require '${core}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user(1); ${code}`;
    const { stdout } = await run(
      'php',
      [...set(['display_errors=stderr', ...compiledIn(compiled)]), '-r', script],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    ).catch(async (error: unknown) => {
      throw new Error(await phpError(error, path.join(content, 'debug.log')));
    });
    return stdout;
  };
  if (isNew) await install(core);
  await php(activateAll);

  const server = spawn(
    'php',
    [
      // Phone photos are larger than PHP's default of 2 MB.
      ...set(['upload_max_filesize=64M', 'post_max_size=64M']),
      ...set(['opcache.enable=1', 'opcache.enable_cli=1', ...(options.php ?? [])]),
      ...['-S', `127.0.0.1:${port}`, '-t', places.root, router],
    ],
    // A separate process group, so that the workers end with the server.
    { env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' }, stdio: 'ignore', detached: true },
  );
  await waitForResponse(`${host}${places.site}/wp-login.php`);
  return {
    url: host + places.home,
    coreUrl: host + places.site,
    contentFolder: content,
    php,
    async stop() {
      if (server.exitCode !== null || server.pid === undefined) return;
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

/** Returns why PHP failed: its error output, or the last fatal error in WordPress's log. */
async function phpError(error: unknown, log: string): Promise<string> {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n');
  const fatal = lines.findLast((line) => line.includes('PHP Fatal error')) ?? '';
  return stderr.replaceAll(/<[^>]*>/g, '').trim() || fatal || `PHP failed. See ${log}.`;
}

/** Installs the drop-in of the SQLite driver as its plugin would. */
async function useSqlite(content: string): Promise<void> {
  const driver = path.join(content, 'plugins', sqliteDriver);
  if (!(await exists(driver)))
    await cp(path.join(await fetchWordPress(), 'wp-content/plugins', sqliteDriver), driver, {
      recursive: true,
    });
  const dropIn = await readFile(path.join(driver, 'db.copy'), 'utf8');
  await mkdir(path.join(content, 'database'), { recursive: true });
  await writeFile(
    path.join(content, 'db.php'),
    dropIn
      .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', driver)
      .replaceAll('{SQLITE_PLUGIN}', `${sqliteDriver}/load.php`),
  );
}

async function install(core: string): Promise<void> {
  const script = `define('WP_INSTALLING', true); require '${core}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php'; wp_install('Site', 'admin', 'admin@example.com', true, '', '${password}');`;
  await run('php', ['-d', 'sendmail_path=/bin/true', '-r', script]);
}

/** PHP that activates the plugins, in an order that satisfies their dependencies. */
const activateAll = `
foreach ( array( 'wp-graphql', 'secure-custom-fields', 'advanced-custom-fields-pro', 'wordpress-seo', '', 'skerry' ) as $first ) {
	foreach ( array_keys( get_plugins() ) as $file ) {
		$folder = dirname( $file );
		if ( in_array( $folder, array( '.', '${sqliteDriver}' ), true ) || ( '' === $first ? 'skerry' === $folder : $first !== $folder ) || is_plugin_active( $file ) ) { continue; }
		$error = activate_plugin( $file );
		if ( is_wp_error( $error ) ) { fwrite( STDERR, "$file: " . $error->get_error_message() . "\\n" ); exit( 1 ); }
	}
}
// For 30 seconds after its activation, Polylang redirects wp-admin to its wizard, which only administrators may open.
delete_transient( 'pll_activation_redirect' );`;

async function linkPlugins(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    const isFolder = (await stat(path.join(from, name))).isDirectory();
    if (isFolder && name !== 'skerry' && !(await exists(path.join(to, name))))
      await symlink(path.join(from, name), path.join(to, name));
  }
}

async function waitForResponse(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const hasResponded = await fetch(url, { redirect: 'manual' }).then(
      async (response) => (await response.text(), true),
      () => false,
    );
    if (hasResponded) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WordPress did not respond at ${url} within 30 seconds.`);
}

/**
 * Returns a wp-config.php for local use: no requests to other hosts, and insecure keys. Without a database
 * (`mysql://user:password@host:port/name`) it uses SQLite.
 */
function wpConfig(host: string, places: Places, database?: URL): string {
  const define = (name: string, value: string) => `define( '${name}', ${JSON.stringify(value)} );`;
  return `<?php
${define('DB_NAME', database?.pathname.slice(1) ?? 'wordpress')} ${define('DB_USER', database?.username ?? '')}
${define('DB_PASSWORD', database?.password ?? '')} ${define('DB_HOST', database?.host ?? '')}
define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) { define( $name, "local-$name" ); }
$table_prefix = 'wp_';
${define('WP_HOME', host + places.home)} ${define('WP_SITEURL', host + places.site)}
${define('WP_CONTENT_DIR', places.content)} ${define('WP_CONTENT_URL', host + places.contentPath)}
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_LOG', true ); define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
$_SERVER['HTTP_HOST'] ??= '${new URL(host).host}';
if ( ! defined( 'ABSPATH' ) ) { ${define('ABSPATH', `${places.core}/`)} }
require_once ABSPATH . 'wp-settings.php';
`;
}

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

/** Returns PHP code that creates the database if it does not exist. */
function createDatabase({ hostname, port, username, password, pathname }: URL, isEmptied = false): string {
  const [host, user, secret, name] = [hostname, username, password, pathname.slice(1)].map((part) =>
    JSON.stringify(part),
  );
  const dropStatement = isEmptied ? `$server->query( 'DROP DATABASE IF EXISTS \`' . ${name} . '\`' );` : '';
  return `$server = new mysqli( ${host}, ${user}, ${secret}, '', ${Number(port || 3306)} ); ${dropStatement} $server->query( 'CREATE DATABASE IF NOT EXISTS \`' . ${name} . '\`' );`;
}

const localPhpRun = promisify(execFile);
const requiredExtensions = ['pdo_sqlite', 'mbstring', 'xml', 'json'];

/** Returns why this machine's PHP cannot run WordPress and what to install. `undefined` if it can. */
export async function whyNoPhp(): Promise<string | undefined> {
  const output = await localPhpRun('php', [
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
