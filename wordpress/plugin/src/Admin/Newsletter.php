<?php
namespace Skerry\Admin;

use Skerry\ColleagueRequest;
use Skerry\Languages\Languages;
use Skerry\Rights;
use Skerry\Scripts;
use Skerry\SiteCall;

/**
 * Tools › Newsletter: issues that consist of articles, with a text before and after them in each language. The website
 * stores and sends the issues. WordPress stores none. The capabilities to write and to send issues are granted under
 * Settings › Website.
 */
final class Newsletter {
	public const SLUG = 'skerry-newsletter';
	public const NONCE = 'skerry_newsletter';
	public const PACE = 1000;
	private const ADDRESS = '/api/newsletter-issues';
	private const SECONDS = 15;
	private static ?NewsletterTable $list = null;

	public static function start(): void {
		Screen::add(
			static fn() => add_management_page(
				__('Newsletter', 'skerry'),
				__('Newsletter', 'skerry'),
				self::maySend() ? Rights::SEND_NEWSLETTER : Rights::WRITE_NEWSLETTER,
				self::SLUG,
				[self::class, 'show'],
			),
			[self::class, 'open'],
		);
		add_action('admin_post_skerry_newsletter', [self::class, 'handle']);
		add_action('rest_api_init', [NewsletterForm::class, 'registerRoute']);
	}

	public static function open(): void {
		Screen::help([
			__('Overview', 'skerry') => __(
				'Subscribers receive an issue in their own language. If it has no text in that language, they do not receive it. Opens and clicks are not tracked.',
				'skerry',
			),
			__('Sending', 'skerry') => __(
				'Check the preview, send yourself a test, then send the issue or ask a colleague to send it. Emails are sent gradually so that mail servers accept them. You can pause sending at any time. A sent issue appears in the website’s newsletter archive.',
				'skerry',
			),
		]);
		if ('' === self::view()) {
			self::$list = new NewsletterTable();
			self::$list->open();
		}
		if ('edit' === self::view()) {
			self::refuseUnless(self::mayWrite());
			wp_enqueue_media();
			Scripts::enqueue('issueForm', ['jquery-ui-sortable', 'wp-a11y']);
		}
	}

	public static function show(): void {
		$id = self::idOf($_GET['issue'] ?? '');
		$list = self::$list;
		if (null !== $list) {
			require __DIR__ . '/newsletterView.php';
			return;
		}
		$view = self::view();
		$response = self::request(
			'new' === SettingsPage::textOf($_GET['view'] ?? '') || null === $id
				? ['do' => 'list']
				: ['do' => 'preview' === $view ? 'preview' : 'read', 'id' => $id] + ('send' === $view ? ['checksMail' => true] : []),
		);
		$fault = self::isDone($response) ? '' : self::errorText($response);
		$issue = self::issueOf($response['json'], (string) $id);
		if ('preview' === $view) {
			$previews = is_array($response['json']['previews'] ?? null)
				? array_filter(
					$response['json']['previews'],
					static fn(mixed $preview) => is_string($preview['html'] ?? null) &&
						is_string($preview['text'] ?? null) &&
						is_string($preview['subject'] ?? null),
				)
				: [];
			require __DIR__ . '/newsletterPreviewView.php';
			return;
		}
		if ('send' === $view) {
			Screen::enqueueConfirmation();
			$has_tool = true === ($response['json']['canHandOver'] ?? null);
			$version = ColleagueRequest::versionOf($response['json']['content'] ?? null);
			$mail_faults = array_filter((array) ($response['json']['mailFaults'] ?? []), 'is_string');
			require __DIR__ . '/newsletterSendView.php';
			return;
		}
		$form = NewsletterForm::of($id, $response['json'], '' === $fault);
		require __DIR__ . '/newsletterFormView.php';
	}

