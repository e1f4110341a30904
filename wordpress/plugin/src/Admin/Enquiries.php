<?php
namespace Skerry\Admin;

use Skerry\SiteCall;

/**
 * Enquiries that visitors sent with forms. Editors read, answer, close, export and delete them here. The website stores
 * them in its own database, not in WordPress. The capability `skerry_read_enquiries` is granted under Settings › Website.
 */
final class Enquiries {
	public const SLUG = 'skerry-enquiries';
	public const NONCE = 'skerry_enquiries';
	public const RIGHT = 'skerry_read_enquiries';
	public const MAX_TEXT = 10000;
	private const ADDRESS = '/api/owner/enquiries';
	private const SECONDS = 15;
	/** Timeout for downloads, in seconds. Up to a hundred megabytes are transferred between two hosts. */
	private const FILE_SECONDS = 120;
	private const EXPORT_SECONDS = 600;
	/** The website's commands, by form or list action. */
	public const CHANGES = ['close' => 'done', 'reopen' => 'open', 'trash' => 'trash', 'untrash' => 'restore', 'delete' => 'erase'];
	private static ?EnquiriesTable $list = null;

	public static function start(): void {
		Screen::add(
			static fn() => add_menu_page(
				__('Enquiries', 'skerry'),
				EnquiryCount::label(),
				self::RIGHT,
				self::SLUG,
				[self::class, 'show'],
				'dashicons-email-alt',
				26,
			),
			[self::class, 'open'],
		);
		add_action('admin_post_skerry_enquiries', [self::class, 'handle']);
		EnquiryCount::start();
	}

	public static function open(): void {
		Screen::help([
			__('Overview', 'skerry') => __(
				'Enquiries are stored on the website, not in WordPress, and are deleted there after the retention period. Replies are sent by email in the language of the visitor, and stored with the enquiry.',
				'skerry',
			),
			__('Deleting', 'skerry') => __(
				'Enquiries in the Trash are deleted permanently after 30 days. If someone asks you to erase their data, use “Delete by email address” below the list: it deletes at once, including files and replies.',
				'skerry',
			),
		]);
		if (null === self::idOf($_GET['enquiry'] ?? '')) {
			self::$list = new EnquiriesTable();
			self::$list->open();
		}
	}

	public static function show(): void {
		$list = self::$list;
		if (null !== $list) {
			require __DIR__ . '/enquiriesView.php';
			return;
		}
		Screen::enqueueConfirmation();
		$response = self::request(['do' => 'read', 'id' => self::idOf($_GET['enquiry'] ?? ''), 'language' => substr(get_user_locale(), 0, 2)]);
		$enquiry = '200' === $response['status'] && is_array($response['json']['enquiry'] ?? null) ? $response['json']['enquiry'] : null;
		$fault = null === $enquiry ? self::errorText($response) : '';
		// Fills in the reply again if it could not be sent.
		$input = '' !== Notices::read('fault') ? (string) get_transient(self::transient()) : '';
		require __DIR__ . '/enquiryView.php';
	}

	public static function handle(): never {
		if (!current_user_can(self::RIGHT)) {
			wp_die(esc_html__('Sorry, you are not allowed to change this.', 'skerry'), '', ['response' => 403]);
		}
		check_admin_referer(self::NONCE);
		$do = SettingsPage::textOf($_POST['do'] ?? '');
		$id = self::idOf($_POST['enquiry'] ?? '');
		if ('export' === $do) {
			self::export();
		}
		if ('erase-address' === $do) {
			self::eraseAddress(SettingsPage::textOf($_POST['address'] ?? ''));
		}
		if ('undo' === $do) {
			self::redirect(self::change('untrash', Undo::take('enquiries') ?? []));
		}
		if (null === $id) {
			self::redirect(['fault' => __('Enquiry not found.', 'skerry')]);
		}
		if ('file' === $do) {
			self::sendFile($id, self::idOf($_POST['file'] ?? '') ?? '');
		}
		if ('answer' === $do) {
			self::reply($id);
		}
		$is_gone = 'trash' === $do || 'delete' === $do;
		self::redirect(self::change($do, [$id]) + ($is_gone ? [] : ['enquiry' => $id]));
	}

