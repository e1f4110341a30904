<?php
namespace Skerry\Admin;

use Skerry\ColleagueRequest;
use Skerry\Editing\PendingChanges;
use Skerry\Rights;

/** Requests to publish pending changes, stored in the changes. */
final class PublishRequests {
	/**
	 * Stores a request for each change, and mails colleagues who may publish all of them.
	 *
	 * @param array{int, int}[] $changes Entry and number of each change.
	 * @return array<string, string> Notice.
	 */
	public static function create(array $changes, mixed $note): array {
		$posts = array_column($changes, 0);
		$may_publish = static fn(\WP_User $user) => [] ===
			array_filter($posts, static fn(int $id) => !user_can($user, 'edit_post', $id) || !user_can($user, 'publish_post', $id));
		$colleagues = array_filter(get_users(['capability' => Rights::PUBLISH_CHANGES, 'exclude' => [get_current_user_id()]]), $may_publish);
		if ([] === $colleagues) {
			return [
				'fault' => __(
					'None of your colleagues may publish these changes. Ask an administrator to allow a role to publish under Settings › Website.',
					'skerry',
				),
			];
		}
		$request = [];
		foreach ($changes as [$post, $number]) {
			$request = ColleagueRequest::create($note, PendingChanges::contentOf(PendingChanges::of($post, $number) ?? []));
			PendingChanges::note($post, $number, ['request' => $request]);
		}
		$titles = implode(', ', array_unique(array_map(static fn(int $id) => \Skerry\PlainText::of(get_the_title($id)), $posts)));
		$write = static fn(string $name) => [
			/* translators: %s: titles of pages */
			sprintf(__('Publishing requested: %s', 'skerry'), $titles),
			/* translators: %s: name of a person */
			sprintf(__('%s asks you to review pending changes and publish them.', 'skerry'), $name),
		];
		return ColleagueRequest::mail($request, $colleagues, $write, PendingChangesPage::url());
	}

	/** Describes the request for a change. Empty if there is none. */
	public static function text(array $change): string {
		return isset($change['request'])
			? /* translators: %1$s: name of a person, %2$s: date and time */
			ColleagueRequest::text($change['request'], __('Publishing requested by %1$s on %2$s.', 'skerry'))
			: '';
	}
}
