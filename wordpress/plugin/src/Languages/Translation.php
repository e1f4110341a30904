<?php
namespace Skerry\Languages;

/**
 * Translation state of a post, by section. For each section, a translation stores hashes of the source and of itself
 * from the time when the section was last translated. A section is outdated if its source has changed since.
 */
final class Translation {
	/** @var string array<string, array{string, string}>: hashes of the source and of the translation, by section. */
	public const META = '_skerry_translated';

	public const MISSING = 'missing';
	public const SAME = 'same';
	public const OLDER = 'older';
	public const DONE = 'done';

	public static function start(): void {
		// Runs after ACF, which writes its fields at priority 10.
		add_action('acf/save_post', [self::class, 'noteSaved'], 30);
	}

	/**
	 * Returns a translation's original, which is in the default language. Null for originals and for posts without an
	 * original.
	 */
	public static function sourceOf(int $id): ?int {
		$source = Languages::hasPolylang() ? (int) pll_get_post($id, Languages::default()) : 0;
		return $source > 0 && $source !== $id ? $source : null;
	}

	/** @return array<string, string> States by section, in the order of the source. Empty for posts without a source. */
	public static function states(int $id): array {
		$source = self::sourceOf($id);
		if (null === $source) {
			return [];
		}
		$source_texts = SectionTexts::of($source);
		$target_texts = SectionTexts::of($id);
		$hashes = self::storedHashes($id);
		$states = [];
		foreach ($source_texts as $section => $texts) {
			$now = self::digest($texts);
			$states[$section] = match (true) {
				!isset($target_texts[$section]) => self::MISSING,
				isset($hashes[$section]) => $now === $hashes[$section][0] ? self::DONE : self::OLDER,
				self::digest($target_texts[$section]) === $now => self::SAME,
				// Older plugin versions stored no hashes. Their translations are compared by date.
				[] === $hashes && get_post_modified_time('U', true, $source) > get_post_modified_time('U', true, $id) + MINUTE_IN_SECONDS
					=> self::OLDER,
				default => self::DONE,
			};
		}
		return $states;
	}

	/**
	 * Marks sections that exist in the translation as translated.
	 *
	 * @param ?string[] $only Names of sections. Null for all.
	 */
	public static function markAsDone(int $id, ?array $only = null): void {
		$source = self::sourceOf($id);
		if (null === $source) {
			return;
		}
		$target_texts = SectionTexts::of($id);
		$hashes = self::storedHashes($id);
		foreach (array_intersect_key(SectionTexts::of($source), $target_texts) as $section => $texts) {
			if (null !== $only && !in_array($section, $only, true)) {
				continue;
			}
			$hashes[$section] = [self::digest($texts), self::digest($target_texts[$section])];
		}
		update_post_meta($id, self::META, $hashes);
	}

	/** Marks sections as translated if their texts were changed in the translation. */
	public static function noteSaved(int|string $id): void {
		$source = is_numeric($id) && !wp_is_post_revision((int) $id) ? self::sourceOf((int) $id) : null;
		if (null === $source) {
			return;
		}
		$id = (int) $id;
		$from = SectionTexts::of($source);
		$hashes = self::storedHashes($id);
		foreach (SectionTexts::of($id) as $section => $texts) {
			$own_hashes = self::digest($texts);
			$now = isset($from[$section]) ? self::digest($from[$section]) : '';
			if ('' !== $now && $own_hashes !== $now && $own_hashes !== ($hashes[$section][1] ?? '')) {
				$hashes[$section] = [$now, $own_hashes];
			}
		}
		update_post_meta($id, self::META, $hashes);
	}

	/** @return array<string, array{string, string}> */
	private static function storedHashes(int $id): array {
		$hashes = get_post_meta($id, self::META, true);
		return is_array($hashes) ? $hashes : [];
	}

	/** @param array<string, string> $texts */
	private static function digest(array $texts): string {
		// Keys are omitted, so that a moved section has the same hash.
		return md5((string) wp_json_encode(array_values($texts)));
	}
}
