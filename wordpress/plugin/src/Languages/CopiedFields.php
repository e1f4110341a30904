<?php
namespace Skerry\Languages;

use Skerry\Settings;

/**
 * Copies the sections of an original to its new translation. Links and listed entries are replaced with their
 * translations, if there are any. Afterwards, the texts are independent. Only product prices stay in sync.
 */
final class CopiedFields {
	public static function start(): void {
		add_filter('pll_copy_post_metas', [self::class, 'keys'], 10, 3);
		add_filter('pll_translate_post_meta', [self::class, 'inLanguage'], 20, 4);
	}

	/**
	 * Returns the meta keys that Polylang copies to a new translation. With `$sync`, returns the keys that it copies to
	 * all translations on every change: a product's prices, which are the same in all languages.
	 *
	 * @param string[] $keys
	 * @return string[]
	 */
	public static function keys(array $keys, bool $sync, int $from): array {
		if ($sync && \Skerry\Content\Products::type() !== get_post_type($from)) {
			return $keys;
		}
		$is_copied = $sync ? static fn(string $key) => 'number' === self::typeOf($from, $key) : [self::class, 'isContent'];
		return array_values(array_unique(array_merge($keys, array_filter(array_keys(get_post_meta($from)), $is_copied))));
	}

	/**
	 * Returns whether a meta key is content. Polylang omits keys that start with an underscore, such as ACF's field
	 * references. The plugin's own keys (`_skerry_…`) apply only to the post itself.
	 */
	private static function isContent(string $key): bool {
		return !str_starts_with($key, '_edit_') && !str_starts_with($key, '_wp_old_') && !str_starts_with($key, '_skerry_');
	}

	/** Returns a field's value for a copy in another language. */
	public static function inLanguage(mixed $value, string $key, string $language, int $from): mixed {
		return self::translate($value, $language, 'relationship' === self::typeOf($from, $key));
	}

	/** Returns the field type of a post meta key. Empty if the key is not a field. */
	private static function typeOf(int $post_id, string $key): string {
		$field = function_exists('acf_get_field') ? acf_get_field((string) get_post_meta($post_id, "_$key", true)) : false;
		return is_array($field) ? (string) $field['type'] : '';
	}

	private static function translate(mixed $value, string $language, bool $is_list): mixed {
		if (is_array($value) && isset($value['url']) && is_string($value['url'])) {
			return ['url' => self::address($value['url'], $language)] + $value;
		}
		if (is_string($value) && str_contains($value, 'href="')) {
			return preg_replace_callback(
				'~(<a\b[^>]*\bhref=")([^"]+)~',
				static fn(array $match) => $match[1] . esc_attr(self::address(html_entity_decode($match[2]), $language)),
				$value,
			) ?? $value;
		}
		if (is_array($value) && $is_list) {
			return array_map(static fn(mixed $id) => (string) (pll_get_post((int) $id, $language) ?: $id), $value);
		}
		return $value;
	}

	/** Returns a section's values for another language, including nested rows. */
	public static function rowInLanguage(array $row, string $language): array {
		$copy = [];
		foreach ($row as $key => $value) {
			$is_rows = is_array($value) && !isset($value['url']) && !self::isList((string) $key);
			$copy[$key] = $is_rows ? self::rowInLanguage($value, $language) : self::translate($value, $language, self::isList((string) $key));
		}
		return $copy;
	}

	/** Returns whether the field with a key contains post IDs. */
	private static function isList(string $key): bool {
		$field = str_starts_with($key, 'field_') && function_exists('acf_get_field') ? acf_get_field($key) : false;
		return is_array($field) && 'relationship' === $field['type'];
	}

	/** Returns the translated page's address, with query and fragment. Returns other addresses unchanged. */
	private static function address(string $address, string $language): string {
		$path = $address;
		foreach (array_filter([Settings::address(), untrailingslashit(home_url())]) as $origin) {
			$path = str_starts_with($path, "$origin/") ? substr($path, strlen($origin)) : $path;
		}
		$id = str_starts_with($path, '/') && !str_starts_with($path, '//') ? Addresses::postAt($path) : null;
		$translation_id = null === $id ? 0 : (int) pll_get_post($id, $language);
		if (0 === $translation_id || $translation_id === $id) {
			return $address;
		}
		$home = (string) wp_parse_url(home_url(), PHP_URL_PATH);
		$own_path = untrailingslashit(substr(wp_make_link_relative((string) get_permalink($translation_id)), strlen(untrailingslashit($home))));
		return ('' === $own_path ? '/' : $own_path) . substr($path, strcspn($path, '?#'));
	}
}
