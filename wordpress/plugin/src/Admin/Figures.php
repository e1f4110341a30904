<?php
namespace Skerry\Admin;

use Skerry\Redirects\DeadAddresses;
use Skerry\SiteCall;

/** Dashboard › Statistics › Weekly figures and Web Vitals: the website's counts by week and language, with charts and CSV export. */
final class Figures {
	/** Capability to view the statistics. */
	public const RIGHT = 'skerry_read_figures';

	private const NONCE = 'skerry_figures';
	private const WEEKS = 12;
	private const TIMEOUT = 10;
	private const MAX_ROWS = 5000;
	private const MAX_TEXT = 300;
	private const MOST_DEAD = 10;
	/** Largest values rated as good and as needing improvement (https://web.dev/articles/vitals). */
	private const VITAL_LIMITS = ['lcp' => [2500, 4000], 'inp' => [200, 500], 'cls' => [0.1, 0.25]];

	public static function start(): void {
		add_action('admin_post_skerry_figures_export', [self::class, 'handleExport']);
	}

	public static function show(string $tab): void {
		[$rows_by_table, $reason, $is_measuring, $has_vitals] = self::fetch();
		$is_vitals = Statistics::VITALS === $tab;
		$tables = array_filter(
			self::tables(),
			static fn(string $name) => ('vitals' === $name) === $is_vitals && (!$is_vitals || $has_vitals),
			ARRAY_FILTER_USE_KEY,
		);
		$charts = array_map(
			static fn(array $chart) => $chart + ['weeks' => self::byWeek($rows_by_table[$chart['table']] ?? [], $chart)],
			$is_vitals ? [] : self::charts(),
		);
		$export = static fn(string $table) => wp_nonce_url(admin_url("admin-post.php?action=skerry_figures_export&table=$table"), self::NONCE);
		$dead = !$is_vitals && current_user_can(RedirectsPage::RIGHT) ? DeadAddresses::top(self::MOST_DEAD) : null;
		require __DIR__ . '/figuresView.php';
	}

	public static function handleExport(): never {
		check_admin_referer(self::NONCE);
		if (!current_user_can(self::RIGHT)) {
			wp_die(esc_html__('Sorry, you are not allowed to view this.', 'skerry'), 403);
		}
		$name = SettingsPage::textOf($_GET['table'] ?? '');
		$table = self::tables()[$name] ?? null;
		if (null === $table) {
			wp_die(esc_html__('Table not found.', 'skerry'), 404);
		}
		[$rows_by_table, $reason] = self::fetch();
		if (null !== $reason) {
			wp_die(esc_html($reason), 502);
		}
		CsvFile::send("figures-$name", ['week', 'language', ...array_keys($table['columns'])], $rows_by_table[$name]);
	}

	/** Formats a value for a table cell. */
	public static function cell(string $column, int|float|string $value): string {
		return match (true) {
			is_string($value) => $value,
			isset(self::VITAL_LIMITS[$column]) => sprintf('%s (%s)', self::vital($column, $value), self::rating($column, $value)),
			in_array($column, ['ms', 'mostMs'], true) => sprintf('%s ms', number_format_i18n($value)),
			in_array($column, ['bytes', 'mostBytes'], true) => sprintf('%s kB', number_format_i18n($value / 1000, $value < 10000 ? 1 : 0)),
			default => number_format_i18n($value),
		};
	}

	private static function vital(string $column, int|float $value): string {
		return match ($column) {
			'lcp' => sprintf('%s s', number_format_i18n($value / 1000, 1)),
			'inp' => sprintf('%s ms', number_format_i18n($value)),
			default => number_format_i18n($value, 2),
		};
	}

	private static function rating(string $column, int|float $value): string {
		[$good, $fair] = self::VITAL_LIMITS[$column];
		return match (true) {
			$value <= $good => _x('good', 'rating of a Web Vital', 'skerry'),
			$value <= $fair => _x('needs improvement', 'rating of a Web Vital', 'skerry'),
			default => _x('poor', 'rating of a Web Vital', 'skerry'),
		};
	}

