<?php
namespace Skerry\Editing;

use Skerry\Settings;

/** Sends visitors to the site. Redirects pages that WordPress would render, and changes links such as "View page". */
final class FrontEnd {
	/** Screens that display URLs but never store them. */
	private const SCREENS = ['index.php', 'edit.php', 'post.php', 'post-new.php', 'edit-tags.php', 'term.php', 'upload.php'];

	public static function start(): void {
		foreach (['post_link', 'page_link', 'post_type_link', 'term_link'] as $filter) {
			add_filter($filter, [self::class, 'adminUrl'], 100);
		}
		// Changes the URL that a form shows for an unpublished entry.
		add_filter('get_sample_permalink', static fn(array $sample) => [self::siteUrl((string) $sample[0])] + $sample);
		add_action('template_redirect', [self::class, 'redirectToSite'], 0);
		add_action('admin_bar_menu', [self::class, 'changeAdminBar'], 100);
		// The site has its own sitemap.
		add_filter('wp_sitemaps_enabled', static fn(bool $is_enabled) => $is_enabled && '' === Settings::address());
	}

	/** Converts a WordPress URL to the site's URL: `https://www.example/om` for `https://cms.example/om/`. */
	public static function siteUrl(string $url): string {
		$home = untrailingslashit(home_url());
		$rest = substr($url, strlen($home));
		if ('' === Settings::address() || !str_starts_with($url, $home) || !in_array(substr("$rest/", 0, 1), ['/', '?'], true)) {
			return $url;
		}
		return str_contains($rest, '?') ? $url : Settings::address() . ('/' === $rest ? '/' : untrailingslashit($rest));
	}

	public static function adminUrl(string $url): string {
		$is_displayed = is_admin() && 'GET' === ($_SERVER['REQUEST_METHOD'] ?? '') && in_array($GLOBALS['pagenow'] ?? '', self::SCREENS, true);
		return $is_displayed ? self::siteUrl($url) : $url;
	}

	public static function changeAdminBar(\WP_Admin_Bar $bar): void {
		foreach (['view-site', 'skerry-name'] as $id) {
			$node = $bar->get_node($id);
			if ($node && is_admin() && '' !== Settings::address()) {
				$node->href = Settings::address() . '/';
				$bar->add_node($node);
			}
		}
	}

	public static function redirectToSite(): void {
		$target = self::target();
		if (null !== $target) {
			header('Cache-Control: ' . (is_preview() ? 'private, no-store' : 'public, max-age=3600'));
			wp_redirect($target, is_preview() ? 302 : 301, 'Site'); // phpcs:ignore WordPress.Security.SafeRedirect -- the settings say where
			exit();
		}
	}

	private static function target(): ?string {
		$address = Settings::address();
		if ('' === $address || is_robots() || is_favicon() || !in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true)) {
			return null;
		}
		if (is_preview()) {
			$post = get_queried_object();
			return $post instanceof \WP_Post && current_user_can('edit_post', $post->ID) ? Previews::linkTo($post) : "$address/";
		}
		if (is_feed()) {
			return "$address/feed.xml";
		}
		$path = (string) strtok((string) ($_SERVER['REQUEST_URI'] ?? '/'), '?');
		if (preg_match('~/(wp-)?sitemap[^/]*\.xml$~', $path)) {
			return "$address/sitemap.xml";
		}
		// WordPress's short links have an ID instead of a path.
		$post = isset($_GET['p']) || isset($_GET['page_id']) ? get_queried_object() : null;
		return self::siteUrl($post instanceof \WP_Post ? (string) get_permalink($post) : home_url(self::belowHome($path)));
	}

	private static function belowHome(string $path): string {
		$folder = untrailingslashit((string) wp_parse_url(home_url(), PHP_URL_PATH));
		return '' !== $folder && str_starts_with("$path/", "$folder/") ? substr($path, strlen($folder)) : $path;
	}
}
