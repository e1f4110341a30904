<?php
namespace Skerry\Content;

use Skerry\Editing\UnsavedFields;

/**
 * GraphQL field `seo` of WPGraphQL Yoast SEO. If that plugin is missing, this class provides the field from title,
 * excerpt and image.
 */
final class SearchEngines {
	private const STRINGS = [
		'title',
		'metaDesc',
		'metaKeywords',
		'metaRobotsNoindex',
		'metaRobotsNofollow',
		'focuskw',
		'canonical',
		'fullHead',
		'opengraphTitle',
		'opengraphDescription',
		'opengraphType',
		'opengraphUrl',
		'opengraphSiteName',
		'twitterTitle',
		'twitterDescription',
		'twitterCardType',
	];
	private const WORDS_A_MINUTE = 200;

	public static function start(): void {
		add_action('graphql_register_types', [self::class, 'register']);
		add_filter('graphql_pre_resolve_field', [self::class, 'clearEntry'], 10, 5);
		add_action('init', static function (): void {
			add_post_type_support('page', ['excerpt', 'thumbnail']);
		});
	}

	/**
	 * Clears Yoast's memoized entry. Outside production, Yoast has no indexables and uses a response's first entry for
	 * all others.
	 */
	public static function clearEntry(
		mixed $value,
		mixed $source,
		array $args,
		mixed $context,
		\GraphQL\Type\Definition\ResolveInfo $info,
	): mixed {
		if ('seo' === $info->fieldName && self::hasPlugin()) {
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- GraphQL's
			YoastSEO()->classes->get(\Yoast\WP\SEO\Memoizers\Meta_Tags_Context_Memoizer::class)->clear();
			YoastSEO()->classes->get(\Yoast\WP\SEO\Memoizers\Presentation_Memoizer::class)->clear();
		}
		return $value;
	}

	/** Returns whether WPGraphQL Yoast SEO registers its own `seo`. */
	public static function hasPlugin(): bool {
		return function_exists('YoastSEO');
	}

	public static function register(): void {
		if (self::hasPlugin()) {
			return;
		}
		$string = ['type' => 'String'];
		register_graphql_object_type('SEOPostTypeBreadcrumbs', ['fields' => ['url' => $string, 'text' => $string]]);
		register_graphql_object_type('PostTypeSEO', [
			'fields' => array_fill_keys(self::STRINGS, $string) + [
				'opengraphImage' => ['type' => 'MediaItem'],
				'twitterImage' => ['type' => 'MediaItem'],
				'readingTime' => ['type' => 'Float'],
				'cornerstone' => ['type' => 'Boolean'],
				'breadcrumbs' => ['type' => ['list_of' => 'SEOPostTypeBreadcrumbs']],
			],
		]);
		register_graphql_field('ContentNode', 'seo', [
			'type' => 'PostTypeSEO',
			'resolve' => static function ($node, $args, $context): ?array {
				$post = get_post($node->databaseId);
				return $post instanceof \WP_Post ? self::of($post, $context) : null;
			},
		]);
	}

	private static function of(\WP_Post $post, object $context): array {
		$post = UnsavedFields::asTyped($post);
		$own_field = static fn(string $name) => '' === $post->post_password ? (string) UnsavedFields::field($post, $name) : '';
		$title = $own_field('seo_title') ?: \Skerry\PlainText::of($post->post_title) . ' - ' . \Skerry\PlainText::of(get_bloginfo('name'));
		$description = $own_field('seo_description') ?: self::description($post);
		$is_hidden = '' !== $post->post_password || '1' === $own_field('seo_noindex');
		$address = (string) get_permalink($post);
		$picture = (int) ($own_field('seo_image') ?: get_post_thumbnail_id($post) ?: get_post_meta($post->ID, 'cover_image', true));
		return [
			'title' => $title,
			'metaDesc' => $description,
			'metaKeywords' => '',
			'metaRobotsNoindex' => $is_hidden ? 'noindex' : 'index',
			'metaRobotsNofollow' => '1' === $own_field('seo_nofollow') ? 'nofollow' : 'follow',
			'focuskw' => '',
			'canonical' => $is_hidden ? '' : $address,
			'fullHead' => '',
			'opengraphTitle' => $title,
			'opengraphDescription' => $description,
			'opengraphType' => 'post' === $post->post_type ? 'article' : 'website',
			'opengraphUrl' => $address,
			'opengraphSiteName' => \Skerry\PlainText::of(get_bloginfo('name')),
			'opengraphImage' => $picture > 0 ? $context->get_loader('post')->load_deferred($picture) : null,
			'twitterTitle' => '',
			'twitterDescription' => '',
			'twitterCardType' => 'summary_large_image',
			'twitterImage' => null,
			'readingTime' => self::readingTime($post),
			'cornerstone' => false,
			'breadcrumbs' => self::breadcrumbs($post),
		];
	}

	/** Returns the description. Empty for password-protected posts. */
	private static function description(\WP_Post $post): string {
		if ('' !== $post->post_password) {
			return '';
		}
		return \Skerry\PlainText::of($post->post_excerpt ?: wp_trim_words(self::plainText($post->post_content), 30));
	}

	/** Returns the text without embed URLs, with a space after each block element. */
	private static function plainText(string $content): string {
		$text = (string) preg_replace('~^\h*https?://\S+\h*$~m', '', strip_shortcodes($content));
		return \Skerry\PlainText::withoutTags(
			(string) preg_replace('~</(?:p|h\d|li|t[dh]|cite|figcaption|blockquote|pre|div)>|<br[^<>]*>~i', '$0 ', $text),
		);
	}

	private static function readingTime(\WP_Post $post): float {
		$words = str_word_count(wp_strip_all_tags($post->post_content));
		foreach (get_post_meta($post->ID) as $name => $values) {
			if (str_starts_with($name, 'section_elements_')) {
				$words += str_word_count(wp_strip_all_tags((string) $values[0]));
			}
		}
		return max(1, round($words / self::WORDS_A_MINUTE));
	}

	private static function breadcrumbs(\WP_Post $post): array {
		$front = (int) get_option('page_on_front');
		$home = \Skerry\Languages\Languages::inLanguageOf($front, $post->ID);
		$list = (int) get_option('page_for_posts');
		$parents = match ($post->post_type) {
			'page' => array_reverse(get_post_ancestors($post)),
			'post' => $list > 0 ? [\Skerry\Languages\Languages::inLanguageOf($list, $post->ID)] : self::articleList($post),
			default => [],
		};
		$trail = array_values(array_unique(array_filter([$home, ...$parents, $post->ID])));
		return array_map(
			static fn(int $id) => [
				'url' => (string) get_permalink($id),
				'text' => $id === $home ? __('Home', 'skerry') : \Skerry\PlainText::of(get_post($id)->post_title ?? ''),
			],
			$trail,
		);
	}

	/** Returns the page /blog in the article's language. To WordPress, it is an ordinary page. */
	private static function articleList(\WP_Post $post): array {
		$page = get_page_by_path('blog');
		return $page ? [\Skerry\Languages\Languages::inLanguageOf($page->ID, $post->ID)] : [];
	}
}
