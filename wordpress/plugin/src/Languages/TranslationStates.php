<?php
namespace Skerry\Languages;

/**
 * Counts sections by state, for lists of all entries. Reading the texts of hundreds of entries takes seconds, so the
 * counts are cached until an entry changes.
 */
final class TranslationStates {
	private const STORED = 'skerry_translation_states';
	/** @var array<int, true> Entries that this request has changed. */
	private static array $changed = [];

	public static function start(): void {
		foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
			add_action($hook, [self::class, 'forgetAfter'], 10, 3);
		}
	}

	/** @param int|int[] $meta_id */
	public static function forgetAfter(int|array $meta_id, int $post_id, string $key): void {
		if (Translation::META !== $key && !str_starts_with($key, SectionTexts::ROWS)) {
			return;
		}
		if ([] === self::$changed) {
			add_action('shutdown', [self::class, 'forget']);
		}
		self::$changed[$post_id] = true;
	}

	public static function forget(): void {
		$stored_states = self::stored();
		$remaining_states = array_filter(
			$stored_states,
			static fn(string $pair) => [] === array_intersect(explode(' ', $pair), array_keys(self::$changed)),
			ARRAY_FILTER_USE_KEY,
		);
		if (count($remaining_states) < count($stored_states)) {
			set_transient(self::STORED, $remaining_states, WEEK_IN_SECONDS);
		}
	}

	/**
	 * Returns the number of sections by state for each source that has a translation.
	 *
	 * @param array<int, int> $translations Translation IDs by source ID.
	 * @return array<int, array<string, int>> Counts by source ID.
	 */
	public static function of(array $translations): array {
		self::forget();
		$stored_states = self::stored();
		$counts = [];
		$is_new = false;
		foreach ($translations as $source => $id) {
			$pair = "$source $id";
			$time = get_post($source)?->post_modified_gmt . ' ' . get_post($id)?->post_modified_gmt;
			if ($time !== ($stored_states[$pair][0] ?? null)) {
				$stored_states[$pair] = [$time, array_count_values(Translation::states($id))];
				$is_new = true;
			}
			$counts[$source] = $stored_states[$pair][1];
		}
		if ($is_new) {
			set_transient(self::STORED, $stored_states, WEEK_IN_SECONDS);
		}
		return $counts;
	}

	/** @return array<string, array{string, array<string, int>}> Modification times of both entries, and counts, by `source translation`. */
	private static function stored(): array {
		$stored_states = get_transient(self::STORED);
		return is_array($stored_states) ? $stored_states : [];
	}
}
