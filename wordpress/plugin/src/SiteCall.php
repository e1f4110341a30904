<?php
namespace Skerry;

/**
 * Signed calls to the site. `REVALIDATE_SECRET` authorizes calls about changes and previews, and `OWNER_SECRET`
 * authorizes the owner's calls.
 */
final class SiteCall {
	private const MAX_BYTES = MB_IN_BYTES;
	private const UNREADABLE = 'unreadable';
	private const SILENT = 'skerry_silent_';
	private const SILENT_SECONDS = 10;

	/** @return array{status: string, json: ?array} HTTP status, or the error if there is no response. Status 200 always comes with JSON. */
	public static function post(string $path, string $body, int $timeout): array {
		return self::send($path, $body, $timeout, Settings::secret());
	}

	/** @return array{status: string, json: ?array} As for `post`. The status is `unset` if the address or the owner secret is missing. */
	public static function postAsOwner(string $path, string $body, int $timeout): array {
		if ('' === Settings::address() || strlen(Settings::ownerSecret()) < 32) {
			return ['status' => 'unset', 'json' => null];
		}
		return self::send($path, $body, $timeout, Settings::ownerSecret());
	}

	/**
	 * Downloads a response with the given content type to a file. The file is deleted when PHP ends, even if the
	 * browser disconnects.
	 *
	 * @return array{status: string, file: ?string, disposition: string}
	 */
	public static function downloadAsOwner(string $path, string $body, int $timeout, string $type): array {
		if ('' === Settings::address() || strlen(Settings::ownerSecret()) < 32) {
			return ['status' => 'unset', 'file' => null, 'disposition' => ''];
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam('skerry-enquiry');
		register_shutdown_function('wp_delete_file', $file);
		$response = wp_remote_post(
			Settings::address() . $path,
			['stream' => true, 'filename' => $file, 'limit_response_size' => null] + self::request($body, $timeout, Settings::ownerSecret()),
		);
		$status = is_wp_error($response) ? $response->get_error_message() : (string) wp_remote_retrieve_response_code($response);
		if ('200' === $status && !str_starts_with((string) wp_remote_retrieve_header($response, 'content-type'), $type)) {
			$status = self::UNREADABLE;
		}
		if ('200' !== $status) {
			return ['status' => $status, 'file' => null, 'disposition' => ''];
		}
		return ['status' => $status, 'file' => $file, 'disposition' => (string) wp_remote_retrieve_header($response, 'content-disposition')];
	}

	/** Explains why an owner's call failed, and how to fix it. */
	public static function ownerErrorText(string $status): string {
		return match ($status) {
			'unset' => '' === Settings::address()
				? __('The website’s address is not set yet. Enter it under Settings › Website.', 'skerry')
				: __('Create an owner secret under Settings › Website and copy it to OWNER_SECRET on the website’s server.', 'skerry'),
			'401' => __(
				'The website rejected the signature. OWNER_SECRET differs from the owner secret under Settings › Website, or the clock of one of the servers is wrong.',
				'skerry',
			),
			'404', '405' => __(
				'OWNER_SECRET is not set on the website. Copy the owner secret from Settings › Website and restart the website.',
				'skerry',
			),
			default => self::errorText($status),
		};
	}

	/**
	 * Returns the error if the site does not respond at all, otherwise null. Call it before slow requests, so that a
	 * hanging site does not block the PHP processes that editors need for saving.
	 */
	public static function connectionError(): ?string {
		$name = self::SILENT . md5(Settings::address());
		$stored_error = get_transient($name);
		if (is_string($stored_error)) {
			return $stored_error;
		}
		$response = wp_remote_get(Settings::address() . '/livez', ['timeout' => 2, 'redirection' => 0, 'limit_response_size' => KB_IN_BYTES]);
		if (!is_wp_error($response)) {
			return null;
		}
		set_transient($name, $response->get_error_message(), self::SILENT_SECONDS);
		return $response->get_error_message();
	}

	/** @return array{status: string, json: ?array} */
	private static function send(string $path, string $body, int $timeout, string $secret): array {
		$response = wp_remote_post(Settings::address() . $path, self::request($body, $timeout, $secret));
		if (is_wp_error($response)) {
			return ['status' => $response->get_error_message(), 'json' => null];
		}
		$json = json_decode(wp_remote_retrieve_body($response), true);
		$status = (string) wp_remote_retrieve_response_code($response);
		// A proxy responded, or the response was cut off. Showing an empty list would be wrong.
		if ('200' === $status && !is_array($json)) {
			$status = self::UNREADABLE;
		}
		return ['status' => $status, 'json' => is_array($json) ? $json : null];
	}

	/** Returns the arguments of `wp_remote_post`. */
	private static function request(string $body, int $timeout, string $secret): array {
		$time = time();
		return [
			'timeout' => $timeout,
			'redirection' => 0,
			'limit_response_size' => self::MAX_BYTES,
			'headers' => [
				'Content-Type' => 'application/json',
				'X-Signature' => "t=$time,v1=" . hash_hmac('sha256', "$time.$body", $secret),
			],
			'body' => $body,
		];
	}

	/** Explains why a call to the site failed. */
	public static function errorText(string $status): string {
		// WordPress's connection errors are in English and meant for developers.
		if (1 === preg_match('/^cURL error (\d+)/', $status, $match)) {
			return match ($match[1]) {
				'28' => __('The website took too long to respond.', 'skerry'),
				'18', '56' => __('The connection to the website was lost before the response was complete. Try again.', 'skerry'),
				default => __('No response from the website’s address.', 'skerry'),
			};
		}
		return match ($status) {
			'401' => __(
				'The website rejected the signature. REVALIDATE_SECRET differs from the secret under Settings › Website, or the clock of one of the servers is wrong.',
				'skerry',
			),
			'404', '405' => __('The website does not accept notifications: REVALIDATE_SECRET is not set there.', 'skerry'),
			'200', self::UNREADABLE => __(
				'WordPress could not read the website’s response. Try again. If it happens again, check the website’s address and any proxy between it and WordPress.',
				'skerry',
			),
			'503' => __('The website is busy. Try again in a moment.', 'skerry'),
			/* translators: %s: HTTP status or error message */
			default => sprintf(__('The website did not respond: %s', 'skerry'), $status),
		};
	}
}