	public static function handle(): never {
		$id = self::idOf($_POST['issue'] ?? '');
		$do = SettingsPage::textOf($_POST['do'] ?? '');
		self::refuseUnless(self::may($do));
		check_admin_referer(self::NONCE);
		if (null === $id) {
			self::redirect(['fault' => __('Issue not found.', 'skerry')]);
		}
		if ('save' === $do || 'preview' === $do) {
			$fault = NewsletterForm::save($id);
			self::redirect(
				null === $fault
					? ['issue' => $id, 'said' => self::successMessage('save')] + ('preview' === $do ? ['view' => 'preview'] : [])
					: ['view' => 'new', 'fault' => $fault],
			);
		}
		if ('restore' === $do) {
			$deleted = Undo::take('issue');
			$response = null === $deleted ? null : self::request(['do' => 'save'] + $deleted);
			self::redirect(
				null !== $response && self::isDone($response)
					? ['said' => __('Issue restored.', 'skerry')]
					: ['fault' => null === $response ? __('There is nothing to restore.', 'skerry') : self::errorText($response)],
			);
		}
		if ('request' === $do) {
			self::redirect(SendRequests::create($id, $_POST['note'] ?? '') + ['view' => 'send', 'issue' => $id]);
		}
		if ('withdraw' === $do) {
			SendRequests::clear($id);
			self::redirect(['said' => __('Request withdrawn.', 'skerry'), 'view' => 'send', 'issue' => $id]);
		}
		if (!in_array($do, ['test', 'send', 'hand-over'], true)) {
			self::redirect([]);
		}
		$request = ['do' => $do, 'id' => $id];
		if ('test' === $do) {
			$request['to'] = self::maySend() ? SettingsPage::textOf($_POST['to'] ?? '') : wp_get_current_user()->user_email;
		} elseif (!self::isAsShown($id)) {
			self::redirect([
				'fault' => __('The issue was changed after you opened this screen. Check it again before you send it.', 'skerry'),
				'view' => 'send',
				'issue' => $id,
			]);
		}
		if ('send' === $do) {
			$request['perHour'] = max(10, min(100000, (int) ($_POST['perHour'] ?? self::PACE)));
		}
		$response = self::request($request);
		if ('test' !== $do && self::isDone($response)) {
			SendRequests::clear($id);
		}
		$screen = 'test' === $do || !self::isDone($response) ? ['view' => 'send', 'issue' => $id] : [];
		self::redirect((self::isDone($response) ? ['said' => self::successMessage($do)] : ['fault' => self::errorText($response)]) + $screen);
	}

	/**
	 * Performs a row action of the list.
	 *
	 * @return array<string, string> Query parameters of the next screen.
	 */
	public static function perform(string $do, string $id): array {
		if (!wp_is_uuid($id)) {
			return ['fault' => __('Issue not found.', 'skerry')];
		}
		if (!self::may($do)) {
			return ['fault' => __('Sorry, you are not allowed to change this.', 'skerry')];
		}
		// The content of a deleted issue is stored so that Undo can restore it.
		$content = 'remove' === $do ? self::request(['do' => 'read', 'id' => $id])['json']['content'] ?? null : null;
		$response = self::request(['do' => $do, 'id' => $id]);
		if (!self::isDone($response)) {
			return ['fault' => self::errorText($response)];
		}
		if ('remove' === $do) {
			SendRequests::clear($id);
		}
		$undo = is_array($content)
			? Undo::store('issue', ['id' => $id, 'content' => ['languages' => (object) ($content['languages'] ?? [])] + $content])
			: [];
		return ['said' => self::successMessage($do)] + $undo;
	}

	public static function maySend(): bool {
		return current_user_can(Rights::SEND_NEWSLETTER);
	}

	public static function mayWrite(): bool {
		return current_user_can(Rights::WRITE_NEWSLETTER);
	}

	/** Returns whether the current user may perform an action of a form or the list. */
	private static function may(string $do): bool {
		return match ($do) {
			'save', 'preview', 'restore', 'remove', 'request' => self::mayWrite(),
			'test', 'withdraw' => self::mayWrite() || self::maySend(),
			default => self::maySend(),
		};
	}

	private static function refuseUnless(bool $may): void {
		if (!$may) {
			wp_die(esc_html__('Sorry, you are not allowed to change this.', 'skerry'), '', ['response' => 403]);
		}
	}

	/** Returns whether the issue's content is that of the submitted screen. */
	private static function isAsShown(string $id): bool {
		$response = self::request(['do' => 'read', 'id' => $id]);
		return ColleagueRequest::versionOf($response['json']['content'] ?? null) === SettingsPage::textOf($_POST['version'] ?? '');
	}

	/** Label of the screen that tests an issue and sends it, or requests sending it. */
	public static function sendLabel(): string {
		return self::maySend() ? __('Test and send', 'skerry') : __('Test and request sending', 'skerry');
	}

	public static function url(array $query = []): string {
		return add_query_arg(array_map('rawurlencode', ['page' => self::SLUG] + $query), admin_url('tools.php'));
	}

	public static function stateOf(array $issue): string {
		return match ($issue['state'] ?? '') {
			'draft' => __('Draft', 'skerry'),
			'sending' => __('Sending', 'skerry'),
			'paused' => __('Paused', 'skerry'),
			'sent' => __('Sent', 'skerry'),
			'handed-over' => __('Draft in mailing tool', 'skerry'),
			default => '',
		};
	}

