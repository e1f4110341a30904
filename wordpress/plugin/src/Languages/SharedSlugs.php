<?php
namespace Skerry\Languages;

/** Allows the same slug in several languages (/blog, /da/blog). Polylang's free edition does not. */
final class SharedSlugs {
	public static function start(): void {
		add_filter('wp_unique_post_slug', [self::class, 'allowShared'], 10, 6);
	}

	/** Returns the requested slug unless another entry of the same language and parent has it. */
	public static function allowShared(string $slug, int $id, string $status, string $type, int $parent, string $requested): string {
		if ($slug === $requested || !pll_is_translated_post_type($type)) {
			return $slug;
		}
		$language = pll_get_post_language($id);
		if (!$language) {
			return $slug;
		}
		$matches = get_posts([
			'post_name__in' => [$requested],
			'post_type' => $type,
			'post_status' => 'any',
			'post_parent' => is_post_type_hierarchical($type) ? $parent : '',
			'post__not_in' => [$id],
			'lang' => '',
			'fields' => 'ids',
			'numberposts' => -1,
			'suppress_filters' => false,
		]);
		// Polylang 3.6 does not filter queries by language in the request that creates its languages.
		$conflicts = array_filter($matches, static fn(int $other) => pll_get_post_language($other) === $language);
		return [] === $conflicts ? $requested : $slug;
	}
}
