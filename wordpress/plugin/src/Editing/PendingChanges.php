<?php
namespace Skerry\Editing;

use Skerry\Markup;

/**
 * Unpublished changes to published entries. Each change is a row of post meta with the values that its author changed
 * and the values that the form had when it was opened (`base`), so that several people can change the same entry. A
 * change is identified by its entry and the ID of its row. The ID 0 means the entry's oldest change.
 */
final class PendingChanges {
	/**
	 * @var string array{title?: string, content?: string, excerpt?: string, thumbnail?: int, slug?: string, parent?: int, order?: int, template?: string,
	 * fields: array, base?: array, opened?: int, user: int, time: int, unfiltered: bool, planner?: int, failed?: 'rights'|'conflict'|'trash'|'edited', trashed?: int, planned?: int, request?: array}:
	 * `unfiltered` if the user could store any markup, `failed` why it was not published at its time, `planned` the scheduled
	 * time from before it was trashed. Versions before 1.5 stored the whole form, without `base`.
	 */
	public const META = '_skerry_change';
	/** Maximum number of changes per entry, including those in the trash. */
	private const MOST = 50;

	public static function start(): void {
		add_action('wp_scheduled_delete', [self::class, 'emptyTrash']);
	}

	/** @return array<int, array> All changes to an entry by number, oldest first, including those in the trash. */
	public static function all(int $post_id): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT meta_id, meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = %s ORDER BY meta_id",
				$post_id,
				self::META,
			),
		);
		$all = array_filter(array_map('maybe_unserialize', array_column($rows, 'meta_value', 'meta_id')), 'is_array');
		// Versions before 1.4 stored unfiltered values.
		return array_map(
			static fn(array $change) => isset($change['unfiltered']) || user_can($change['user'], 'unfiltered_html')
				? $change
				: Markup::filtered($change),
			$all,
		);
	}

	/** @return array<int, array> Changes to an entry that are not in the trash. */
	public static function pending(int $post_id): array {
		return array_filter(self::all($post_id), static fn(array $change) => !isset($change['trashed']));
	}

	/** Returns the new values of a change, without its author, times and schedule. */
	public static function contentOf(array $change): array {
		return array_intersect_key($change, EntryForm::labels() + ['fields' => []]);
	}

	/** @return int[] IDs of the entries with pending changes. */
	public static function entries(): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col($wpdb->prepare("SELECT DISTINCT post_id FROM $wpdb->postmeta WHERE meta_key = %s", self::META)),
		);
	}

	/** @return array{int, array}|null Number and content of a change. */
	public static function find(int $post_id, int $number): ?array {
		$all = self::all($post_id);
		$id = 0 === $number ? array_key_first(self::pending($post_id)) : $number;
		return isset($all[$id]) ? [$id, $all[$id]] : null;
	}

	public static function of(int $post_id, int $number = 0): ?array {
		return self::find($post_id, $number)[1] ?? null;
	}

	public static function numberOf(int $post_id, int $number): int {
		return self::find($post_id, $number)[0] ?? 0;
	}

	/** @return int|null Number of the new change. Null if the entry has too many. */
	public static function add(int $post_id, array $change): ?int {
		return count(self::all($post_id)) >= self::MOST ? null : (int) add_post_meta($post_id, self::META, wp_slash($change));
	}

	public static function replace(int $number, array $change): void {
		update_metadata_by_mid('post', $number, $change);
	}

	/** Deletes a change permanently. */
	public static function forget(int $post_id, int $number = 0): void {
		$entry = self::find($post_id, $number);
		if (null !== $entry) {
			self::unschedule($post_id, $entry[0]);
			SharedChanges::removeChange($post_id, $entry[0]);
			delete_metadata_by_mid('post', $entry[0]);
		}
	}

	/** Moves a change to the trash. Restoring the change restores its schedule and share links too. */
	public static function trash(int $post_id, int $number): void {
		$time = self::timeOf($post_id, $number);
		self::unschedule($post_id, $number);
		self::note($post_id, $number, ['trashed' => time()] + (null === $time ? [] : ['planned' => $time]));
	}

	public static function restore(int $post_id, int $number): void {
		$time = self::of($post_id, $number)['planned'] ?? 0;
		self::note($post_id, $number, [], 'trashed', 'planned');
		if ($time > time()) {
			wp_schedule_single_event($time, PendingChangePublishing::HOOK, [$post_id, $number]);
		}
	}

	/** Deletes changes that have been in the trash as long as WordPress keeps posts there. */
	public static function emptyTrash(): void {
		foreach (self::entries() as $post) {
			foreach (self::all($post) as $number => $change) {
				if (isset($change['trashed']) && $change['trashed'] < time() - EMPTY_TRASH_DAYS * DAY_IN_SECONDS) {
					self::forget($post, $number);
				}
			}
		}
	}

	/** Returns the scheduled time in Unix seconds. Null if the change is not scheduled. */
	public static function timeOf(int $post_id, int $number = 0): ?int {
		$entry = self::find($post_id, $number);
		$time = null === $entry ? false : wp_next_scheduled(PendingChangePublishing::HOOK, [$post_id, $entry[0]]);
		// Plugin versions before 1.5 had one change per entry.
		return $time ?:
			(isset($entry[1]) && !isset($entry[1]['base'])
				? wp_next_scheduled(PendingChangePublishing::HOOK, [$post_id])
				: false) ?:
			null;
	}

	public static function schedule(int $post_id, int $time, int $number = 0): void {
		$number = self::numberOf($post_id, $number);
		self::unschedule($post_id, $number);
		self::note($post_id, $number, ['planner' => get_current_user_id()], 'request');
		wp_schedule_single_event($time, PendingChangePublishing::HOOK, [$post_id, $number]);
	}

	/** Cancels a change's schedule. The change stays pending. */
	public static function unschedule(int $post_id, int $number): void {
		wp_clear_scheduled_hook(PendingChangePublishing::HOOK, [$post_id, $number]);
		if (!isset(self::of($post_id, $number)['base'])) {
			wp_clear_scheduled_hook(PendingChangePublishing::HOOK, [$post_id]);
		}
		self::note($post_id, $number, []);
	}

	/**
	 * Adds values to a change and removes others. Always removes the reason why publishing failed, because it is
	 * outdated.
	 */
	public static function note(int $post_id, int $number, array $added, string ...$removed): void {
		$entry = self::find($post_id, $number);
		if (null !== $entry) {
			self::replace($entry[0], $added + array_diff_key($entry[1], array_flip(['failed', ...$removed])));
		}
	}
}
