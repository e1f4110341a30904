<?php
namespace Skerry\Admin;

/**
 * Notices on the next screen after a user submitted a form. The URL contains only a code, because anyone could put a
 * text into a URL that would then look like a message from WordPress.
 */
final class Notices {
	private const SECONDS = 10 * MINUTE_IN_SECONDS;
	private const KEPT = 5;
	private const MAX_TEXT = 2000;
	/** Types of notices, by the query parameter that names the notice. */
	private const TYPES = ['fault' => 'error', 'warned' => 'warning', 'noted' => 'info', 'said' => 'success'];

	/** Stores a notice for the current user and returns its code. Returns an empty string for an empty text. */
	public static function store(string $text): string {
		if ('' === $text) {
			return '';
		}
		$notices = self::stored();
		$text = mb_substr($text, 0, self::MAX_TEXT);
		$code = (string) (array_search($text, $notices, true) ?: bin2hex(random_bytes(8)) . 'n');
		set_transient(self::transient(), array_slice([$code => $text] + $notices, 0, self::KEPT), self::SECONDS);
		return $code;
	}

	/**
	 * Replaces the texts of notices in a query with codes.
	 *
	 * @param array<string, string> $query
	 * @return array<string, string>
	 */
	public static function inQuery(array $query): array {
		return array_map([self::class, 'store'], array_intersect_key($query, self::TYPES)) + $query;
	}

	/** Returns the notice that a query parameter names. Empty if the current user has no such notice. */
	public static function read(string $name): string {
		return self::stored()[SettingsPage::textOf($_GET[$name] ?? '')] ?? '';
	}

	/**
	 * Prints the notices of a screen.
	 *
	 * @param string $fault Error of the screen itself.
	 * @param string $undo  Button of the confirmation, from `Undo::button`.
	 */
	public static function print(string $fault = '', string $undo = ''): void {
		$texts = array_filter(array_map([self::class, 'read'], array_combine(array_keys(self::TYPES), array_keys(self::TYPES))), 'strlen');
		foreach (('' === $fault ? [] : ['fault' => $fault]) + $texts as $name => $text) {
			printf(
				'<div class="notice notice-%s is-dismissible" role="%s"><p>%s</p>%s</div>',
				esc_attr(self::TYPES[$name]),
				'fault' === $name ? 'alert' : 'status',
				esc_html($text),
				'said' === $name ? $undo : '', // phpcs:ignore -- escaped there
			);
		}
	}

	/** @return array<string, string> Texts by code, newest first. */
	private static function stored(): array {
		$notices = get_transient(self::transient());
		return is_array($notices) ? $notices : [];
	}

	private static function transient(): string {
		return 'skerry_notices_' . get_current_user_id();
	}
}
