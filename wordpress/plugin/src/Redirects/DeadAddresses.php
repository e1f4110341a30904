<?php
namespace Skerry\Redirects;

use Skerry\Changes\Redirects;
use Skerry\Changes\Table;
use Skerry\Content\DoctorRoute;
use Skerry\Content\RestRoutes;

/**
 * `POST skerry/v1/redirect-hits`, signed like calls to the site. Receives how often each redirect was used, and counts of
 * frequent requests to addresses without a page. The counts contain no visitor data.
 */
final class DeadAddresses {
	private const MOST = 500;
	private const MAX_BYTES = 256 * 1024;
	private const MAX_ROWS = 1000;
	private const MAX_DEAD = 100;
	private const MAX_COUNT = 1000000000;
	private const MAX_PATH = 190;
	private const KEPT = 90 * DAY_IN_SECONDS;
	/** Seconds to store a used signature, to reject replays: the whole window in which it is valid, past and future. */
	private const ONCE_SECONDS = 600;

	public static function start(): void {
		add_action(
			'rest_api_init',
			static fn() => register_rest_route(RestRoutes::SPACE, '/redirect-hits', [
				'methods' => 'POST',
				'permission_callback' => [DoctorRoute::class, 'isSigned'],
				'callback' => [self::class, 'receive'],
			]),
		);
	}

	public static function createTable(): void {
		Table::create(
			'dead_addresses',
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			hash char(32) NOT NULL,
			path varchar(190) NOT NULL,
			hits bigint(20) unsigned NOT NULL,
			seen bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY hash (hash)',
		);
	}

	public static function receive(\WP_REST_Request $request): array|\WP_Error {
		$sums = strlen($request->get_body()) <= self::MAX_BYTES ? json_decode($request->get_body(), true) : null;
		if (
			!is_array($sums['rows'] ?? null) ||
			!is_array($sums['dead'] ?? null) ||
			count($sums['rows']) > self::MAX_ROWS ||
			count($sums['dead']) > self::MAX_DEAD
		) {
			return new \WP_Error('skerry_no_sums', 'These are no sums.', ['status' => 422]);
		}
		$transient_name = 'skerry_hits_' . md5((string) $request->get_header('x-signature'));
		if (false === get_transient($transient_name)) {
			set_transient($transient_name, 1, self::ONCE_SECONDS);
			self::add($sums['rows'], $sums['dead']);
		}
		return ['taken' => true];
	}

	/** @return array<int, array{path: string, hits: string}> Most requested addresses. */
	public static function top(int $count): array {
		return array_slice(self::all(), 0, $count);
	}

	/** @return array<int, array{path: string, hits: string, seen: string}> Addresses, sorted by number of requests, except those that now have a page or a redirect. */
	public static function all(): array {
		global $wpdb;
		$table = self::table();
		$matcher = new Matcher(Rows::all());
		foreach (Redirects::all() as $redirect) {
			$matcher->add(Rules::spelled($redirect['from']), $redirect['to']);
		}
		$addresses = $wpdb->get_results("SELECT path, hits, seen FROM $table ORDER BY hits DESC, id DESC LIMIT " . self::MOST, ARRAY_A);
		$existing_paths = PublishedPaths::among(array_column($addresses, 'path'));
		return array_values(
			array_filter(
				$addresses,
				static fn(array $address) => !isset($existing_paths[$address['path']]) && null === $matcher->next($address['path']),
			),
		);
	}

	/**
	 * Removes addresses that work now from the list, such as those of uploaded files.
	 *
	 * @param string[] $paths
	 * @return string[] Removed addresses.
	 */
	public static function forgetFound(array $paths, int $seconds): array {
		$existing_paths = array_keys(array_filter(VisitorStatus::of($paths, $seconds), static fn(int $status) => $status < 400));
		array_map([self::class, 'forget'], $existing_paths);
		return $existing_paths;
	}

	public static function forget(string $path): void {
		global $wpdb;
		$wpdb->delete(self::table(), ['hash' => md5($path)]);
	}

	private static function table(): string {
		return Table::nameOf('dead_addresses');
	}

	private static function add(array $rows, array $dead): void {
		global $wpdb;
		$table = self::table();
		$wpdb->query('START TRANSACTION');
		foreach ($rows as $row) {
			if (is_int($row['id'] ?? null) && self::isCount($row['count'] ?? null)) {
				Rows::addHits($row['id'], $row['count']);
			}
		}
		foreach ($dead as $address) {
			$path = is_string($address['path'] ?? null) && strlen($address['path']) <= self::MAX_PATH ? Rules::source($address['path']) : null;
			if (null === $path || str_contains($path, '*') || strlen($path) > self::MAX_PATH || !self::isCount($address['count'] ?? null)) {
				continue;
			}
			$updated_count = $wpdb->query(
				$wpdb->prepare("UPDATE $table SET hits = hits + %d, seen = %d WHERE hash = %s", $address['count'], time(), md5($path)),
			);
			if (0 === $updated_count) {
				$wpdb->insert($table, ['hash' => md5($path), 'path' => $path, 'hits' => $address['count'], 'seen' => time()]);
			}
		}
		$wpdb->query($wpdb->prepare("DELETE FROM $table WHERE seen < %d", time() - self::KEPT));
		$least = $wpdb->get_var($wpdb->prepare("SELECT hits FROM $table ORDER BY hits DESC LIMIT 1 OFFSET %d", self::MOST));
		if (null !== $least) {
			$wpdb->query($wpdb->prepare("DELETE FROM $table WHERE hits <= %d", $least));
		}
		$wpdb->query('COMMIT');
	}

	private static function isCount(mixed $count): bool {
		return is_int($count) && $count > 0 && $count <= self::MAX_COUNT;
	}
}
