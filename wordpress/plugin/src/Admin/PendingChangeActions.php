<?php
namespace Skerry\Admin;

use Skerry\Editing\PendingChangePublishing;
use Skerry\Editing\PendingChanges;
use Skerry\Editing\SharedChanges;
use Skerry\Editing\Unpublishing;

/** Bulk and row actions of the list of pending changes, limited to the capabilities of the current user. */
final class PendingChangeActions {
	/** Actions that require permission to edit an entry. The others require permission to publish it. */
	private const OF_EDITORS = ['share', 'trash', 'restore', 'delete', 'unschedule', 'request', 'withdraw'];

	/**
	 * @param string[]                          $selected `post:number` of each change.
	 * @param array{time: string, days: string, note?: mixed} $input Date of a schedule, days of a share link, note of a request.
	 * @return array<string, string> Query parameters of the next screen.
	 */
	public static function perform(string $action, array $selected, array $input): array {
		$changes = array_filter(array_map([self::class, 'parse'], $selected));
		if ([] === $changes) {
			return ['fault' => __('These changes no longer exist: they have been published or deleted.', 'skerry')];
		}
		// Uses the order in which the changes were saved, not the order of the list. Of two conflicting changes, the
		// first is published.
		usort($changes, static fn(array $a, array $b) => $a[1] <=> $b[1]);
		$time = 'schedule' === $action ? Unpublishing::timeIn($input['time']) : null;
		if ('schedule' === $action && null === $time) {
			return [
				'fault' =>
					'' === $input['time']
						? __('Nothing was scheduled. Choose a date and time first.', 'skerry')
						: __('Nothing was scheduled because the date and time are in the past. Choose a time in the future.', 'skerry'),
			];
		}
		$done = [];
		$faults = [];
		foreach ($changes as [$post, $number]) {
			$may = current_user_can('edit_post', $post) && (in_array($action, self::OF_EDITORS, true) || current_user_can('publish_post', $post));
			$fault = $may ? self::apply($action, $post, $number, $time) : __('Sorry, you are not allowed to publish this item.', 'skerry');
			if ('' === $fault) {
				$done[] = [$post, $number];
			} else {
				$faults[] = get_the_title($post) . ': ' . $fault;
			}
		}
		if ('request' === $action && [] !== $done) {
			return PublishRequests::create($done, $input['note'] ?? '');
		}
		$error = 'share' === $action && [] !== $done ? SharedChanges::make($done, (int) $input['days']) : null;
		if (null !== $error) {
			return ['fault' => $error];
		}
		return array_filter([
			'said' => [] === $done ? '' : self::successMessage($action, $time, count($done)),
			'fault' => implode(' ', $faults),
		]) + ('trash' === $action && [] !== $done ? Undo::store(PendingChangesPage::SLUG, $done) : []);
	}

	/** @return string Error message. Empty on success. */
	private static function apply(string $action, int $post_id, int $number, ?int $time): string {
		switch ($action) {
			case 'share':
			case 'request':
				return '';
			case 'withdraw':
				PendingChanges::note($post_id, $number, [], 'request');
				return '';
			case 'trash':
				PendingChanges::trash($post_id, $number);
				return '';
			case 'restore':
				PendingChanges::restore($post_id, $number);
				return '';
			case 'delete':
				PendingChanges::forget($post_id, $number);
				return '';
			case 'unschedule':
				PendingChanges::unschedule($post_id, $number);
				return '';
			case 'schedule':
				PendingChanges::schedule($post_id, (int) $time, $number);
				return '';
		}
		$preferred = in_array($action, ['mine', 'theirs'], true) ? $action : null;
		$conflict = null === $preferred ? PendingChangeTexts::conflict($post_id, $number) : '';
		if ('' !== $conflict) {
			return __('Not published.', 'skerry') . " $conflict " . __('Choose a version below the title of the change.', 'skerry');
		}
		return PendingChangePublishing::publish($post_id, $number, $preferred)
			? ''
			: __('Not published: WordPress could not save the entry. The change is still pending.', 'skerry');
	}

	private static function successMessage(string $action, ?int $time, int $count): string {
		$text = match ($action) {
			/* translators: %s: number of changes */
			'trash' => _n('%s change moved to the Trash.', '%s changes moved to the Trash.', $count, 'skerry'),
			/* translators: %s: number of changes */
			'restore' => _n('%s change restored from the Trash.', '%s changes restored from the Trash.', $count, 'skerry'),
			/* translators: %s: number of changes */
			'delete' => _n('%s change permanently deleted.', '%s changes permanently deleted.', $count, 'skerry'),
			/* translators: %s: number of changes */
			'unschedule' => _n(
				'%s schedule canceled. The change is still pending.',
				'%s schedules canceled. The changes are still pending.',
				$count,
				'skerry',
			),
			/* translators: %1$s: number of changes, %2$s: date and time */
			'schedule' => _n('%1$s change scheduled for %2$s.', '%1$s changes scheduled for %2$s.', $count, 'skerry'),
			'withdraw' => __('Request withdrawn.', 'skerry'),
			'share' => __('Share link created below. Anyone with the link can see these changes until it expires.', 'skerry'),
			/* translators: %s: number of changes */
			default => _n('%s change published.', '%s changes published.', $count, 'skerry'),
		};
		return sprintf($text, number_format_i18n($count), null === $time ? '' : PendingChangeTexts::dated($time));
	}

	/** @return array{int, int}|null Entry and number of an existing change. */
	private static function parse(string $text): ?array {
		$ids = array_map('intval', explode(':', $text, 2) + [1 => '0']);
		return $ids[0] > 0 && $ids[1] > 0 && null !== PendingChanges::of(...$ids) ? $ids : null;
	}
}
