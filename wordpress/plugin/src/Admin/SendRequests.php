<?php
namespace Skerry\Admin;

use Skerry\ColleagueRequest;
use Skerry\Rights;

/** Requests to send newsletter issues, by issue. The website stores the issues, WordPress the requests. */
final class SendRequests {
	public const OPTION = 'skerry_send_requests';

	public static function of(string $id): ?array {
		return self::all()[$id] ?? null;
	}

	/**
	 * Stores a request of the current user and mails it to colleagues who may send.
	 *
	 * @return array<string, string> Notice.
	 */
	public static function create(string $id, mixed $note): array {
		$response = Newsletter::request(['do' => 'read', 'id' => $id]);
		$issue = Newsletter::issueOf($response['json'], $id);
		if (!Newsletter::isDone($response) || 'draft' !== ($issue['state'] ?? '')) {
			return [
				'fault' => Newsletter::isDone($response) ? __('This issue is already being sent.', 'skerry') : Newsletter::errorText($response),
			];
		}
		$colleagues = get_users(['capability' => Rights::SEND_NEWSLETTER, 'exclude' => [get_current_user_id()]]);
		if ([] === $colleagues) {
			return [
				'fault' => __(
					'None of your colleagues may send the newsletter. Ask an administrator to allow a role to send it under Settings › Website.',
					'skerry',
				),
			];
		}
		$request = ColleagueRequest::create($note, $response['json']['content'] ?? null);
		update_option(self::OPTION, [$id => $request] + self::all(), false);
		$subjects = Newsletter::subjects($issue);
		$write = static fn(string $name) => [
			/* translators: %s: subject of a newsletter issue */
			sprintf(__('Sending requested: %s', 'skerry'), reset($subjects)),
			/* translators: %s: name of a person */
			sprintf(__('%s asks you to review this newsletter issue and send it.', 'skerry'), $name),
		];
		return ColleagueRequest::mail($request, $colleagues, $write, Newsletter::url(['issue' => $id, 'view' => 'send']));
	}

	public static function clear(string $id): void {
		if (null !== self::of($id)) {
			update_option(self::OPTION, array_diff_key(self::all(), [$id => 0]), false);
		}
	}

	/** Records a save of a requested issue. */
	public static function noteSave(string $id): void {
		$request = self::of($id);
		if (null !== $request) {
			$content = Newsletter::request(['do' => 'read', 'id' => $id])['json']['content'] ?? null;
			update_option(self::OPTION, [$id => ColleagueRequest::afterSave($request, $content)] + self::all(), false);
		}
	}

	/** Describes the request for an issue. Empty if there is none. */
	public static function text(string $id): string {
		$request = self::of($id);
		/* translators: %1$s: name of a person, %2$s: date and time */
		return null === $request ? '' : ColleagueRequest::text($request, __('Sending requested by %1$s on %2$s.', 'skerry'));
	}

	private static function all(): array {
		$all = get_option(self::OPTION, []);
		return is_array($all) ? $all : [];
	}
}
