<?php
namespace Site;

/** Texts of the content model, which carry all their languages with them, and which of its own the plugin takes. */
final class Words {
	/** One German for Germany, Austria and Switzerland, formal or not. */
	public static function localeOfPlugin(string $locale, string $domain): string {
		$known = ['da' => 'da_DK', 'de' => 'de_DE'];
		return 'site' === $domain ? $known[substr($locale, 0, 2)] ?? $locale : $locale;
	}

	/** Puts the reader's language in the place of every `{en, da, de}` in a tree. */
	public static function localised(mixed $tree): mixed {
		return self::in(substr(determine_locale(), 0, 2), $tree);
	}

	private static function in(string $language, mixed $tree): mixed {
		if (!is_array($tree)) {
			return $tree;
		}
		if (isset($tree['en'], $tree['da'], $tree['de']) && is_string($tree['en'])) {
			return $tree[$language] ?? $tree['en'];
		}
		return array_map(static fn($part) => self::in($language, $part), $tree);
	}
}
