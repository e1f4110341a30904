<?php
namespace Skerry\Content;

use Skerry\Languages\Languages;

/**
 * Revisions of menu, footer and 404 page. Each save with changes adds one. The newest twenty per language are stored.
 */
final class MenuRevisions {
	/**
	 * Prefix of option names. Each option stores one revision. The language and the time in microseconds follow the
	 * prefix.
	 */
	private const PREFIX = 'skerry_menu_revision_';
	private const MAX = 20;

	/** @var array<string, array<string, string>> Stored rows before the current save, by language. */
	private static array $before = [];

	public static function start(): void {
		add_action('acf/save_post', [self::class, 'beforeSave'], 1);
		add_action('acf/save_post', [self::class, 'afterSave'], 20);
	}

	public static function beforeSave(mixed $id): void {
		$language = self::languageOf($id);
		if (null !== $language) {
			self::$before[$language] = self::rows($language);
		}
	}

	public static function afterSave(mixed $id): void {
		$language = self::languageOf($id);
		if (null !== $language && isset(self::$before[$language])) {
			self::add($language, self::$before[$language]);
		}
	}

	/**
	 * Stores previous rows as a revision if they differ from the current ones.
	 *
	 * @param array<string, string> $rows
	 */
	private static function add(string $language, array $rows): void {
		$now = self::rows($language);
		$changed = array_filter(
			$rows + $now,
			static fn(string $name) => ($rows[$name] ?? null) !== ($now[$name] ?? null),
			ARRAY_FILTER_USE_KEY,
		);
		if ([] === $rows || [] === $changed) {
			return;
		}
		$sections = array_filter(
			array_keys(Options::parts()),
			static fn(string $section) => [] !==
				preg_grep('/^' . preg_quote(Options::store($language), '/') . "_$section(_|$)/", array_keys($changed)),
		);
		$revision = [
			'time' => time(),
			'user' => get_current_user_id(),
			'parts' => array_values($sections),
			'rows' => $rows,
		];
		add_option(self::PREFIX . $language . sprintf('_%d', 1e6 * microtime(true)), $revision, '', false);
		foreach (array_slice(self::names($language), self::MAX) as $name) {
			delete_option($name);
		}
	}

	/** @return array<string, array{time: int, user: int, parts: string[], rows: array<string, string>}> Newest first, by name. */
	public static function all(string $language): array {
		$names = self::names($language);
		return array_filter(array_combine($names, array_map('get_option', $names)), 'is_array');
	}

	/** Restores a revision, and stores the current values as a new one. Returns false if the revision does not exist. */
	public static function restore(string $language, string $name): bool {
		$revision = self::all($language)[$name] ?? null;
		if (null === $revision) {
			return false;
		}
		$now = self::rows($language);
		foreach (array_keys(array_diff_key($now, $revision['rows'])) as $option) {
			delete_option($option);
		}
		foreach ($revision['rows'] as $option => $value) {
			update_option($option, maybe_unserialize($value), false);
		}
		self::add($language, $now);
		return true;
	}

	private static function languageOf(mixed $id): ?string {
		$languages = array_filter(array_keys(Languages::all()), static fn(string $language) => Options::store($language) === $id);
		return array_values($languages)[0] ?? null;
	}

	/** @return string[] Option names of the revisions, newest first. */
	private static function names(string $language): array {
		global $wpdb;
		$names = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s",
				$wpdb->esc_like(self::PREFIX . "{$language}_") . '%',
			),
		);
		rsort($names);
		return $names;
	}

	/** @return array<string, string> A language's values as ACF stores them, including field keys. */
	private static function rows(string $language): array {
		global $wpdb;
		$store = Options::store($language);
		$options = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s",
				$wpdb->esc_like("{$store}_") . '%',
				$wpdb->esc_like("_{$store}_") . '%',
			),
		);
		$rows = array_column($options, 'option_value', 'option_name');
		$own_pattern = '/^_?' . preg_quote($store, '/') . '_(' . implode('|', array_keys(Options::parts())) . ')(_|$)/';
		return array_filter($rows, static fn(string $name) => 1 === preg_match($own_pattern, $name), ARRAY_FILTER_USE_KEY);
	}
}
