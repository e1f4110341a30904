<?php
namespace Skerry\Admin;

use Skerry\Changes\Redirects;
use Skerry\Editing\Editors;

/**
 * Notice after a page is moved to the Trash. Lists the entries and menus that link to the page, and offers a redirect.
 */
final class TrashedLinks {
	private const MOST = 20;

	public static function start(): void {
		add_action('wp_trash_post', [self::class, 'storePath']);
		add_action('admin_notices', [self::class, 'print']);
	}

	public static function storePath(int $id): void {
		$post = get_post($id);
		$path =
			$post instanceof \WP_Post && 'publish' === $post->post_status && in_array($post->post_type, ['page', 'post'], true)
				? rtrim(Redirects::pathOf($post), '/')
				: '';
		if ('' === $path) {
			return;
		}
		$links = self::linksTo($path, $id);
		if ([] !== $links) {
			$trashed_pages = get_transient(self::transient());
			set_transient(
				self::transient(),
				[$id => ['title' => get_the_title($post), 'path' => $path, 'links' => $links]] + (is_array($trashed_pages) ? $trashed_pages : []),
				HOUR_IN_SECONDS,
			);
		}
	}

	/** @return array<int|string, string> Titles by post ID, and names of menus and footers. */
	private static function linksTo(string $path, int $id): array {
		global $wpdb;
		$like_pattern = '%' . $wpdb->esc_like($path) . '%';
		// The path must be followed by the end of the attribute or text, a query or a fragment.
		$links = static fn(string $text) => 1 === preg_match('~' . preg_quote($path, '~') . '/?(?:["\'?#<\s]|$)~m', $text);
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_title, post_content AS text FROM $wpdb->posts WHERE post_status = 'publish' AND ID <> %d AND post_content LIKE %s UNION ALL SELECT ID, post_title, meta_value AS text FROM $wpdb->postmeta JOIN $wpdb->posts ON ID = post_id WHERE post_status = 'publish' AND ID <> %d AND meta_key NOT LIKE %s AND meta_value LIKE %s",
				$id,
				$like_pattern,
				$id,
				$wpdb->esc_like('_') . '%',
				$like_pattern,
			),
		);
		$titles = [];
		foreach ($rows as $row) {
			if ($links($row->text) && in_array(get_post_type((int) $row->ID), Editors::types(), true)) {
				$titles[(int) $row->ID] = '' === $row->post_title ? "#$row->ID" : $row->post_title;
			}
		}
		$options = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT option_name, option_value FROM $wpdb->options WHERE option_value LIKE %s AND ( option_name LIKE %s OR option_name LIKE %s )",
				$like_pattern,
				'skerry\\_%\\_menu%',
				'skerry\\_%\\_footer%',
			),
		);
		foreach ($options as $option) {
			if ($links($option->option_value)) {
				$is_menu = str_contains($option->option_name, '_menu');
				$titles[$is_menu ? 'menu' : 'footer'] = $is_menu ? __('Menu', 'skerry') : __('Footer', 'skerry');
			}
		}
		return array_slice($titles, 0, self::MOST, true);
	}

	public static function print(): void {
		$trashed_pages = get_transient(self::transient());
		if (!is_array($trashed_pages)) {
			return;
		}
		delete_transient(self::transient());
		foreach ($trashed_pages as $id => $page) {
			// The page has been restored in the meantime.
			if ('trash' !== get_post_status($id)) {
				continue;
			}
			$links = [];
			foreach ($page['links'] as $source => $title) {
				$url = is_int($source) && current_user_can('edit_post', $source) ? (string) get_edit_post_link($source, 'raw') : '';
				$links[] = '' === $url ? esc_html($title) : sprintf('<a href="%s">%s</a>', esc_url($url), esc_html($title));
			}
			/* translators: %s: title of a page */
			printf(
				'<div class="notice notice-warning is-dismissible"><p>%s %s.</p>',
				esc_html(sprintf(__('“%s” is in the Trash, but these items still link to it:', 'skerry'), $page['title'])),
				implode(', ', $links),
			); // phpcs:ignore -- escaped above
			if (current_user_can(RedirectsPage::RIGHT)) {
				printf(
					'<p><a class="button" href="%s">%s</a></p>',
					esc_url(RedirectsPage::url(['source' => $page['path']]) . '#row'),
					esc_html__('Add a redirect', 'skerry'),
				);
			}
			echo '</div>';
		}
	}

	private static function transient(): string {
		return 'skerry_trashed_' . get_current_user_id();
	}
}
