<?php
namespace Skerry;

/**
 * Filters markup by the capabilities of the user who submits it, when it is submitted. WordPress itself filters when it
 * writes, by the capabilities of the user who is logged in then. In WP-Cron and WP-CLI, there is no user.
 */
final class Markup {
	/** Filter for titles, in which WordPress allows less markup than in content. */
	public const TITLE = 'title_save_pre';

	/** Filters all texts of a form value as saving the form would, unless the current user may store any markup. */
	public static function allowed(mixed $value, string $context = 'post'): mixed {
		return current_user_can('unfiltered_html') ? $value : self::filtered($value, $context);
	}

	/** Removes markup that requires `unfiltered_html` from all texts of a value. */
	public static function filtered(mixed $value, string $context = 'post'): mixed {
		return match (true) {
			is_array($value) => array_map(static fn(mixed $item) => self::filtered($item, $context), $value),
			is_string($value) => wp_kses($value, $context),
			default => $value,
		};
	}

	/**
	 * Runs `$write` without filters, for texts that are already filtered or come unchanged from the database.
	 *
	 * @template T
	 * @param callable(): T $write
	 * @return T
	 */
	public static function unchanged(callable $write): mixed {
		$is_filtering = false !== has_filter('content_save_pre', 'wp_filter_post_kses');
		kses_remove_filters();
		try {
			return $write();
		} finally {
			if ($is_filtering) {
				kses_init_filters();
			}
		}
	}
}
