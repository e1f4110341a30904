<?php
namespace Skerry\Redirects;

use Skerry\Changes\Redirects;
use Skerry\Languages\Languages;

/** Determines the site's paths at which visitors find a page, as far as WordPress knows. */
final class PublishedPaths {
	/**
	 * Returns the paths at which content is published.
	 *
	 * @param string[] $paths Paths without query and trailing slash.
	 * @return array<string, true>
	 */
	public static function among(array $paths): array {
		global $wpdb;
		$starts = ['', ...array_map(static fn(string $code) => "/$code", array_keys(Languages::all()))];
		$existing_paths = array_fill_keys(
			['/', ...array_filter($starts), ...array_map(static fn(string $start) => "$start/blog", $starts)],
			true,
		);
		$slugs = array_unique(array_map(static fn(string $path) => sanitize_title(rawurldecode(basename($path))), $paths));
		foreach (array_chunk(array_filter($slugs), 200) as $chunk) {
			$places = implode(',', array_fill(0, count($chunk), '%s'));
			$ids = $wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE post_status = 'publish' AND post_type IN ('page','post') AND post_name IN ($places)",
					$chunk,
				),
			);
			_prime_post_caches($ids, true, false);
			foreach ($ids as $id) {
				$existing_paths[rtrim(Rules::spelled(Redirects::pathOf(get_post((int) $id))), '/') ?: '/'] = true;
			}
		}
		return array_intersect_key($existing_paths, array_flip($paths));
	}
}
