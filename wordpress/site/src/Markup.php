<?php
namespace Site;

/**
 * Filters markup by the rights of the person who sent it, when it is sent: WordPress filters when it writes, for whoever
 * happens to be logged in then, and for nobody in WP-Cron and WP-CLI.
 */
final class Markup {
	/** Filter of titles, in which WordPress allows less than in texts. */
	public const TITLE = 'title_save_pre';

	/** Filters a value of a form, as saving the form would: all texts in it, unless the current user may store any markup. */
	public static function allowed(mixed $typed, string $context = 'post'): mixed {
		return current_user_can('unfiltered_html') ? $typed : self::filtered($typed, $context);
	}

	/** Removes from all texts of a value what only `unfiltered_html` allows. */
	public static function filtered(mixed $typed, string $context = 'post'): mixed {
		return match (true) {
			is_array($typed) => array_map(static fn(mixed $one) => self::filtered($one, $context), $typed),
			is_string($typed) => wp_kses($typed, $context),
			default => $typed,
		};
	}

	/**
	 * Runs a write of texts that are filtered already, or that are in the database as they are.
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
