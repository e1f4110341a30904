<?php
namespace Skerry\Admin;

use Skerry\Editing\PendingChangeMerge;
use Skerry\Editing\PendingChanges;

/** Describes pending changes to editors: author, dates, differences, conflicts and failures. */
final class PendingChangeTexts {
	/** Maximum length of an old or new value, in characters. */
	private const MAX_LENGTH = 80;
	/** Number of characters shown before the first difference between two texts. */
	private const BEFORE = 20;

	public static function authorOf(array $change): string {
		return (string) (get_userdata($change['user'])->display_name ?? __('(deleted user)', 'skerry'));
	}

	/** Formats a Unix time in WordPress's date format and time zone. */
	public static function dated(int $time): string {
		return (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $time);
	}

	/** Returns why publishing a scheduled change failed. Empty if it has not failed. */
	public static function failed(array $change): string {
		return match ($change['failed'] ?? null) {
			null => '',
			'conflict' => __('Not published at the scheduled time, because the same fields had been changed.', 'skerry'),
			'edited' => __('Schedule cancelled, because a user without the right to publish edited the change.', 'skerry'),
			'trash' => __('Not published at the scheduled time, because the entry was in the Trash.', 'skerry'),
			default => __(
				'Not published at the scheduled time: the person who scheduled it is no longer allowed to publish this entry or the HTML in it.',
				'skerry',
			),
		};
	}

	/**
	 * Returns a sentence that names the fields of which someone else has since published another version. Empty if
	 * there are none.
	 */
	public static function conflict(int $post_id, int $number): string {
		$fields = PendingChangeMerge::conflicts($post_id, $number);
		$change = PendingChanges::of($post_id, $number);
		return [] === $fields || null === $change
			? ''
			: sprintf(
				/* translators: %1$s: names of people, %2$s: names of fields */
				__('Since then, %1$s published another version of: %2$s.', 'skerry'),
				PendingChangeMerge::othersSince($post_id, $change['opened'] ?? $change['time']),
				implode(', ', $fields),
			);
	}

	/** @return array{label: string, old: string, new: string}[] Differences as text. */
	public static function differences(int $post_id, int $number): array {
		return array_map([self::class, 'difference'], PendingChangeMerge::differences($post_id, $number));
	}

	/** @return array{label: string, old: string, new: string} */
	private static function difference(array $difference): array {
		[$old, $new] = match ($difference['kind']) {
			'added' => ['', self::ofRow($difference['new']) ?: __('Added', 'skerry')],
			'removed' => [self::ofRow($difference['old']) ?: __('Removed', 'skerry'), ''],
			'moved' => ['', __('Moved', 'skerry')],
			default => self::shortened(
				self::text($difference['old'], $difference['field']),
				self::text($difference['new'], $difference['field']),
			),
		};
		return ['label' => $difference['label'], 'old' => $old, 'new' => $new];
	}

	/** Formats a value as editors see it. */
	private static function text(mixed $value, array $field): string {
		$type = $field['type'] ?? '';
		$title = static fn(mixed $id) => is_numeric($id) && (int) $id > 0 ? (get_the_title((int) $id) ?: "#$id") : '';
		return match (true) {
			'true_false' === $type => empty($value) ? __('No', 'skerry') : __('Yes', 'skerry'),
			in_array($type, ['image', 'file', 'thumbnail', 'parent', 'post_object', 'page_link', 'relationship', 'gallery'], true) => implode(
				', ',
				array_filter(array_map($title, (array) $value)),
			),
			isset($field['choices']) => implode(
				', ',
				array_map(static fn(mixed $choice) => (string) ($field['choices'][$choice] ?? $choice), array_filter((array) $value, 'is_scalar')),
			),
			'link' === $type => is_array($value) ? trim(($value['title'] ?? '') . ' ' . ($value['url'] ?? '')) : '',
			is_array($value) => self::ofRow($value),
			default => self::plain($value),
		};
	}

	private static function plain(mixed $value): string {
		return is_scalar($value)
			? trim((string) preg_replace('/\s+/u', ' ', \Skerry\PlainText::of(str_replace('<', ' <', (string) $value))))
			: '';
	}

	/** Returns the first text of a row. */
	private static function ofRow(mixed $row): string {
		foreach (array_diff_key(is_array($row) ? $row : [], ['acf_fc_layout' => 0]) as $value) {
			$text = is_array($value) ? self::ofRow($value) : (is_numeric($value) ? '' : self::plain($value));
			if ('' !== $text) {
				return mb_strimwidth($text, 0, self::MAX_LENGTH, '…');
			}
		}
		return '';
	}

	/** @return array{string, string} Two texts, cut to start shortly before their first difference. */
	private static function shortened(string $old, string $new): array {
		$prefix = 0;
		while ($prefix < min(mb_strlen($old), mb_strlen($new)) && mb_substr($old, $prefix, 1) === mb_substr($new, $prefix, 1)) {
			++$prefix;
		}
		$start = mb_strlen($old) <= self::MAX_LENGTH && mb_strlen($new) <= self::MAX_LENGTH ? 0 : max(0, $prefix - self::BEFORE);
		$cut = static fn(string $text) => ($start > 0 && '' !== $text ? '…' : '') .
			mb_strimwidth(mb_substr($text, $start), 0, self::MAX_LENGTH, '…');
		// If the plain texts are equal, only the markup differs.
		return $old === $new ? ['', __('Formatting', 'skerry')] : [$cut($old), $cut($new)];
	}
}
