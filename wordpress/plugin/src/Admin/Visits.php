<?php
namespace Skerry\Admin;

use Skerry\SiteCall;

/** Dashboard › Statistics › Page views: views by page, referring site and day, as the website counts them. */
final class Visits {
	private const NONCE = 'skerry_visits';
	private const DAYS = 30;
	private const TIMEOUT = 10;

	public static function start(): void {
		add_action('admin_post_skerry_visits_export', [self::class, 'handleExport']);
	}

	public static function show(): void {
		['status' => $status, 'json' => $json] = self::request();
		$reason = self::errorText($status, $json);
		$counts = array_map(
			[self::class, 'rowsOf'],
			null === $reason
				? ['days' => $json['days'] ?? null, 'pages' => $json['pages'] ?? null, 'referrers' => $json['referrers'] ?? null]
				: [],
		);
		$export = wp_nonce_url(admin_url('admin-post.php?action=skerry_visits_export'), self::NONCE);
		$days = self::DAYS;
		$views_by_day = self::viewsByDay($counts['days'] ?? []);
		$days_with_views = array_filter(array_reverse($views_by_day, true));
		require __DIR__ . '/visitsView.php';
	}

	/** Sends the counts as CSV, with a row for each day, page and site. */
	public static function handleExport(): never {
		check_admin_referer(self::NONCE);
		if (!current_user_can(Figures::RIGHT)) {
			wp_die(esc_html__('Sorry, you are not allowed to view this.', 'skerry'), 403);
		}
		['status' => $status, 'json' => $json] = self::request();
		$reason = self::errorText($status, $json);
		if (null !== $reason) {
			wp_die(esc_html($reason), 502);
		}
		$kinds = ['day' => 'days', 'page' => 'pages', 'referrer' => 'referrers'];
		$rows = [];
		foreach ($kinds as $kind => $list) {
			foreach (self::rowsOf($json[$list] ?? null) as $row) {
				$rows[] = [$kind, $row['name'], $row['views']];
			}
		}
		CsvFile::send('visits', ['kind', 'name', 'views'], $rows);
	}

	/** Returns the label of a row. */
	public static function nameOf(string $name): string {
		return match ($name) {
			'(others)' => __('Other', 'skerry'),
			'(unknown)' => __('Direct or unknown', 'skerry'),
			default => $name,
		};
	}

	/** @return array{status: string, json: ?array} */
	private static function request(): array {
		return SiteCall::postAsOwner('/api/page-counts', (string) wp_json_encode(['days' => self::DAYS]), self::TIMEOUT);
	}

	private static function errorText(string $status, ?array $json): ?string {
		if ('200' !== $status || null === $json) {
			return SiteCall::ownerErrorText($status);
		}
		return empty($json['isCounting']) ? __('Page views are not counted (PAGE_COUNTS is false on the website).', 'skerry') : null;
	}

	/** @return array<int, array{name: string, views: int}> Malformed rows are omitted. */
	private static function rowsOf(mixed $rows): array {
		$valid_rows = array_filter(
			is_array($rows) ? $rows : [],
			static fn(mixed $row) => is_string($row['name'] ?? null) && is_int($row['views'] ?? null),
		);
		return array_values($valid_rows);
	}

	/**
	 * Returns the views of every day, including days without views.
	 *
	 * @param array<int, array{name: string, views: int}> $rows
	 * @return array<string, int>
	 */
	private static function viewsByDay(array $rows): array {
		$days = [];
		for ($days_ago = self::DAYS - 1; $days_ago >= 0; --$days_ago) {
			$days[gmdate('Y-m-d', time() - $days_ago * DAY_IN_SECONDS)] = 0;
		}
		foreach ($rows as $row) {
			if (isset($days[$row['name']])) {
				$days[$row['name']] = $row['views'];
			}
		}
		return $days;
	}
}
