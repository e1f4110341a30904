<?php
namespace Site\Changes;

/** A table of the plugin's own, in WordPress's database. */
final class Table {
	private const NAMES = ['deliveries', 'redirects', 'redirect_rows', 'dead_addresses', 'unsaved'];

	/**
	 * Tables of a site, which WordPress drops when the site is deleted from a network.
	 *
	 * @param string[] $tables
	 * @return string[] With the plugin's own, of the present site.
	 */
	public static function withOwn(array $tables): array {
		return [...array_values($tables), ...array_map([self::class, 'named'], self::NAMES)];
	}

	/** Its name with the prefix of this WordPress. */
	public static function named(string $name): string {
		global $wpdb;
		return $wpdb->prefix . 'site_' . $name;
	}

	/** Makes the table, or brings it up to date; `$columns` in the form that dbDelta reads. */
	public static function create(string $name, string $columns): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta('CREATE TABLE ' . self::named($name) . " (\n{$columns}\n) {$wpdb->get_charset_collate()};");
	}
}