	/**
	 * Closes, reopens, trashes, restores or deletes enquiries.
	 *
	 * @param string[] $ids
	 * @return array<string, string> Query of the next screen.
	 */
	public static function change(string $do, array $ids): array {
		$ids = array_values(array_filter($ids, 'wp_is_uuid'));
		if (!isset(self::CHANGES[$do]) || [] === $ids) {
			return ['fault' => __('Enquiry not found.', 'skerry')];
		}
		$response = self::request(['do' => self::CHANGES[$do], 'ids' => $ids]);
		if ('200' !== $response['status']) {
			return ['fault' => self::errorText($response)];
		}
		EnquiryCount::refresh();
		$count = (int) ($response['json']['changed'] ?? 0);
		$texts = match ($do) {
			/* translators: %s: number of enquiries */
			'close' => _n('%s enquiry closed.', '%s enquiries closed.', $count, 'skerry'),
			/* translators: %s: number of enquiries */
			'reopen' => _n('%s enquiry reopened.', '%s enquiries reopened.', $count, 'skerry'),
			/* translators: %s: number of enquiries */
			'trash' => _n('%s enquiry moved to the Trash.', '%s enquiries moved to the Trash.', $count, 'skerry'),
			/* translators: %s: number of enquiries */
			'untrash' => _n('%s enquiry restored from the Trash.', '%s enquiries restored from the Trash.', $count, 'skerry'),
			/* translators: %s: number of enquiries */
			default => _n('%s enquiry permanently deleted.', '%s enquiries permanently deleted.', $count, 'skerry'),
		};
		return ['said' => sprintf($texts, number_format_i18n($count))] + ('trash' === $do ? Undo::store('enquiries', $ids) : []);
	}

	public static function url(array $query = []): string {
		return add_query_arg(array_map('rawurlencode', ['page' => self::SLUG] + $query), admin_url('admin.php'));
	}

	public static function kind(array $enquiry): string {
		if (is_string($enquiry['form'] ?? null) && '' !== $enquiry['form']) {
			return $enquiry['form'];
		}
		return 'lead' === ($enquiry['kind'] ?? '') ? __('Lead form', 'skerry') : __('Contact form', 'skerry');
	}

	public static function state(array $enquiry): string {
		return match (true) {
			!is_numeric($enquiry['doneAt'] ?? null) => __('Open', 'skerry'),
			is_numeric($enquiry['answeredAt'] ?? null) => __('Answered', 'skerry'),
			default => __('Closed', 'skerry'),
		};
	}

	/** Returns the sender's name, or the email address if the name is missing. */
	public static function sender(array $enquiry): string {
		$names = array_filter(
			[$enquiry['name'] ?? null, $enquiry['emailAddress'] ?? null],
			static fn(mixed $text) => is_string($text) && '' !== $text,
		);
		return reset($names) ?: __('(no name)', 'skerry');
	}

	/** Formats a time in WordPress's date and time format. */
	public static function time(mixed $milliseconds): string {
		return is_numeric($milliseconds)
			? wp_date(get_option('date_format') . ' ' . get_option('time_format'), (int) ($milliseconds / 1000))
			: '—';
	}

	/** @return array<int, array{label: string, value: string}> */
	public static function fields(array $enquiry): array {
		return array_values(
			array_filter(
				is_array($enquiry['fields'] ?? null) ? $enquiry['fields'] : [],
				static fn(mixed $field) => is_string($field['label'] ?? null) && is_string($field['value'] ?? null),
			),
		);
	}

	/** @return array<int, array{id: string, name: string, bytes: int}> */
	public static function files(array $enquiry): array {
		return array_values(
			array_filter(
				is_array($enquiry['files'] ?? null) ? $enquiry['files'] : [],
				static fn(mixed $file) => wp_is_uuid($file['id'] ?? '') && is_string($file['name'] ?? null) && is_int($file['bytes'] ?? null),
			),
		);
	}

	/** @return array<int, array{text: string, author: ?string, createdAt: mixed, delivery: string, deliveredAt: mixed, error: ?string}> */
	public static function replies(array $enquiry): array {
		return array_values(
			array_filter(
				is_array($enquiry['answers'] ?? null) ? $enquiry['answers'] : [],
				static fn(mixed $reply) => is_string($reply['text'] ?? null),
			),
		);
	}

	/** Returns the delivery status of a reply. */
	public static function delivery(array $reply): string {
		return match ($reply['delivery'] ?? '') {
			/* translators: %s: date and time */
			'sent' => sprintf(__('Sent %s', 'skerry'), self::time($reply['deliveredAt'] ?? null)),
			'failed' => __('Not delivered', 'skerry'),
			default => __('Waiting to be sent', 'skerry'),
		};
	}

