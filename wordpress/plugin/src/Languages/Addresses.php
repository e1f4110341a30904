<?php
namespace Skerry\Languages;

/**
 * Finds the page or article at an address of the site. WPGraphQL alone also finds the Danish page /om-os/ in English,
 * confuses entries if several languages share a slug, and finds neither the posts page nor percent-encoded addresses.
 */
final class Addresses {
	/** Path of the blog on the site, in every language. */
	private const BLOG = 'blog';

	public static function start(): void {
		add_filter('graphql_pre_resolve_uri', [self::class, 'resolve'], 10, 5);
		add_filter('page_link', [self::class, 'linkOfFrontPage'], 50, 2);
		add_filter('page_link', [self::class, 'linkOfPostsPage'], 50, 2);
	}

	/**
	 * Returns the link of a translated front page, such as /da/, as on the site. Polylang uses this address only if a
	 * setting is enabled.
	 */
	public static function linkOfFrontPage(string $link, int $id): string {
		$front = 'page' === get_option('show_on_front') ? (int) get_option('page_on_front') : 0;
		$language = $front > 0 && self::hasLanguages() ? pll_get_post_language($id) : false;
		if (!$language || (int) pll_get_post($front, $language) !== $id) {
			return $link;
		}
		return home_url(Languages::default() === $language ? '/' : "/$language/");
	}

	/** Returns the link of the posts page: the site's blog, regardless of the page's slug. */
	public static function linkOfPostsPage(string $link, int $id): string {
		$language = Languages::ofPost($id);
		if (self::postsPage($language) !== $id) {
			return $link;
		}
		return home_url((Languages::default() === $language ? '/' : "/$language/") . self::BLOG . '/');
	}

	/** Returns the ID of the posts page set under Settings › Reading, in a language. Null if none is set. */
	private static function postsPage(string $language): ?int {
		return 'page' === get_option('show_on_front') ? self::translated((int) get_option('page_for_posts'), $language) : null;
	}

	/** @return int[] IDs of the posts pages of all languages. */
	public static function postsPages(): array {
		return array_values(array_filter(array_map([self::class, 'postsPage'], array_keys(Languages::all()))));
	}

	private static function translated(int $id, string $language): ?int {
		if ($id <= 0) {
			return null;
		}
		return self::hasLanguages() ? (int) pll_get_post($id, $language) : $id;
	}

	/** Returns whether Polylang has languages. If it has none, its queries find nothing. */
	private static function hasLanguages(): bool {
		return Languages::hasPolylang() && (bool) pll_default_language();
	}

	/** Returns the ID of the page or article at a path on the site, such as `/da/om-os`. */
	public static function postAt(string $path): ?int {
		['segments' => $segments, 'language' => $language] = self::read((string) strtok(rawurldecode($path), '?#'));
		return self::find($segments, $language, null);
	}

	/** Resolves a URI for WPGraphQL. Null leaves it to WPGraphQL. */
	public static function resolve(mixed $found, ?string $uri, mixed $context, mixed $wp, mixed $extra): mixed {
		if (null !== $found || !is_string($uri) || isset($extra['name'])) {
			return $found;
		}
		$path = self::pathOf($uri);
		if (null === $path) {
			return $found;
		}
		['segments' => $segments, 'language' => $language] = self::read($path);
		if (['blog', 'category'] === array_slice($segments, 0, 2)) {
			return $found;
		}
		$id = self::find($segments, $language, $extra['post_type'] ?? null);
		if (null === $id) {
			// If this function returned null, WPGraphQL would search itself and ignore languages.
			return !self::hasLanguages() ? $found : new \GraphQL\Deferred(static fn() => null);
		}
		if (!empty($extra['asPreview'])) {
			$id = \WPGraphQL\Utils\Utils::get_post_preview_id($id);
		}
		return $context->get_loader('post')->load_deferred($id);
	}

	/** @return array{segments: string[], language: string} Slugs and language of a path below the home URL. */
	private static function read(string $path): array {
		$segments = array_values(array_filter(explode('/', $path), static fn($segment) => '' !== $segment));
		$language = Languages::default();
		if (isset($segments[0]) && Languages::isKnown($segments[0]) && $segments[0] !== $language) {
			$language = array_shift($segments);
		}
		return ['segments' => array_map('sanitize_title', $segments), 'language' => $language];
	}

	/**
	 * Returns the path below the home URL. Null for other hosts, and for URLs with an ID, because they belong to
	 * drafts.
	 */
	private static function pathOf(string $uri): ?string {
		$parts = wp_parse_url($uri);
		$home = wp_parse_url(home_url());
		if (!is_array($parts) || (isset($parts['host']) && strtolower($parts['host']) !== strtolower($home['host'] ?? ''))) {
			return null;
		}
		if (preg_match('/(^|&)(p|page_id|preview_id|post_type)=/', $parts['query'] ?? '')) {
			return null;
		}
		$path = rawurldecode($parts['path'] ?? '/');
		$folder = untrailingslashit($home['path'] ?? '');
		return '' !== $folder && str_starts_with($path, "$folder/") ? substr($path, strlen($folder)) : $path;
	}

	/** @param string[] $segments */
	private static function find(array $segments, string $language, ?string $type_filter): ?int {
		if ([] === $segments) {
			return in_array($type_filter, [null, 'page'], true) ? self::translated((int) get_option('page_on_front'), $language) : null;
		}
		$page = self::page($segments, $language);
		if (null !== $page) {
			return in_array($type_filter, [null, 'page'], true) ? $page : null;
		}
		foreach ([self::BLOG => 'post', 'product' => \Skerry\Content\Products::type()] as $folder => $type) {
			if (2 === count($segments) && $segments[0] === $folder && in_array($type_filter, [null, $type], true)) {
				return self::findBySlug($segments[1], $type, $language)[0] ?? null;
			}
		}
		return null;
	}

	/** Returns the ID of the page at a path of slugs. Its parents may be drafts, as in WordPress. */
	private static function page(array $segments, string $language): ?int {
		$path = implode('/', $segments);
		foreach (self::findBySlug(end($segments), 'page', $language) as $id) {
			if (get_page_uri($id) === $path) {
				return $id;
			}
		}
		return self::BLOG === $path ? self::postsPage($language) : null;
	}

	/** @return int[] */
	private static function findBySlug(string $slug, string $type, string $language): array {
		return array_map(
			'intval',
			get_posts([
				'post_name__in' => [$slug],
				'post_type' => $type,
				'post_status' => ['publish', 'private'],
				'lang' => self::hasLanguages() ? $language : '',
				'fields' => 'ids',
				'numberposts' => 100,
				'suppress_filters' => false,
			]),
		);
	}
}
