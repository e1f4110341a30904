<?php
namespace Skerry\Admin;

/** Dashboard › Statistics, with tabs for page views by day, weekly figures and Web Vitals. */
final class Statistics {
	public const SLUG = 'skerry-statistics';
	public const WEEKS = 'weeks';
	public const VITALS = 'vitals';

	public static function start(): void {
		Screen::add(
			static fn() => add_dashboard_page(__('Statistics', 'skerry'), __('Statistics', 'skerry'), Figures::RIGHT, self::SLUG, [
				self::class,
				'show',
			]),
			static fn() => Screen::help([
				__('Overview', 'skerry') => __(
					'The website counts page views itself, without cookies and without personal data. Prefetched pages are not counted. Days and weeks are in UTC; weeks begin on Monday.',
					'skerry',
				),
			]),
		);
	}

	public static function show(): void {
		$tab = SettingsPage::textOf($_GET['tab'] ?? '');
		in_array($tab, [self::WEEKS, self::VITALS], true) ? Figures::show($tab) : Visits::show();
	}

	public static function url(string $tab = ''): string {
		return add_query_arg(array_filter(['page' => self::SLUG, 'tab' => $tab]), admin_url('index.php'));
	}

	/** Prints the heading and the tabs. */
	public static function head(string $current, ?string $fault): void {
		Screen::head(__('Statistics', 'skerry'), fault: (string) $fault);
		printf('<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__('Statistics', 'skerry'));
		$tabs = [
			'' => __('Page views', 'skerry'),
			self::WEEKS => __('Weekly figures', 'skerry'),
			self::VITALS => __('Web Vitals', 'skerry'),
		];
		foreach ($tabs as $tab => $name) {
			printf(
				'<a class="nav-tab%s"%s href="%s">%s</a>',
				$tab === $current ? ' nav-tab-active' : '',
				$tab === $current ? ' aria-current="page"' : '',
				esc_url(self::url($tab)),
				esc_html($name),
			);
		}
		echo '</nav>';
	}

	/** Formats a day such as `2026-05-04` in WordPress's date format. */
	public static function day(string $day): string {
		return wp_date(get_option('date_format'), (int) strtotime("$day UTC"), new \DateTimeZone('UTC'));
	}

	/**
	 * Prints a bar chart with axes. It is hidden from screen readers, because tables below contain the same numbers.
	 *
	 * @param array<string, int>            $values Numbers by day.
	 * @param null|callable( int ): string $format
	 */
	public static function chart(array $values, int $width, int $height, ?callable $format = null): void {
		$format ??= static fn(int $value) => number_format_i18n($value);
		$maximum = max(1, ...array_values($values));
		$start = 10 + 7 * mb_strlen($format($maximum));
		$slot = ($width - $start) / max(1, count($values));
		$days = array_keys($values);
		$label = static fn(string $day) => wp_date(
			_x('M j', 'day below a chart', 'skerry'),
			(int) strtotime("$day UTC"),
			new \DateTimeZone('UTC'),
		);
		printf(
			'<svg aria-hidden="true" viewBox="0 0 %d %d" style="width:100%%;max-width:%dpx;height:auto;background:#fff;border:1px solid #c3c4c7" font-size="11" fill="#50575e">',
			$width,
			$height + 34,
			$width,
		); // phpcs:ignore -- numbers
		foreach (array_unique([$maximum, intdiv($maximum, 2), 0]) as $value) {
			$y = 10 + $height - (int) round(($value / $maximum) * $height);
			printf(
				'<line x1="%1$d" x2="%2$d" y1="%3$d" y2="%3$d" stroke="%4$s"></line><text x="%5$d" y="%6$d" text-anchor="end">%7$s</text>',
				(int) $start,
				(int) $width,
				(int) $y,
				0 === $value ? '#50575e' : '#dcdcde',
				(int) $start - 4,
				(int) $y + 4,
				esc_html($format($value)),
			);
		}
		foreach (array_values($values) as $index => $value) {
			$bar = (int) round(($value / $maximum) * $height);
			printf(
				'<rect x="%.1F" y="%d" width="%.1F" height="%d" fill="#2271b1"></rect>',
				$start + $index * $slot + $slot * 0.12,
				10 + $height - $bar,
				$slot * 0.76,
				$bar,
			); // phpcs:ignore -- numbers
		}
		printf(
			'<text x="%d" y="%d">%s</text><text x="%d" y="%d" text-anchor="end">%s</text></svg>',
			(int) $start,
			$height + 27,
			esc_html($label($days[0])),
			$width - 2,
			$height + 27,
			esc_html($label(end($days))),
		); // phpcs:ignore -- numbers
	}
}
