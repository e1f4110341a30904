<?php
namespace Skerry\Admin;

use Skerry\SiteCall;

/**
 * Number of open enquiries beside the menu entry. Screens show a stored number, which WP-Cron updates, so that no
 * screen waits for the website.
 */
final class EnquiryCount {
	private const HOOK = 'skerry_count_enquiries';
	private const STORE = 'skerry_open_enquiries';
	private const FRESH = 2 * MINUTE_IN_SECONDS;
	private const SECONDS = 5;

	public static function start(): void {
		add_action(self::HOOK, [self::class, 'refresh']);
	}

	/** Returns the menu label, and schedules a new count if the stored one is stale. */
	public static function label(): string {
		$cache_entry = get_transient(self::STORE);
		$cache_entry = is_array($cache_entry) ? $cache_entry : ['open' => 0, 'at' => 0];
		if (time() - $cache_entry['at'] > self::FRESH && current_user_can(Enquiries::RIGHT) && !wp_next_scheduled(self::HOOK)) {
			wp_schedule_single_event(time(), self::HOOK);
		}
		return self::withCount($cache_entry['open']);
	}

	/** Stores the number and updates it in the current screen's menu, which WordPress has already built. */
	public static function store(int $open): void {
		set_transient(self::STORE, ['open' => $open, 'at' => time()], DAY_IN_SECONDS);
		foreach ($GLOBALS['menu'] ?? [] as $position => $entry) {
			if (Enquiries::SLUG === $entry[2]) {
				$GLOBALS['menu'][$position][0] = self::withCount($open); // phpcs:ignore -- our own entry
			}
		}
	}

	/**
	 * Fetches the number from the website. If that fails, stores the old number again, so that the next screen does not
	 * retry.
	 */
	public static function refresh(): void {
		$cache_entry = get_transient(self::STORE);
		$open = is_array($cache_entry) ? $cache_entry['open'] : 0;
		$response = null === SiteCall::connectionError() ? Enquiries::request(['do' => 'count'], self::SECONDS) : ['json' => null];
		self::store((int) ($response['json']['counts']['open'] ?? $open));
	}

	private static function withCount(int $open): string {
		if ($open <= 0) {
			return __('Enquiries', 'skerry');
		}
		/* translators: %s: number of enquiries */
		$text = sprintf(_n('%s open enquiry', '%s open enquiries', $open, 'skerry'), number_format_i18n($open));
		return sprintf(
			'%s <span class="awaiting-mod count-%d"><span class="pending-count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>',
			__('Enquiries', 'skerry'),
			$open,
			number_format_i18n($open),
			esc_html($text),
		);
	}
}
