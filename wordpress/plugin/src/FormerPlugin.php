<?php
namespace Skerry;

use Skerry\Changes\Table;
use Skerry\Content\Options;
use Skerry\Demonstration\Imported;

/**
 * Takes over from the plugin "Site", as this plugin was called before version 0.2.0. Its tables, options, meta,
 * capabilities and scheduled events had the prefix `site_`.
 */
final class FormerPlugin {
	private const FORMER = 'site/site.php';
	private const VERSION = 'site_version';
	private const LOCK = 'skerry_takeover';
	/** Options, without those that WordPress or other plugins could have: `site_icon`, `site_logo`, `_site_transient_…`. */
	private const OPTIONS = '/^(site_(address|(owner_)?secret(_unseen)?|demonstration|work|read_enquiries|read_figures|send_newsletter|rights_given|shared_changes|product_type|cron_ran|menu_revision_.+)|_?site_[a-z]{2,3}([-_][a-z]+)?_(menu|footer|error_page)(_.+)?)$/';
	private const META = '/^(_site_(change|editor|translated|demonstration)|_?site_picture|site_alt_text_.+|site_\w+_per_page)$/';
	/** The role and the capabilities. */
	private const RIGHTS = [
		'site_draft_reader',
		'site_read_enquiries',
		'site_read_figures',
		'site_send_newsletter',
		'site_edit_redirects',
		'site_redirect_elsewhere',
	];
	/** Events for one entry at a time that an editor chose. The plugin schedules the others itself. */
	private const ENTRY_EVENTS = ['site_withdraw', 'site_publish_change'];

	/**
	 * Calls `$start` at once or, if the former plugin has left data, after it has been moved. Does not call it while the
	 * former plugin runs, or if the data could not be moved.
	 */
	public static function replace(callable $start): void {
		if (self::isReplaced()) {
			$start();
		} elseif (!self::isRunning()) {
			$move = static fn() => self::moveData() ? $start() : null;
			did_action('plugins_loaded') ? $move() : add_action('plugins_loaded', $move, 0);
		}
	}

	public static function isReplaced(): bool {
		return !self::isRunning() && (false !== get_option(Plugin::INSTALLED) || false === get_option(self::VERSION));
	}

