<?php
namespace Skerry\Editing;

use Skerry\Markup;

/** Publishes pending changes, immediately or at their scheduled time. */
final class PendingChangePublishing {
	/** WP-Cron hook. Its arguments are the entry and the number of the change. */
	public const HOOK = 'skerry_publish_change';

	public static function start(): void {
		add_action(self::HOOK, [self::class, 'publishScheduled'], 10, 2);
	}

	/**
	 * Publishes a change as the person who scheduled it. If that person no longer has permission, the change stays
	 * pending.
	 */
	public static function publishScheduled(int $post_id, int $number = 0): void {
		[$number, $change] = PendingChanges::find($post_id, $number) ?? [0, null];
		if (null === $change || isset($change['trashed'])) {
			return;
		}
		$before = get_current_user_id();
		wp_set_current_user((int) ($change['planner'] ?? $change['user']));
		try {
			$reason = match (true) {
				'trash' === get_post_status($post_id) => 'trash',
				// Rejects markup that would be filtered, because the editor would not notice its removal.
				!current_user_can('edit_post', $post_id) || !current_user_can('publish_post', $post_id) || self::publishable($change) !== $change
					=> 'rights',
				[] !== PendingChangeMerge::conflicts($post_id, $number) => 'conflict',
				!self::publish($post_id, $number) => 'rights',
				default => null,
			};
			if (null !== $reason) {
				PendingChanges::note($post_id, $number, ['failed' => $reason]);
			}
		} finally {
			wp_set_current_user($before);
		}
	}

	/**
	 * Writes a change to its entry and creates a revision, like saving the form.
	 *
	 * @param 'mine'|'theirs'|null $preferred Side that wins conflicts. If null, nothing is published when there are conflicts.
	 * @return bool False if there are conflicts or WordPress does not store the texts. The change then stays pending.
	 */
	public static function publish(int $post_id, int $number = 0, ?string $preferred = null): bool {
		[$number, $change] = PendingChanges::find($post_id, $number) ?? [0, null];
		if (null === $change || !(get_post($post_id) instanceof \WP_Post)) {
			return false;
		}
		[$values, $merge] = PendingChangeMerge::into(
			EntryForm::present($post_id, array_keys($change['fields'])),
			self::publishable($change),
			$post_id,
			$preferred ?? 'mine',
		);
		if ((null === $preferred && [] !== $merge->conflicts) || !Markup::unchanged(static fn() => self::write($post_id, $values))) {
			return false;
		}
		PendingChanges::forget($post_id, $number);
		do_action('acf/save_post', $post_id);
		return true;
	}

	/**
	 * Filters a change's markup by the current user's capabilities if the change is unfiltered and its author may no
	 * longer store any markup.
	 */
	private static function publishable(array $change): array {
		return empty($change['unfiltered']) || user_can($change['user'], 'unfiltered_html')
			? $change
			: array_replace($change, PendingChangeForm::filtered(array_diff_key($change, ['base' => 0]), $change['base'] ?? null));
	}

	private static function write(int $id, array $values): bool {
		$is_checked = ['wp_save_post_revision_check_for_changes', '__return_false', PHP_INT_MAX];
		add_filter(...$is_checked);
		// Ensures that a revision has the current content. Otherwise it could not be restored.
		self::isInRevision($id) || self::copyFields(wp_save_post_revision($id), $id);
		// Fields are written before the texts, because the revision created with the texts copies the fields.
		if (function_exists('acf_update_values')) {
			acf_update_values(wp_slash($values['fields']), $id);
		}
		if (isset($values['thumbnail'])) {
			$values['thumbnail'] > 0 ? set_post_thumbnail($id, $values['thumbnail']) : delete_post_thumbnail($id);
		}
		$post = isset($values['template']) ? ['page_template' => $values['template']] : [];
		foreach (array_intersect_key(EntryForm::COLUMNS, $values) as $name => $column) {
			$post[$column] = $values[$name];
		}
		try {
			$is_written = !is_wp_error(wp_update_post(wp_slash(['ID' => $id] + $post), true));
		} finally {
			remove_filter(...$is_checked);
		}
		self::copyFields($is_written, $id);
		return $is_written;
	}

	/** Copies fields into a revision. ACF does so only when a form is saved. */
	private static function copyFields(mixed $is_saved, int $post_id): void {
		if ($is_saved && !is_wp_error($is_saved) && function_exists('acf_save_post_revision')) {
			acf_save_post_revision($post_id);
		}
	}

	/** Returns whether the newest revision has the current texts and fields. */
	private static function isInRevision(int $id): bool {
		$newest_revision = current(wp_get_post_revisions($id, ['posts_per_page' => 1]));
		$post = get_post($id);
		$fields = static function (int $post_id): array {
			$meta = get_post_meta($post_id);
			$all = array_filter($meta, static fn(string $key) => isset($meta["_$key"]), ARRAY_FILTER_USE_KEY);
			ksort($all);
			return $all;
		};
		return $newest_revision instanceof \WP_Post &&
			[$newest_revision->post_title, $newest_revision->post_content, $newest_revision->post_excerpt] === [
				$post->post_title,
				$post->post_content,
				$post->post_excerpt,
			] &&
			$fields($newest_revision->ID) === $fields($id);
	}
}