	/** Prints a form that consists of one button. */
	public static function button(string $do, string $label, array $fields = [], string $class = 'button', string $ask = ''): void {
		printf('<form method="post" action="%s" class="alignleft" style="margin:0 8px 8px 0">', esc_url(admin_url('admin-post.php')));
		wp_nonce_field(self::NONCE, '_wpnonce', true);
		foreach (['action' => 'skerry_enquiries', 'do' => $do] + $fields as $name => $value) {
			printf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr($value));
		}
		printf(
			'<button class="%s"%s>%s</button></form>',
			esc_attr($class),
			'' === $ask ? '' : sprintf(' data-skerry-ask="%s"', esc_attr($ask)),
			esc_html($label),
		);
	}

	private static function reply(string $id): never {
		$text = str_replace("\r\n", "\n", trim((string) wp_unslash(is_string($_POST['text'] ?? null) ? $_POST['text'] : '')));
		set_transient(self::transient(), $text, HOUR_IN_SECONDS);
		if ('' === $text || mb_strlen($text) > self::MAX_TEXT) {
			self::redirect(['enquiry' => $id, 'fault' => __('Enter a reply of 1 to 10,000 characters.', 'skerry')]);
		}
		$response = self::request([
			'do' => 'answer',
			'id' => $id,
			'answerId' => self::idOf($_POST['answerId'] ?? '') ?? wp_generate_uuid4(),
			'text' => $text,
			'author' => mb_substr(wp_get_current_user()->display_name, 0, 250),
		]);
		if ('200' !== $response['status']) {
			self::redirect(['enquiry' => $id, 'fault' => self::errorText($response)]);
		}
		delete_transient(self::transient());
		EnquiryCount::refresh();
		self::redirect(['enquiry' => $id, 'said' => __('Reply queued. The enquiry is closed.', 'skerry')]);
	}

	/** Forwards a visitor's file as a download, without storing it in WordPress. */
	private static function sendFile(string $id, string $file): never {
		$response = SiteCall::downloadAsOwner(
			self::ADDRESS,
			(string) wp_json_encode(['do' => 'file', 'id' => $id, 'file' => $file]),
			self::FILE_SECONDS,
			'application/octet-stream',
		);
		if (null === $response['file']) {
			self::redirect([
				'enquiry' => $id,
				'fault' => '404' === $response['status'] ? __('File not found.', 'skerry') : SiteCall::ownerErrorText($response['status']),
			]);
		}
		nocache_headers();
		header('Content-Type: application/octet-stream');
		header(
			'Content-Disposition: ' .
				(preg_match('/^attachment;[\x20-\x7e]*$/', $response['disposition']) ? $response['disposition'] : 'attachment'),
		);
		header('X-Content-Type-Options: nosniff');
		header('Content-Length: ' . filesize($response['file']));
		self::send($response['file']);
	}

	private static function eraseAddress(string $address): never {
		$response = self::request(['do' => 'erase-address', 'address' => mb_substr($address, 0, 254)]);
		if ('200' !== $response['status']) {
			self::redirect(['fault' => self::errorText($response)]);
		}
		$deleted_count = (int) ($response['json']['erased'] ?? 0);
		$mentioning_count = (int) ($response['json']['mentioned'] ?? 0);
		/* translators: %s: number of enquiries */
		$message = sprintf(
			_n('%s enquiry permanently deleted.', '%s enquiries permanently deleted.', $deleted_count, 'skerry'),
			number_format_i18n($deleted_count),
		);
		/* translators: %s: number of enquiries */
		$notice =
			0 === $mentioning_count
				? []
				: [
					'noted' => sprintf(
						_n(
							'%s other enquiry mentions this address and was kept.',
							'%s other enquiries mention this address and were kept.',
							$mentioning_count,
							'skerry',
						),
						number_format_i18n($mentioning_count),
					),
					's' => $address,
				];
		self::redirect(['said' => $message] + $notice);
	}

	/** Forwards all enquiries as CSV. Neither the website nor WordPress holds the whole table in memory. */
	private static function export(): never {
		if (function_exists('set_time_limit')) {
			set_time_limit(self::EXPORT_SECONDS);
		}
		$response = SiteCall::downloadAsOwner(
			self::ADDRESS,
			(string) wp_json_encode(['do' => 'export', 'language' => substr(get_user_locale(), 0, 2)]),
			self::EXPORT_SECONDS,
			'text/csv',
		);
		if (null === $response['file']) {
			self::redirect(['fault' => SiteCall::ownerErrorText($response['status'])]);
		}
		nocache_headers();
		header('Content-Type: text/csv; charset=utf-8');
		header('Content-Disposition: attachment; filename="enquiries.csv"');
		header('X-Content-Type-Options: nosniff');
		// Without a byte order mark, spreadsheets assume a legacy encoding.
		self::send($response['file'], "\u{FEFF}");
	}

	/** Sends a file. Closes output buffers of PHP and plugins first, because they would hold the whole file in memory. */
	private static function send(string $file, string $before = ''): never {
		while (ob_get_level() > 0 && ob_end_clean()) {
			continue;
		}
		echo $before; // phpcs:ignore -- a file
		readfile($file); // phpcs:ignore -- a file
		exit();
	}

	/** @return array{status: string, json: ?array} */
	public static function request(array $request, int $seconds = self::SECONDS): array {
		return SiteCall::postAsOwner(self::ADDRESS, (string) wp_json_encode($request), $seconds);
	}

	public static function errorText(array $response): string {
		return match ($response['json']['error']['code'] ?? '') {
			'no_enquiry' => __('Enquiry not found.', 'skerry'),
			'no_address' => __('Enter a valid email address.', 'skerry'),
			default => SiteCall::ownerErrorText($response['status']),
		};
	}

	private static function idOf(mixed $value): ?string {
		$id = SettingsPage::textOf($value);
		return wp_is_uuid($id) ? $id : null;
	}

	private static function transient(): string {
		return 'skerry_enquiry_answer_' . get_current_user_id();
	}

	/** @param array<string, string> $query */
	private static function redirect(array $query): never {
		wp_safe_redirect(self::url(Notices::inQuery($query)));
		exit();
	}
}