	/** @return array<string, array{title: string, help: string, columns: array<string, string>}> Tables with their columns, without week and language. */
	private static function tables(): array {
		$times = ['times' => __('Rendered', 'skerry')];
		return [
			'weeks' => [
				'title' => __('By week and language', 'skerry'),
				'help' => '',
				'columns' => [
					'views' => __('Views', 'skerry'),
					'signUps' => __('Sign-ups', 'skerry'),
					'confirmations' => __('Confirmations', 'skerry'),
					'enquiries' => __('Enquiries', 'skerry'),
				],
			],
			'issues' => [
				'title' => __('Newsletter issues', 'skerry'),
				'help' => __(
					'Grouped by the week in which sending started. “Bounced” counts emails that bounced within three days. Deleted subscribers are listed without a language.',
					'skerry',
				),
				'columns' => [
					'subject' => __('Subject', 'skerry'),
					'sent' => __('Sent', 'skerry'),
					'bounced' => __('Bounced', 'skerry'),
					'failed' => __('Failed', 'skerry'),
				],
			],
			'searches' => [
				'title' => __('Searches without a result', 'skerry'),
				'help' => __(
					'The 20 most frequent searches per week and language that were made at least twice. Searches that look like personal data are not stored.',
					'skerry',
				),
				'columns' => ['words' => __('Search term', 'skerry'), 'times' => __('Searches', 'skerry')],
			],
			'slow' => [
				'title' => __('Slowest pages', 'skerry'),
				'help' => __('Time to render pages that were not cached. Cached pages are served without this delay.', 'skerry'),
				'columns' => ['path' => __('Page', 'skerry')] + $times + ['ms' => __('Average', 'skerry'), 'mostMs' => __('Slowest', 'skerry')],
			],
			'heavy' => [
				'title' => __('Heaviest pages', 'skerry'),
				'help' => __('Size of a page’s HTML before compression, without images.', 'skerry'),
				'columns' => ['path' => __('Page', 'skerry')] +
					$times + ['bytes' => __('Average', 'skerry'), 'mostBytes' => __('Largest', 'skerry')],
			],
			'vitals' => [
				'title' => __('Web Vitals by page', 'skerry'),
				'help' => __(
					'LCP is the time until the largest element appears, INP the response time to clicks and key presses, CLS the score of layout shifts. Three quarters of the visits have at most approximately the value shown. Below it is the element that most often caused higher values. Browsers with Global Privacy Control are not measured.',
					'skerry',
				),
				'columns' => [
					'path' => __('Page', 'skerry'),
					'visits' => __('Visits', 'skerry'),
					'lcp' => 'LCP',
					'lcpElement' => '',
					'inp' => 'INP',
					'inpElement' => '',
					'cls' => 'CLS',
					'clsElement' => '',
				],
			],
		];
	}

	/** @return array<int, array{title: string, table: string, column: string, isSum: bool}> Charts for all languages, with sums if `isSum` is true, otherwise with maxima. */
	private static function charts(): array {
		$chart = static fn(string $title, string $table, string $column, bool $is_sum = true) => [
			'title' => $title,
			'table' => $table,
			'column' => $column,
			'isSum' => $is_sum,
		];
		return [
			$chart(__('Views', 'skerry'), 'weeks', 'views'),
			$chart(__('Sign-ups', 'skerry'), 'weeks', 'signUps'),
			$chart(__('Confirmations', 'skerry'), 'weeks', 'confirmations'),
			$chart(__('Enquiries', 'skerry'), 'weeks', 'enquiries'),
			$chart(__('Newsletter emails', 'skerry'), 'issues', 'sent'),
			$chart(__('Searches without a result', 'skerry'), 'searches', 'times'),
			$chart(__('Slowest page', 'skerry'), 'slow', 'ms', false),
			$chart(__('Heaviest page', 'skerry'), 'heavy', 'bytes', false),
		];
	}

	/** @return array{array<string, array<int, array<string, int|float|string>>>, ?string, bool, bool} Rows of each table, the error if there are none, and whether the website measures searches and page speed, and Web Vitals. */
	private static function fetch(): array {
		['status' => $status, 'json' => $json] = SiteCall::postAsOwner(
			'/api/owner/figures',
			(string) wp_json_encode(['weeks' => self::WEEKS]),
			self::TIMEOUT,
		);
		if ('200' !== $status || !is_array($json['weeks'] ?? null)) {
			return [[], SiteCall::ownerErrorText($status), false, false];
		}
		$rows_by_table = [];
		foreach (self::tables() as $name => $table) {
			$rows = is_array($json[$name] ?? null) ? array_slice($json[$name], 0, self::MAX_ROWS) : [];
			$rows_by_table[$name] = array_values(
				array_filter(array_map(static fn(mixed $row) => self::rowOf($row, array_keys($table['columns'])), $rows)),
			);
			usort($rows_by_table[$name], static fn(array $one, array $other) => $other['week'] <=> $one['week']);
		}
		return [$rows_by_table, null, !empty($json['isMeasuring']), isset($json['vitals'])];
	}

	/** @return ?array<string, int|float|string> Null if the row is malformed. */
	private static function rowOf(mixed $row, array $columns): ?array {
		if (
			!is_array($row) ||
			!preg_match('/^\d{4}-\d\d-\d\d$/', (string) ($row['week'] ?? '')) ||
			!preg_match('/^([a-z]{2})?$/', (string) ($row['locale'] ?? '?'))
		) {
			return null;
		}
		$values = ['week' => $row['week'], 'locale' => $row['locale']];
		foreach ($columns as $column) {
			$value =
				$row[
					match ($column) {
						'ms', 'bytes' => 'mean',
						'mostMs', 'mostBytes' => 'most',
						default => $column,
					}
				] ?? '';
			$values[$column] = is_string($value) ? mb_substr($value, 0, self::MAX_TEXT) : (is_int($value) || is_float($value) ? $value : 0);
		}
		return $values;
	}

	/** @return array<string, int> Values by week, including weeks without data. */
	private static function byWeek(array $rows, array $chart): array {
		$monday = strtotime('monday this week', strtotime(gmdate('Y-m-d') . ' UTC'));
		$weeks = [];
		for ($ago = self::WEEKS - 1; $ago >= 0; --$ago) {
			$weeks[gmdate('Y-m-d', $monday - $ago * WEEK_IN_SECONDS)] = 0;
		}
		foreach ($rows as $row) {
			if (isset($weeks[$row['week']])) {
				$value = (int) $row[$chart['column']];
				$weeks[$row['week']] = $chart['isSum'] ? $weeks[$row['week']] + $value : max($weeks[$row['week']], $value);
			}
		}
		return $weeks;
	}
}
