<?php
namespace Skerry\Editing;

/** Merges pending changes into the current values of their entries, and determines differences and conflicts. */
final class PendingChangeMerge {
	/**
	 * Returns an entry's values with a change applied, and the merge with its differences and conflicts.
	 *
	 * @param 'mine'|'theirs' $preferred Side that wins conflicts.
	 * @return array{array, ValueMerge}
	 */
	public static function into(array $present, array $change, int $post_id, string $preferred = 'mine'): array {
		$merge = new ValueMerge($preferred);
		$values = ['fields' => []];
		// If a change has no base, the current values serve as base, unless the entry was saved since.
		$is_unknown = !isset($change['base']) && (int) get_post_modified_time('U', true, $post_id) > $change['time'];
		$value = static fn(mixed $base, mixed $mine, mixed $theirs, array $field, string $label) => $is_unknown
			? $merge->whole($mine, $theirs, $field, $label)
			: $merge->value($base, $mine, $theirs, $field, $label);
		foreach (array_intersect_key($change, EntryForm::labels()) as $name => $my_value) {
			$values[$name] = $value(
				$change['base'][$name] ?? $present[$name],
				$my_value,
				$present[$name],
				['type' => $name],
				EntryForm::labels()[$name],
			);
		}
		foreach ($change['fields'] as $key => $my_value) {
			$field = EntryForm::field($key);
			$theirs = $present['fields'][$key] ?? '';
			$values['fields'][$key] = $value(
				$change['base']['fields'][$key] ?? $theirs,
				$my_value,
				$theirs,
				$field,
				(string) ($field['label'] ?? $key),
			);
		}
		return [$values, $merge];
	}

	/** @return array{label: string, kind: string, old: mixed, new: mixed, field: array}[] Differences that publishing a change would make. */
	public static function differences(int $post_id, int $number): array {
		return self::compared($post_id, $number)->differences ?? [];
	}

	/** @return string[] Labels of the fields whose values in the entry have since been changed differently. */
	public static function conflicts(int $post_id, int $number = 0): array {
		return self::compared($post_id, $number)->conflicts ?? [];
	}

	private static function compared(int $post_id, int $number): ?ValueMerge {
		$change = PendingChanges::of($post_id, $number);
		return null === $change ? null : self::into(EntryForm::present($post_id, array_keys($change['fields'])), $change, $post_id)[1];
	}

	/** Returns the names of the people who have saved an entry since the given time. */
	public static function othersSince(int $post_id, int $since): string {
		$saves = array_filter(
			wp_get_post_revisions($post_id, ['check_enabled' => false]),
			static fn(\WP_Post $revision) => !wp_is_post_autosave($revision) && (int) get_post_modified_time('U', true, $revision) >= $since,
		);
		$users = array_unique(array_map('intval', array_column($saves, 'post_author'))) ?: [(int) get_post_meta($post_id, '_edit_last', true)];
		return implode(', ', array_filter(array_map(static fn(int $user) => get_userdata($user)->display_name ?? '', $users))) ?:
			__('another person', 'skerry');
	}

	/**
	 * Returns an entry's values with the given changes applied, in the form's format.
	 *
	 * @param int[] $numbers
	 */
	public static function preview(int $post_id, array $numbers): array {
		$changes = array_filter(array_map(static fn(int $number) => PendingChanges::of($post_id, $number), $numbers));
		$keys = array_merge(
			EntryForm::keysOf($post_id),
			...array_map(static fn(array $change) => array_keys($change['fields']), array_values($changes)),
		);
		$form = EntryForm::present($post_id, array_values(array_unique($keys)));
		foreach ($changes as $change) {
			$values = self::into($form, $change, $post_id)[0];
			$form = ['fields' => $values['fields'] + $form['fields']] + $values + $form;
		}
		return $form;
	}
}