	/** Returns whether the website paused an issue because the mail server rejects its emails. */
	public static function isBraked(array $issue): bool {
		return is_string($issue['brakeReply'] ?? null);
	}

	/** @return array<string, string> Subjects by language, in WordPress's order of languages. */
	public static function subjects(array $issue): array {
		$subjects = array_filter((array) ($issue['subjects'] ?? []), 'is_string');
		return array_intersect_key(array_replace(array_intersect_key(Languages::all(), $subjects), $subjects), $subjects);
	}

	/** Returns the issue's path in the archive, in the first of its languages. */
	public static function archivePath(array $issue): string {
		$language = array_key_first(self::subjects($issue)) ?? Languages::default();
		return (Languages::default() === $language ? '' : "/$language") . '/newsletter/archive/' . rawurlencode((string) $issue['slug']);
	}

	/** @return array{status: string, json: ?array} */
	public static function request(array $request): array {
		return SiteCall::postAsOwner(self::ADDRESS, (string) wp_json_encode($request), self::SECONDS);
	}

	public static function issuesOf(?array $json): array {
		return array_values(
			array_filter(
				is_array($json['issues'] ?? null) ? $json['issues'] : [],
				static fn(mixed $issue) => is_array($issue) && null !== self::idOf($issue['id'] ?? ''),
			),
		);
	}

	public static function isDone(array $response): bool {
		return '200' === $response['status'] && is_array($response['json']['issues'] ?? null);
	}

	public static function errorText(array $response): string {
		return match ($response['json']['error']['code'] ?? '') {
			'under_way' => __('This issue is already being sent.', 'skerry'),
			'no_issue' => __('Issue not found.', 'skerry'),
			'no_address' => __('Enter a valid email address.', 'skerry'),
			/* translators: %s: reason, in English */
			'not_as_expected' => sprintf(
				__('The website rejected the request: %s', 'skerry'),
				sanitize_text_field((string) $response['json']['error']['message']),
			),
			default => SiteCall::ownerErrorText('200' === $response['status'] ? 'unreadable' : $response['status']),
		};
	}

	/** Prints a form that consists of one button. */
	public static function button(
		string $do,
		string $id,
		string $label,
		string $fields = '',
		string $class = 'button',
		string $ask = '',
	): void {
		printf('<form method="post" action="%s">', esc_url(admin_url('admin-post.php')));
		wp_nonce_field(self::NONCE);
		printf(
			'<input type="hidden" name="action" value="skerry_newsletter"><input type="hidden" name="issue" value="%s"><input type="hidden" name="do" value="%s">%s<button class="%s"%s>%s</button></form>',
			esc_attr($id),
			esc_attr($do),
			$fields, // phpcs:ignore -- escaped by the caller
			esc_attr($class),
			'' === $ask ? '' : sprintf(' data-skerry-ask="%s"', esc_attr($ask)),
			esc_html($label),
		);
	}

	public static function issueOf(?array $json, string $id): ?array {
		$matches = array_filter(self::issuesOf($json), static fn(array $issue) => $issue['id'] === $id);
		return reset($matches) ?: null;
	}

	/** Returns the view named in the URL. Empty for the list. */
	private static function view(): string {
		$view = SettingsPage::textOf($_GET['view'] ?? '');
		$has_issue = null !== self::idOf($_GET['issue'] ?? '');
		return match (true) {
			$has_issue && in_array($view, ['preview', 'send'], true) => $view,
			$has_issue || 'new' === $view => 'edit',
			default => '',
		};
	}

	private static function successMessage(string $do): string {
		return match ($do) {
			'save' => __('Draft saved.', 'skerry'),
			'test' => __('Test email queued in each language.', 'skerry'),
			'send' => __('Sending started.', 'skerry'),
			'pause' => __('Paused. Emails already queued wait until you resume.', 'skerry'),
			'resume' => __('Sending resumed.', 'skerry'),
			'end-refused' => __('Subscribers whose mailboxes do not exist have been unsubscribed. Sending resumed.', 'skerry'),
			'reactivate' => __('Bounced subscribers reactivated.', 'skerry'),
			'hand-over' => __('A draft for each language was created in the mailing tool.', 'skerry'),
			default => __('Issue deleted.', 'skerry'),
		};
	}

	private static function idOf(mixed $value): ?string {
		$id = SettingsPage::textOf($value);
		return wp_is_uuid($id) ? $id : null;
	}

	/** @param array<string, string> $query */
	private static function redirect(array $query): never {
		wp_safe_redirect(self::url(Notices::inQuery($query)));
		exit();
	}
}
