<?php
namespace Skerry\Changes;

use Skerry\Editing\UnsavedFields;
use Skerry\Settings;
use Skerry\SiteCall;

/**
 * Sends queued notifications. Saving an entry only adds a row to the queue. If PHP can finish the response first, the
 * same process sends the notifications afterwards. Otherwise a request to WordPress itself starts another process.
 * WP-Cron sends the remaining ones every minute.
 */
final class DeliverySender {
	private const EVENT = 'skerry_deliver';
	private const AJAX = 'skerry_deliver';
	private const TIMEOUT = 5;
	private const TRIGGER_SECONDS = 0.03;

	public static function start(): void {
		add_filter(
			'cron_schedules',
			static fn(array $all) => $all + ['skerry_minute' => ['interval' => MINUTE_IN_SECONDS, 'display' => __('Every minute', 'skerry')]],
		);
		add_action(self::EVENT, [self::class, 'sendAll']);
		add_action(self::EVENT, [UnsavedFields::class, 'removeExpired']);
		add_action('wp_ajax_' . self::AJAX, [self::class, 'handleTrigger']);
		add_action('wp_ajax_nopriv_' . self::AJAX, [self::class, 'handleTrigger']);
		add_action('init', [self::class, 'schedule']);
		add_action('shutdown', [self::class, 'afterRequest'], 100);
	}

	public static function schedule(): void {
		if (!wp_next_scheduled(self::EVENT)) {
			wp_schedule_event(time() + MINUTE_IN_SECONDS, 'skerry_minute', self::EVENT);
		}
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook(self::EVENT);
	}

	public static function afterRequest(): void {
		$calls = ChangeSet::take();
		if ([] === $calls || !Settings::isComplete()) {
			return;
		}
		foreach ($calls as $call) {
			Deliveries::add($call);
		}
		if ('cli' === PHP_SAPI) {
			self::sendAll();
		} elseif (function_exists('fastcgi_finish_request')) {
			fastcgi_finish_request();
			self::sendAll();
		} elseif (function_exists('litespeed_finish_request')) {
			litespeed_finish_request();
			self::sendAll();
		} else {
			self::trigger();
		}
	}

	/**
	 * Sends until nothing is due or a call fails. After a failure, the site is probably down, so the other calls wait
	 * too. Returns the number of sent notifications.
	 */
	public static function sendAll(): int {
		$sent_count = 0;
		if (!Settings::isComplete()) {
			return $sent_count;
		}
		while ($row = Deliveries::claim()) {
			$start = microtime(true);
			// The site accepts each signature once. Trailing spaces give equal calls in the same second different
			// signatures.
			$status = self::send($row->body . str_repeat(' ', $row->id % 1000));
			$milliseconds = (int) round(1000 * (microtime(true) - $start));
			// 409 means that an earlier attempt was received, but its response was lost.
			if (in_array($status, ['200', '409'], true)) {
				Deliveries::markSent($row, $status, $milliseconds);
				++$sent_count;
			} else {
				Deliveries::markFailed($row, $status, $milliseconds);
				break;
			}
		}
		return $sent_count;
	}

	/** Sends one call. Returns its HTTP status, or the error if there is no response. */
	public static function send(string $body): string {
		return SiteCall::post('/api/revalidate', $body, self::TIMEOUT)['status'];
	}

	public static function handleTrigger(): void {
		ignore_user_abort(true);
		$key = $_POST['key'] ?? '';
		if (is_string($key) && hash_equals(self::key(), $key)) {
			self::sendAll();
		}
		wp_die('', '', ['response' => 204]);
	}

	/**
	 * Starts another sender process by a request to WordPress, without waiting for the response. If the request fails,
	 * WP-Cron sends the notifications a little later.
	 */
	private static function trigger(): void {
		$url = wp_parse_url(admin_url('admin-ajax.php'));
		$secure = 'https' === $url['scheme'];
		$port = $url['port'] ?? ($secure ? 443 : 80);
		$socket = @stream_socket_client(($secure ? 'ssl' : 'tcp') . "://{$url['host']}:$port", $code, $message, self::TRIGGER_SECONDS);
		if (!$socket) {
			return;
		}
		stream_set_blocking($socket, false);
		$body = http_build_query(['action' => self::AJAX, 'key' => self::key()]);
		fwrite(
			$socket,
			"POST {$url['path']} HTTP/1.1\r\nHost: {$url['host']}:$port\r\nContent-Type: application/x-www-form-urlencoded\r\n" .
				'Content-Length: ' .
				strlen($body) .
				"\r\nConnection: close\r\n\r\n$body",
		);
		// PHP in WebAssembly sends the data while it waits here. Elsewhere, this returns immediately.
		$written = [$socket];
		$none = null;
		stream_select($none, $written, $none, 0, 20_000);
		fclose($socket);
	}

	private static function key(): string {
		return hash_hmac('sha256', 'deliver', Settings::secret());
	}
}
