<?php
namespace Site\Languages;

use Site\Settings;

/**
 * A new translation begins with the sections of what it translates; afterwards each goes its own way, but for the prices of
 * products. Its links and the entries that it lists are those of its own language, where they are translated.
 */
final class CopiedFields {
	public static function start(): void {
		add_filter('pll_copy_post_metas', [self::class, 'keys'], 10, 3);
		add_filter('pll_translate_post_meta', [self::class, 'inLanguage'], 20, 4);
	}

	/**
	 * What Polylang copies to a new translation, and with `$sync` what it writes to all translations at each change: the
	 * amounts of a product are one in all languages.
	 *
	 * @param string[] $keys
	 * @return string[]
	 */
	public static function keys(array $keys, bool $sync, int $from): array {
		if ($sync && \Site\Content\Products::type() !== get_post_type($from)) {
			return $keys;
		}
		$is_copied = $sync ? static fn(string $key) => 'number' === self::typeOf($from, $key) : [self::class, 'isContent'];
		return array_values(array_unique(array_merge($keys, array_filter(array_keys(get_post_meta($from)), $is_copied))));
	}

	/** Polylang leaves out what begins with an underscore; the fields' references do. What the plugin notes of a post (`_site_…`) is about that alone. */
	private static function isContent(string $key): bool {
		return !str_starts_with($key, '_edit_') && !str_starts_with($key, '_wp_old_') && !str_starts_with($key, '_site_');
	}

	/** A value of a field as the copy has it. */
	public static function inLanguage(mixed $value, string $key, string $language, int $from): mixed {
		return self::translate($value, $language, 'relationship' === self::typeOf($from, $key));
	}

	/** The type of the field behind a key of post meta; empty for what is no field. */
	private static function typeOf(int $post, string $key): string {
		$field = function_exists('acf_get_field') ? acf_get_field((string) get_post_meta($post, "_$key", true)) : false;
		return is_array($field) ? (string) $field['type'] : '';
	}

	private static function translate(mixed $value, string $language, bool $is_list): mixed {
		if (is_array($value) && isset($value['url']) && is_string($value['url'])) {
			return ['url' => self::address($value['url'], $language)] + $value;
		}
		if (is_string($value) && str_contains($value, 'href="')) {
			return preg_replace_callback(
				'~(<a\b[^>]*\bhref=")([^"]+)~',
				static fn(array $found) => $found[1] . esc_attr(self::address(html_entity_decode($found[2]), $language)),
				$value,
			) ?? $value;
		}
		if (is_array($value) && $is_list) {
			return array_map(static fn(mixed $id) => (string) (pll_get_post((int) $id, $language) ?: $id), $value);
		}
		return $value;
	}

	/** A section's values by the keys of their fields, and those of rows within it. */
	public static function rowInLanguage(array $row, string $language): array {
		$copy = [];
		foreach ($row as $key => $value) {
			$is_rows = is_array($value) && !isset($value['url']) && !self::isList((string) $key);
			$copy[$key] = $is_rows ? self::rowInLanguage($value, $language) : self::translate($value, $language, self::isList((string) $key));
		}
		return $copy;
	}

	/** Whether a field, by its key, holds numbers of posts. */
	private static function isList(string $key): bool {
		$field = str_starts_with($key, 'field_') && function_exists('acf_get_field') ? acf_get_field($key) : false;
		return is_array($field) && 'relationship' === $field['type'];
	}

	/** An address of the site in another language, with its query and place; any other address as it is. */
	private static function address(string $address, string $language): string {
		$path = $address;
		foreach (array_filter([Settings::address(), untrailingslashit(home_url())]) as $origin) {
			$path = str_starts_with($path, "$origin/") ? substr($path, strlen($origin)) : $path;
		}
		$id = str_starts_with($path, '/') && !str_starts_with($path, '//') ? Addresses::postAt($path) : null;
		$translated = null === $id ? 0 : (int) pll_get_post($id, $language);
		if (0 === $translated || $translated === $id) {
			return $address;
		}
		$home = (string) wp_parse_url(home_url(), PHP_URL_PATH);
		$own = untrailingslashit(substr(wp_make_link_relative((string) get_permalink($translated)), strlen(untrailingslashit($home))));
		return ('' === $own ? '/' : $own) . substr($path, strcspn($path, '?#'));
	}
}