	/**
	 * Returns whether the former plugin runs in this request, and deactivates it for the next one. If it is active in
	 * the whole network, it is deactivated once this plugin is too.
	 */
	private static function isRunning(): bool {
		$is_network = is_multisite() && isset(((array) get_site_option('active_sitewide_plugins', []))[self::FORMER]);
		$is_active = $is_network || in_array(self::FORMER, (array) get_option('active_plugins', []), true);
		if (!$is_active || !is_file(WP_PLUGIN_DIR . '/site/src/Changes/Deliveries.php')) {
			return defined('Site\VERSION');
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if (!$is_network || is_plugin_active_for_network(plugin_basename(FILE))) {
			// Silently, because the former deactivation hook would remove scheduled events.
			deactivate_plugins(self::FORMER, true, $is_network);
		}
		return true;
	}

	/** Moves the data once. Other requests meanwhile get status 503, so that the site keeps its copies of the content. */
	private static function moveData(): bool {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if (!\WP_Upgrader::create_lock(self::LOCK, MINUTE_IN_SECONDS)) {
			wp_die('Briefly unavailable for scheduled maintenance. Check back in a minute.', '', ['response' => 503]);
		}
		$was_suppressing = $wpdb->suppress_errors();
		try {
			wp_cache_flush();
			if (self::isReplaced()) {
				return true;
			}
			// MariaDB commits when it creates or drops a table.
			Plugin::createTables();
			self::query('START TRANSACTION');
			self::copyTables();
			self::moveOptions();
			array_map([self::class, 'moveMeta'], [$wpdb->postmeta, $wpdb->termmeta, $wpdb->usermeta]);
			self::moveRights();
			self::moveEvents();
			self::rename($wpdb->options, 'option_name', self::VERSION);
			self::query('COMMIT');
			array_map(static fn(string $table) => self::query("DROP TABLE $table"), self::tables());
			return true;
		} catch (\Throwable $error) {
			$wpdb->query('ROLLBACK');
			self::report($error->getMessage());
			return false;
		} finally {
			wp_cache_flush();
			$wpdb->suppress_errors($was_suppressing);
			\WP_Upgrader::release_lock(self::LOCK);
		}
	}

	/** Copies the rows, because WordPress's driver for SQLite cannot rename tables. */
	private static function copyTables(): void {
		global $wpdb;
		foreach (self::tables() as $name => $former) {
			$columns = '`' . implode('`,`', $wpdb->get_col("SHOW COLUMNS FROM $former")) . '`'; // phpcs:ignore
			self::query('INSERT IGNORE INTO ' . Table::nameOf($name) . " ($columns) SELECT $columns FROM $former");
		}
	}

	/** @return array<string, string> Existing tables of the former plugin, by name. */
	private static function tables(): array {
		global $wpdb;
		$tables = array_map(static fn(string $name) => "{$wpdb->prefix}site_$name", array_combine(Table::NAMES, Table::NAMES));
		return array_filter(
			$tables,
			static fn(string $table) => $table === $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($table))),
		);
	}

	private static function moveOptions(): void {
		global $wpdb;
		$states = self::optionStates('site_');
		foreach (self::names($wpdb->options, 'option_name', self::OPTIONS) as $name) {
			// Uninstalling this plugin leaves menus, which may be older.
			$wpdb->delete($wpdb->options, ['option_name' => self::renamed($name)]);
			self::rename($wpdb->options, 'option_name', $name);
		}
		wp_cache_flush();
		update_option(Rights::GIVEN, self::renamedAll((array) get_option(Rights::GIVEN, [])), false);
		foreach (self::names($wpdb->options, 'option_name', '/^skerry_menu_revision_/', 'skerry_') as $name) {
			$revision = (array) get_option($name, []);
			$rows = (array) ($revision['rows'] ?? []);
			update_option($name, ['rows' => array_combine(self::renamedAll(array_keys($rows)), $rows)] + $revision, false);
		}
		// The hashes of imported menus include the names of their options.
		$import_records = new Imported();
		foreach (self::optionStates('skerry_') as $name => $state) {
			$import_records->isAsImported($name, $states[$name]) && $import_records->store($name, $state);
		}
		[] === $states || $import_records->save();
	}

	/** @return array<string, array> Stored fields of the imported menus, footers and 404 pages, by name of the import. */
	private static function optionStates(string $prefix): array {
		$states = [];
		foreach (array_keys((array) get_option($prefix . 'demonstration', [])) as $name) {
			[$kind, $language, $group] = explode(':', "$name::");
			if ('options' === $kind) {
				$states[$name] = Imported::optionsState($prefix . $language, $group);
			}
		}
		return $states;
	}

	private static function moveMeta(string $table): void {
		foreach (self::names($table, 'meta_key', self::META) as $name) {
			self::rename($table, 'meta_key', $name);
		}
	}

	/** Moves the role, capabilities of all roles, and those of users. */
	private static function moveRights(): void {
		global $wpdb;
		$option = $wpdb->get_blog_prefix() . 'user_roles';
		$roles = self::withRenamedRights((array) get_option($option, []));
		update_option(
			$option,
			array_map(static fn(array $role) => ['capabilities' => self::withRenamedRights($role['capabilities'] ?? [])] + $role, $roles),
		);
		wp_roles()->for_site();
		$key = $wpdb->get_blog_prefix() . 'capabilities';
		$users = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT user_id FROM $wpdb->usermeta WHERE meta_key = %s AND meta_value LIKE %s",
				$key,
				'%' . $wpdb->esc_like('"site_') . '%',
			),
		);
		foreach (array_map('intval', $users) as $user) {
			update_user_meta($user, $key, self::withRenamedRights((array) get_user_meta($user, $key, true)));
		}
	}

	private static function withRenamedRights(array $values): array {
		$keys = array_map(
			static fn(string $key) => in_array($key, self::RIGHTS, true) ? self::renamed($key) : $key,
			array_map('strval', array_keys($values)),
		);
		return array_combine($keys, $values);
	}

	private static function moveEvents(): void {
		foreach (_get_cron_array() as $time => $hooks) {
			foreach (array_intersect_key($hooks, array_flip(self::ENTRY_EVENTS)) as $hook => $events) {
				foreach ($events as $event) {
					wp_schedule_single_event($time, self::renamed($hook), $event['args']);
				}
			}
		}
		foreach ([...self::ENTRY_EVENTS, 'site_deliver', 'site_count_enquiries'] as $hook) {
			wp_unschedule_hook($hook);
		}
	}

	/** @return string[] Values of a column that match, and start with the prefix or an underscore and the prefix. */
	private static function names(string $table, string $column, string $pattern, string $prefix = 'site_'): array {
		global $wpdb;
		$like_pattern = $wpdb->esc_like($prefix) . '%';
		$hidden_like_pattern = $wpdb->esc_like("_$prefix") . '%';
		$names = $wpdb->get_col(
			$wpdb->prepare("SELECT DISTINCT $column FROM $table WHERE $column LIKE %s OR $column LIKE %s", $like_pattern, $hidden_like_pattern), // phpcs:ignore
		);
		return array_values(preg_grep($pattern, $names));
	}

	private static function rename(string $table, string $column, string $name): void {
		global $wpdb;
		if (false === $wpdb->update($table, [$column => self::renamed($name)], [$column => $name])) {
			throw new \RuntimeException($wpdb->last_error);
		}
	}

	private static function query(string $sql): void {
		global $wpdb;
		if (false === $wpdb->query($sql)) {
			throw new \RuntimeException($wpdb->last_error);
		}
	}

	private static function renamed(string $name): string {
		return preg_replace('/^(_?)site_/', '$1skerry_', $name);
	}

	private static function renamedAll(array $names): array {
		return array_map([self::class, 'renamed'], $names);
	}

	/** Reports to administrators why this plugin has not started. The former data is unchanged. */
	private static function report(string $reason): void {
		add_action('admin_notices', static function () use ($reason): void {
			if (current_user_can('activate_plugins')) {
				printf(
					'<div class="notice notice-error"><p>%s</p></div>',
					esc_html("Skerry could not take over the data of the plugin “Site”: $reason"),
				);
			}
		});
	}
}
