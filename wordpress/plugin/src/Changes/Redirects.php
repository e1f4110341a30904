<?php
namespace Skerry\Changes;

use Skerry\Languages\Addresses;

/** Former addresses of published content. The site fetches the list and redirects these addresses with status 301. */
final class Redirects {
	private const MOST = 5000;

	public static function start(): void {
		add_action('post_updated', [self::class, 'onUpdate'], 10, 3);
		add_action('transition_post_status', [self::class, 'onPublish'], 10, 3);
	}

	private static function table(): string {
		return Table::nameOf('redirects');
	}

	public static function createTable(): void {
		Table::create(
			'redirects',
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			path varchar(190) NOT NULL,
			post bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY path (path)',
		);
	}

	public static function onUpdate(int $id, \WP_Post $after, \WP_Post $before): void {
		if ('publish' !== $after->post_status || 'publish' !== $before->post_status) {
			return;
		}
		$old = self::pathOf($before);
		$new = self::pathOf($after);
		if ($old === $new || '/' === $old) {
			return;
		}
		self::remember($old, $new, $id);
		// The paths of child pages have changed too.
		if (is_post_type_hierarchical($after->post_type)) {
			foreach (get_pages(['child_of' => $id, 'lang' => '']) as $child) {
				$path = self::pathOf($child);
				if (str_starts_with($path, $new)) {
					self::remember($old . substr($path, strlen($new)), $path, $child->ID);
					ChangeSet::addId("post:$child->ID");
				}
			}
		}
		ChangeSet::addType('redirects');
	}

	/** Removes the redirect from an address when a post is published there. */
	public static function onPublish(string $next, string $before, \WP_Post $post): void {
		global $wpdb;
		if ('publish' === $next && 'publish' !== $before && $wpdb->delete(self::table(), ['path' => self::pathOf($post)])) {
			ChangeSet::addType('redirects');
		}
	}

	/** Stores the current addresses of all published content before permalinks change. */
	public static function rememberAll(): void {
		global $wpdb;
		$ids = get_posts([
			'post_type' => ['page', 'post'],
			'numberposts' => self::MOST,
			'fields' => 'ids',
			'lang' => '',
			'suppress_filters' => true,
		]);
		$wpdb->query('START TRANSACTION');
		foreach (array_chunk($ids, 200) as $chunk) {
			_prime_post_caches($chunk, true, false);
			foreach ($chunk as $id) {
				$path = self::pathOf(get_post($id));
				if ('/' !== $path && strlen($path) <= 190) {
					$wpdb->replace(self::table(), ['path' => $path, 'post' => $id]);
				}
			}
		}
		$wpdb->query('COMMIT');
		ChangeSet::addType('redirects');
	}

	/** @return array<int, array{from: string, to: string}> Paths without a trailing slash, newest first. */
	public static function all(): array {
		global $wpdb;
		$table = self::table();
		// If an address is in several lists, the last one takes precedence: moves that the plugin has recorded.
		$redirects = array_merge(self::postsPages(), self::olderSlugs());
		$rows = $wpdb->get_results($wpdb->prepare("SELECT path, post FROM $table ORDER BY id DESC LIMIT %d", self::MOST));
		_prime_post_caches(array_unique(array_map('intval', array_column($rows, 'post'))), true, false);
		foreach ($rows as $row) {
			$target = 'publish' === get_post_status((int) $row->post) ? self::pathOf(get_post((int) $row->post)) : null;
			if (null !== $target && $target !== $row->path) {
				$redirects[] = ['from' => untrailingslashit($row->path), 'to' => untrailingslashit($target) ?: '/'];
			}
		}
		return $redirects;
	}

	/** @return array<int, array{from: string, to: string}> Redirects from the slug of each posts page to the blog's address. */
	private static function postsPages(): array {
		$redirects = [];
		$pages = get_posts(['post_type' => 'page', 'post__in' => Addresses::postsPages() ?: [0], 'numberposts' => -1, 'lang' => '']);
		foreach ($pages as $page) {
			$blog = untrailingslashit(self::pathOf($page));
			$own_path = preg_replace('~[^/]+$~', get_page_uri($page), $blog);
			if ($own_path !== $blog) {
				$redirects[] = ['from' => $own_path, 'to' => $blog];
			}
		}
		return $redirects;
	}

	/**
	 * Returns redirects of articles that were renamed before the plugin was installed, based on old slugs that
	 * WordPress stored. Skips addresses that another article uses now.
	 *
	 * @return array<int, array{from: string, to: string}>
	 */
	private static function olderSlugs(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.post_id AS post, m.meta_value AS slug FROM $wpdb->postmeta m INNER JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = '_wp_old_slug' AND p.post_type = 'post' AND p.post_status = 'publish' ORDER BY m.meta_id LIMIT %d",
				self::MOST,
			),
		);
		if ([] === $rows) {
			return [];
		}
		_prime_post_caches(array_unique(array_map('intval', array_column($rows, 'post'))), true, false);
		$posts = get_posts([
			'post_type' => 'post',
			'post_name__in' => array_column($rows, 'slug'),
			'numberposts' => self::MOST,
			'lang' => '',
		]);
		$occupied_paths = array_map(static fn(\WP_Post $post) => untrailingslashit(self::pathOf($post)), $posts);
		$redirects = [];
		foreach ($rows as $row) {
			$target = self::pathOf(get_post((int) $row->post));
			$target = untrailingslashit($target);
			$from = substr($target, 0, (int) strrpos($target, '/') + 1) . $row->slug;
			if (!in_array($from, $occupied_paths, true)) {
				$redirects[] = ['from' => $from, 'to' => $target];
			}
		}
		return $redirects;
	}

	private static function remember(string $old, string $new, int $post_id): void {
		global $wpdb;
		if (strlen($old) <= 190) {
			$wpdb->replace(self::table(), ['path' => $old, 'post' => $post_id]);
		}
		// An address that has content again must not redirect.
		$wpdb->delete(self::table(), ['path' => $new]);
	}

	public static function pathOf(\WP_Post $post): string {
		$folder = untrailingslashit((string) wp_parse_url(home_url(), PHP_URL_PATH));
		return substr((string) wp_parse_url((string) get_permalink($post), PHP_URL_PATH), strlen($folder)) ?: '/';
	}
}
