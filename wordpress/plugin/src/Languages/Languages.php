<?php
namespace Skerry\Languages;

/**
 * Languages of the content, from Polylang or WPML. If both are missing, there is a single language. Codes are `en`,
 * `da`, `de`.
 */
final class Languages {
	public static function hasPolylang(): bool {
		return function_exists('pll_languages_list');
	}

	public static function hasWpml(): bool {
		return defined('ICL_SITEPRESS_VERSION') && !self::hasPolylang();
	}

	/** @return array<string, string> Names by code. */
	public static function all(): array {
		if (self::hasPolylang()) {
			$codes = pll_languages_list(['fields' => 'slug']);
			if (is_array($codes) && [] !== $codes) {
				return array_combine($codes, pll_languages_list(['fields' => 'name']));
			}
		}
		if (self::hasWpml()) {
			$active = apply_filters('wpml_active_languages', null, ['skip_missing' => 0]);
			if (is_array($active) && [] !== $active) {
				return array_map(static fn($language) => (string) $language['native_name'], $active);
			}
		}
		return [self::default() => 'English'];
	}

	public static function default(): string {
		if (self::hasPolylang() && pll_default_language()) {
			return (string) pll_default_language();
		}
		if (self::hasWpml()) {
			return (string) apply_filters('wpml_default_language', 'en');
		}
		return substr(get_locale(), 0, 2);
	}

	public static function isKnown(string $code): bool {
		return isset(self::all()[$code]);
	}

	/** Returns the language of a post, page or product. For a revision, returns the language of its parent. */
	public static function ofPost(int $id): string {
		$id = wp_is_post_revision($id) ?: $id;
		if (self::hasPolylang()) {
			return (string) (pll_get_post_language($id) ?: self::default());
		}
		if (self::hasWpml()) {
			$details = apply_filters('wpml_post_language_details', null, $id);
			return is_array($details) ? substr((string) $details['language_code'], 0, 2) : self::default();
		}
		return self::default();
	}

	/** Returns the locale of a post, such as `da_DK`. */
	public static function localeOfPost(int $id): ?string {
		$id = wp_is_post_revision($id) ?: $id;
		return self::hasPolylang() ? (pll_get_post_language($id, 'locale') ?: null) : get_locale();
	}

	/** Returns the translation of a post into the language of another post, or the post itself if there is none. */
	public static function inLanguageOf(int $id, int $other): int {
		if ($id > 0 && self::hasPolylang()) {
			return (int) (pll_get_post($id, self::ofPost($other)) ?: $id);
		}
		return $id > 0 && self::hasWpml() ? (int) apply_filters('wpml_object_id', $id, get_post_type($id), true, self::ofPost($other)) : $id;
	}

	/** Returns the translation of a post into a language, which may be the post itself. Null if there is none. */
	public static function translationIn(int $id, string $language): ?int {
		$translation = match (true) {
			self::hasPolylang() => (int) pll_get_post($id, $language),
			self::hasWpml() => (int) apply_filters('wpml_object_id', $id, get_post_type($id), false, $language),
			default => $id,
		};
		return $translation > 0 ? $translation : null;
	}

	/** @return int[] Published translations of a post, except the post itself, in the order of the languages. */
	public static function translationsOf(int $id): array {
		$id = wp_is_post_revision($id) ?: $id;
		if (!self::hasPolylang()) {
			return [];
		}
		$translations = pll_get_post_translations($id);
		$ordered_ids = array_map(static fn($code) => (int) ($translations[$code] ?? 0), array_keys(self::all()));
		return array_values(
			array_filter($ordered_ids, static fn($other) => $other > 0 && $other !== $id && 'publish' === get_post_status($other)),
		);
	}
}
