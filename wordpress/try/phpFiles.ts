/**
 * A wp-config.php for a WordPress on this machine alone: no calls to other hosts, keys that protect nothing. Without a
 * database of its own (`mysql://user:password@host:port/name`) it uses SQLite.
 */
export function wpConfig(url: string, database?: URL): string {
  const define = (name: string, value: string) => `define( '${name}', ${JSON.stringify(value)} );`;
  return `<?php
${define('DB_NAME', database?.pathname.slice(1) ?? 'wordpress')} ${define('DB_USER', database?.username ?? '')}
${define('DB_PASSWORD', database?.password ?? '')} ${define('DB_HOST', database?.host ?? '')}
define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) { define( $name, "local-$name" ); }
$table_prefix = 'wp_';
define( 'WP_HOME', '${url}' ); define( 'WP_SITEURL', WP_HOME );
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_LOG', true ); define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
$_SERVER['HTTP_HOST'] ??= '${new URL(url).host}';
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`;
}

/** What .htaccess does elsewhere: files as they are, folders by their index.php, everything else by WordPress. */
export const routerScript = `<?php
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( '/' !== $path && is_file( $file ) ) { return false; }
$script = is_file( rtrim( $file, '/' ) . '/index.php' ) ? rtrim( $path, '/' ) . '/index.php' : '/index.php';
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $script;
chdir( dirname( $_SERVER['DOCUMENT_ROOT'] . $script ) );
require $_SERVER['DOCUMENT_ROOT'] . $script;
`;

/** Makes the database of a MariaDB or MySQL server where it is not there yet. */
export function createDatabase({ hostname, port, username, password, pathname }: URL): string {
  const [host, user, secret, name] = [hostname, username, password, pathname.slice(1)].map((part) =>
    JSON.stringify(part),
  );
  return `$server = new mysqli( ${host}, ${user}, ${secret}, '', ${Number(port || 3306)} ); $server->query( 'CREATE DATABASE IF NOT EXISTS \`' . ${name} . '\`' );`;
}
