<?php
namespace Skerry\Redirects;

use Skerry\Settings;
use Skerry\SiteCall;

/** Determines the HTTP statuses that visitors get at paths on the site, if the site responds in time. */
final class VisitorStatus {
	public const NOT_FOUND = 404;
	private const STORED = 'skerry_visitor_statuses';
	private const STORED_SECONDS = 5 * MINUTE_IN_SECONDS;
	private const MOST_STORED = 500;
	private const CALL_SECONDS = 3;

	/**
	 * Requests paths, including their queries, within a time limit.
	 *
	 * @param string[] $paths
	 * @return array<string, int> Statuses by path. Unknown statuses are missing.
	 */
	public static function of(array $paths, int $seconds): array {
		if ([] === $paths || !Settings::isComplete()) {
			return [];
		}
		$stored_statuses = get_transient(self::STORED);
		$statuses = is_array($stored_statuses) ? $stored_statuses : [];
		$missing_paths = array_diff(array_unique($paths), array_keys($statuses));
		if ([] !== $missing_paths && null === SiteCall::connectionError()) {
			$end = microtime(true) + $seconds;
			foreach ($missing_paths as $path) {
				$response =
					microtime(true) < $end
						? wp_remote_head(Settings::address() . $path, ['timeout' => self::CALL_SECONDS, 'redirection' => 0])
						: null;
				if (null === $response || is_wp_error($response)) {
					break;
				}
				$statuses = [$path => (int) wp_remote_retrieve_response_code($response)] + $statuses;
			}
			set_transient(self::STORED, array_slice($statuses, 0, self::MOST_STORED), self::STORED_SECONDS);
		}
		return array_intersect_key($statuses, array_flip($paths));
	}
}
