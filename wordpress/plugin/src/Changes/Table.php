<?php
namespace Skerry\Changes;

/** Custom tables of the plugin in WordPress's database. */
final class Table {
	public const NAMES = ['deliveries', 'redirects', 'redirect_rows', 'dead_addresses', 'unsaved'];

	/**
	 * Adds the plugin's tables to the tables that WordPress drops when a site is deleted from a network.
	 *
	 * @param string[] $tables
	 * @return string[] The same tables, and the plugin's tables of the current site.
	 */
	public static function withOwn(array $tables): array {
		return [...array_values($tables), ...array_map([self::class, 'nameOf'], self::NAMES)];
	}

	/** Returns the table name with the prefix of this WordPress. */
	public static function nameOf(string $name): string {
		global $wpdb;
		return $wpdb->prefix . 'skerry_' . $name;
	}

	/** Creates or updates the table. `$columns` has the format of `dbDelta`. */
	public static function create(string $name, string $columns): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta('CREATE TABLE ' . self::nameOf($name) . " (\n{$columns}\n) {$wpdb->get_charset_collate()};");
	}
}
