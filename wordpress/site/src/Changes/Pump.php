<?php
namespace Site\Changes;

use Site\Editing\UnsavedFields;
use Site\Settings;
use Site\SiteCall;

/**
 * Sends what waits. A save only writes a row: where PHP can answer the editor first, this process sends afterwards;
 * elsewhere a knock at WordPress's own door starts another one. WP-Cron comes by every minute for what is left.
 */
final class Pump {
	private const EVENT = 'site_deliver';
	private const AJAX = 'site_deliver';
	private const TIMEOUT = 5;
	private const KNOCK_SECONDS = 0.03;

	public static function start(): void {
		add_filter(
			'cron_schedules',
			static fn(array $all) => $all + ['site_minute' => ['interval' => MINUTE_IN_SECONDS, 'display' => __('Every minute', 'site')]],
		);
		add_action(self::EVENT, [self::class, 'sendAll']);
		add_action(self::EVENT, [UnsavedFields::class, 'removeExpired']);
		add_action('wp_ajax_' . self::AJAX, [self::class, 'onKnock']);
		add_action('wp_ajax_nopriv_' . self::AJAX, [self::class, 'onKnock']);
		add_action('init', [self::class, 'schedule']);
		add_action('shutdown', [self::class, 'afterRequest'], 100);
	}

	public static function schedule(): void {
		if (!wp_next_scheduled(self::EVENT)) {
			wp_schedule_event(time() + MINUTE_IN_SECONDS, 'site_minute', self::EVENT);
		}
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook(self::EVENT);
	}

	public static function afterRequest(): void {
		$calls = Notice::take();
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
			self::knock();
		}
	}

	/** Sends until nothing is due, or until one call fails: then the site is away, and the rest waits too. */
	public static function sendAll(): int {
		$sent = 0;
		if (!Settings::isComplete()) {
			return $sent;
		}
		while ($row = Deliveries::claim()) {
			$begun = microtime(true);
			// The site takes a signature once: equal calls of one second differ by the spaces at their end.
			$answer = self::send($row->body . str_repeat(' ', $row->id % 1000));
			$took = (int) round(1000 * (microtime(true) - $begun));
			// 409 means that an earlier attempt arrived although its answer did not.
			if (in_array($answer, ['200', '409'], true)) {
				Deliveries::arrived($row, $answer, $took);
				++$sent;
			} else {
				Deliveries::failed($row, $answer, $took);
				break;
			}
		}
		return $sent;
	}

	/** Makes one call. Returns its status, or why there is none. */
	public static function send(string $body): string {
		return SiteCall::post('/api/revalidate', $body, self::TIMEOUT)['status'];
	}

	public static function onKnock(): void {
		ignore_user_abort(true);
		$key = $_POST['key'] ?? '';
		if (is_string($key) && hash_equals(self::key(), $key)) {
			self::sendAll();
		}
		wp_die('', '', ['response' => 204]);
	}

	/** A request whose answer nobody waits for; whatever goes wrong, WP-Cron sends a little later. */
	private static function knock(): void {
		$url = wp_parse_url(admin_url('admin-ajax.php'));
		$secure = 'https' === $url['scheme'];
		$port = $url['port'] ?? ($secure ? 443 : 80);
		$socket = @stream_socket_client(($secure ? 'ssl' : 'tcp') . "://{$url['host']}:$port", $code, $message, self::KNOCK_SECONDS);
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
		fclose($socket);
	}

	private static function key(): string {
		return hash_hmac('sha256', 'deliver', Settings::secret());
	}
}
