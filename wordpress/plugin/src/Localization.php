<?php
namespace Skerry;

/**
 * Localizes the plugin: selects the user's language in texts of the content model, and the locale of the plugin's
 * catalogue.
 */
final class Localization {
	/** Uses a single German catalogue for Germany, Austria and Switzerland, formal and informal. */
	public static function localeOfPlugin(string $locale, string $domain): string {
		$locales = ['da' => 'da_DK', 'de' => 'de_DE'];
		return 'skerry' === $domain ? $locales[substr($locale, 0, 2)] ?? $locale : $locale;
	}

	/** Replaces every localized text in a tree, such as `{en, sv}`, with its text in the user's language. */
	public static function localised(mixed $tree): mixed {
		return self::in(substr(determine_locale(), 0, 2), $tree);
	}

	private static function in(string $language, mixed $tree): mixed {
		if (!is_array($tree)) {
			return $tree;
		}
		if (self::isText($tree)) {
			return $tree[$language] ?? $tree['en'];
		}
		return array_map(static fn($value) => self::in($language, $value), $tree);
	}

	/** Whether an array is a localized text: all its keys are language codes, and `en` is among them. */
	private static function isText(array $tree): bool {
		$codes = preg_grep('/^[a-z]{2}$/', array_keys($tree));
		return is_string($tree['en'] ?? null) && count($codes) === count($tree);
	}
}
