import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { stagePlugin } from '../build/stagePlugin.ts';
import { exists, fetchWordPress, sqliteDriver } from './fetchWordPress.ts';
import { layOut, placesOf, type Layout, type Places } from './layouts.ts';
import { fetchPhpWasm } from './php/fetchPhpWasm.ts';
import { startMachinePhp } from './php/machinePhp.ts';
import { PhpFailure, type PhpKind } from './php/Php.ts';
import { startWasmPhp } from './php/wasmPhp.ts';

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
 * `plugins`, and serves it. Only for development and tests.
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
  /** PHP that runs it (default: the machine's). */
  kind?: PhpKind | undefined;
  /** PHP settings of the server, such as `max_execution_time=3`. */
  php?: readonly string[] | undefined;
}): Promise<RunningWordPress> {
  const { folder, port, database, kind = 'machine' } = options;
  const places = placesOf(folder, options.layout ?? 'plain');
  const { core, content } = places;
  const host = `http://127.0.0.1:${port}`;
  const isNew = !(await exists(path.join(core, 'wp-load.php')));
  if (isNew) {
    const [release] = await Promise.all([
      options.release ?? fetchWordPress(),
      kind === 'wasm' && fetchPhpWasm(),
    ]);
    await cp(release, core, { recursive: true });
    await layOut(places);
  }
  await writeFile(places.config, wpConfig(host, places, { kind, database }));
  if (database === undefined) await useSqlite(content);
  else await run('php', ['-r', createDatabase(database, options.emptied)]);
  if (options.plugins !== undefined)
    await linkPlugins(path.resolve(options.plugins), path.join(content, 'plugins'));
  await stagePlugin(path.join(content, 'plugins/skerry'));

  const server = await (kind === 'wasm' ? startWasmPhp : startMachinePhp)({
    ...{ folder, places, port, settings: options.php ?? [] },
    plugins: options.plugins && path.resolve(options.plugins),
  });
  const php = (code: string) =>
    server
      .run(
        `define('WP_ADMIN', true); require '${core}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user(1); ${code}`,
      )
      .catch(async (error: unknown) => {
        throw new Error(await phpError(error, path.join(content, 'debug.log')));
      });
  try {
    if (isNew) await server.run(install(core));
    await php(activateAll);
    await server.serve();
    await waitForResponse(`${host}${places.site}/wp-login.php`);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: host + places.home,
    coreUrl: host + places.site,
    contentFolder: content,
    php,
    stop: server.stop,
  };
}

/** Returns why PHP failed: its error output, or the last fatal error in WordPress's log. */
async function phpError(error: unknown, log: string): Promise<string> {
  const stderr = error instanceof PhpFailure ? error.stderr : '';
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

/** Returns PHP that installs WordPress. */
const install = (core: string) =>
  `define('WP_INSTALLING', true); require '${core}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php'; wp_install('Site', 'admin', 'admin@example.com', true, '', '${password}');`;

/** PHP that activates the plugins, in an order that satisfies their dependencies. */
const activateAll = `
foreach ( array( 'wp-graphql', 'secure-custom-fields', 'advanced-custom-fields-pro', 'wordpress-seo', '', 'skerry' ) as $first ) {
	foreach ( array_keys( get_plugins() ) as $file ) {
		$folder = dirname( $file );
		if ( in_array( $folder, array( '.', '${sqliteDriver}' ), true ) || ( '' === $first ? 'skerry' === $folder : $first !== $folder ) || is_plugin_active( $file ) ) { continue; }
		$error = activate_plugin( $file );
		if ( is_wp_error( $error ) ) { file_put_contents( 'php://stderr', "$file: " . $error->get_error_message() . "\\n" ); exit( 1 ); }
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
 * (`mysql://user:password@host:port/name`) it uses SQLite, in WebAssembly without the write-ahead log, whose memory its
 * interpreters cannot share.
 */
function wpConfig(
  host: string,
  places: Places,
  { kind, database }: { kind: PhpKind; database: URL | undefined },
): string {
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
${kind === 'wasm' ? define('SQLITE_JOURNAL_MODE', 'TRUNCATE') : ''}
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
$_SERVER['HTTP_HOST'] ??= '${new URL(host).host}';
if ( ! defined( 'ABSPATH' ) ) { ${define('ABSPATH', `${places.core}/`)} }
require_once ABSPATH . 'wp-settings.php';
`;
}

/** Returns PHP code that creates the database if it does not exist. */
function createDatabase({ hostname, port, username, password, pathname }: URL, isEmptied = false): string {
  const [host, user, secret, name] = [hostname, username, password, pathname.slice(1)].map((part) =>
    JSON.stringify(part),
  );
  const dropStatement = isEmptied ? `$server->query( 'DROP DATABASE IF EXISTS \`' . ${name} . '\`' );` : '';
  return `$server = new mysqli( ${host}, ${user}, ${secret}, '', ${Number(port || 3306)} ); ${dropStatement} $server->query( 'CREATE DATABASE IF NOT EXISTS \`' . ${name} . '\`' );`;
}
