<?php
namespace Skerry;

use Skerry\Admin\PendingChangeTexts;

/**
 * Request to colleagues to send a newsletter issue or publish a pending change, by a user without that right. An
 * array{user: int, time: int, note: string, version: string, changed?: array{user: int, time: int}}: `version`
 * identifies the content at the time of the request, and `changed` is the last save with other content.
 */
final class ColleagueRequest {
	private const MAX_NOTE = 1000;

	/** Returns a request of the current user. */
	public static function create(mixed $note, mixed $content): array {
		return [
			'user' => get_current_user_id(),
			'time' => time(),
			'note' => is_string($note) ? mb_substr(sanitize_textarea_field(wp_unslash($note)), 0, self::MAX_NOTE) : '',
			'version' => self::versionOf($content),
		];
	}

	/** Returns the request after the current user has saved the content. */
	public static function afterSave(array $request, mixed $content): array {
		unset($request['changed']);
		return self::versionOf($content) === $request['version']
			? $request
			: $request + ['changed' => ['user' => get_current_user_id(), 'time' => time()]];
	}

	/** Returns whether there is a request for the current content. */
	public static function isOpen(?array $request): bool {
		return null !== $request && !isset($request['changed']);
	}

	public static function versionOf(mixed $content): string {
		return md5((string) wp_json_encode($content));
	}

	/**
	 * Mails the request to colleagues in their languages.
	 *
	 * @param \WP_User[]                               $colleagues
	 * @param callable(string): array{string, string} $write Returns the subject and first sentence, with the requester's name.
	 * @return array<string, string> Notice: `said`, or `warned` if no email could be sent.
	 */
	public static function mail(array $request, array $colleagues, callable $write, string $url): array {
		$names = [];
		foreach ($colleagues as $colleague) {
			$is_switched = switch_to_user_locale($colleague->ID);
			[$subject, $text] = $write(self::nameOf($request['user']));
			$body = implode("\n\n", array_filter([$text, $request['note'], $url], 'strlen'));
			$reply_to = 'Reply-To: ' . get_userdata($request['user'])->user_email;
			if (wp_mail($colleague->user_email, sprintf('[%s] %s', \Skerry\PlainText::of(get_bloginfo('name')), $subject), $body, $reply_to)) {
				$names[] = $colleague->display_name;
			}
			$is_switched && restore_previous_locale();
		}
		/* translators: %s: names of people */
		return [] === $names
			? ['warned' => __('Request saved, but WordPress could not send the email. Please tell a colleague yourself.', 'skerry')]
			: ['said' => sprintf(__('Request sent to %s.', 'skerry'), implode(', ', $names))];
	}

	/** Returns the note and whether the content has changed since, as lines. `$first` contains the requester's name. */
	public static function text(array $request, string $first): string {
		$changed = $request['changed'] ?? null;
		return implode(
			"\n",
			array_filter([
				sprintf($first, self::nameOf($request['user']), PendingChangeTexts::dated($request['time'])),
				'' === $request['note'] ? '' : "“{$request['note']}”",
				null === $changed
					? ''
					: /* translators: %1$s: name of a person, %2$s: date and time */
					sprintf(
						__('Changed since then by %1$s on %2$s.', 'skerry'),
						self::nameOf($changed['user']),
						PendingChangeTexts::dated($changed['time']),
					),
			]),
		);
	}

	private static function nameOf(int $user): string {
		return PendingChangeTexts::authorOf(['user' => $user]);
	}
}
