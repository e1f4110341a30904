<?php
namespace Skerry\Content;

use Skerry\Changes\Redirects;

/** Permalinks that the site uses: articles below /blog, and categories below /blog/category. */
final class Permalinks {
	public const ARTICLES = '/blog/%postname%/';
	public const CATEGORIES = 'blog/category';

	public static function areSet(): bool {
		return self::ARTICLES === get_option('permalink_structure') && self::CATEGORIES === get_option('category_base');
	}

	/**
	 * Sets the permalinks if WordPress is new. Once permalinks are customized or content is published, visitors may use
	 * the addresses, so the settings page asks first.
	 */
	public static function setIfNew(): void {
		$by_wordpress = ['', '/%year%/%monthnum%/%day%/%postname%/', '/index.php/%year%/%monthnum%/%day%/%postname%/'];
		if (in_array((string) get_option('permalink_structure'), $by_wordpress, true) && self::isNewWordPress()) {
			self::set();
		}
	}

	/** Returns whether at most one post and one page are published, as after the installation of WordPress. */
	public static function isNewWordPress(): bool {
		return wp_count_posts('post')->publish <= 1 && wp_count_posts('page')->publish <= 1;
	}

	/**
	 * Returns the addresses that will change, in their current and new form, for the confirmation.
	 *
	 * @return array<int, array{name: string, now: string, then: string}>
	 */
	public static function changes(): array {
		$structure = (string) get_option('permalink_structure');
		$rows = [
			[
				'name' => __('Posts', 'skerry'),
				'now' => '' === $structure ? '/?p=%post_id%' : $structure,
				'then' => self::ARTICLES,
			],
			[
				'name' => __('Categories', 'skerry'),
				'now' =>
					'' === $structure ? '/?cat=%category_id%' : '/' . trim((string) get_option('category_base') ?: 'category', '/') . '/%category%/',
				'then' => '/' . self::CATEGORIES . '/%category%/',
			],
		];
		$newest_post = get_posts(['numberposts' => 1])[0] ?? null;
		if (null !== $newest_post) {
			$rows[] = [
				'name' => get_the_title($newest_post),
				'now' => (string) substr((string) get_permalink($newest_post), strlen(untrailingslashit(home_url()))),
				'then' => str_replace('%postname%', $newest_post->post_name, self::ARTICLES),
			];
		}
		return array_values(array_filter($rows, static fn(array $row) => $row['now'] !== $row['then']));
	}

	/** Updates the permalinks. The site redirects the old addresses of pages and articles to the new ones. */
	public static function setKeepingOldAddresses(): void {
		Redirects::rememberAll();
		self::set();
	}

	public static function set(): void {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure(self::ARTICLES);
		$wp_rewrite->set_category_base(self::CATEGORIES);
		flush_rewrite_rules(false);
	}
}
