<?php
namespace Skerry;

/**
 * Health check of WP-Cron. WP-Cron publishes scheduled entries, and sends notifications that could not be sent after a
 * save.
 */
final class Cron {
	public const RAN = 'skerry_cron_ran';
	private const OVERDUE_AFTER = 10 * MINUTE_IN_SECONDS;
	private const NOTED_EACH = MINUTE_IN_SECONDS;

	public static function start(): void {
		add_action('init', [self::class, 'noteRun']);
	}

	public static function noteRun(): void {
		if (wp_doing_cron() && time() - self::lastRun() >= self::NOTED_EACH) {
			update_option(self::RAN, time(), false);
		}
	}

	/** Returns the time of the last run in Unix seconds. 0 if WP-Cron has not run since the plugin was activated. */
	private static function lastRun(): int {
		return (int) get_option(self::RAN, 0);
	}

	/** @return array{name: string, state: string, detail: string, advice: string} */
	public static function state(): array {
		$overdue_hooks = self::overdue();
		$format = get_option('date_format') . ' ' . get_option('time_format');
		$last_run = self::lastRun();
		/* translators: %s: a date and time */
		$last_run_text = 0 === $last_run ? __('Not run yet', 'skerry') : sprintf(__('Last run: %s', 'skerry'), wp_date($format, $last_run));
		/* translators: %d: number of events */
		$late =
			[] === $overdue_hooks
				? ''
				: sprintf(_n('%d overdue event', '%d overdue events', count($overdue_hooks), 'skerry'), count($overdue_hooks)) .
					' (' .
					implode(', ', array_slice(array_unique($overdue_hooks), 0, 3)) .
					')';
		return [
			'name' => 'WP-Cron',
			'state' => [] === $overdue_hooks ? 'ok' : 'warning',
			'detail' => implode('. ', array_filter([$last_run_text, $late])),
			'advice' => [] === $overdue_hooks ? '' : self::advice(),
		];
	}

	private static function advice(): string {
		return defined('DISABLE_WP_CRON') && DISABLE_WP_CRON
			? __('DISABLE_WP_CRON is set, but nothing runs wp-cron.php. Add a system cron job that requests it every minute.', 'skerry')
			: __(
				'WordPress runs scheduled tasks only when someone opens one of its pages. Add a system cron job that requests wp-cron.php every minute.',
				'skerry',
			);
	}

	/** @return string[] Hooks of events that are more than ten minutes overdue. */
	private static function overdue(): array {
		$hooks = [];
		foreach (_get_cron_array() ?: [] as $time => $events) {
			if (is_int($time) && $time < time() - self::OVERDUE_AFTER) {
				$hooks = array_merge($hooks, array_keys($events));
			}
		}
		return $hooks;
	}
}
