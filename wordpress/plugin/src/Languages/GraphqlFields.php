<?php
namespace Skerry\Languages;

/** GraphQL fields `locale`, `translated` and `translations`, and the argument `where.wpmlLanguage`. */
final class GraphqlFields {
	public static function start(): void {
		add_action('graphql_register_types', [self::class, 'register']);
		add_filter('graphql_map_input_fields_to_get_terms', [self::class, 'narrow'], 10, 2);
		add_filter('graphql_map_input_fields_to_wp_query', [self::class, 'narrowPosts'], 10, 2);
	}

	public static function register(): void {
		$string = ['type' => 'String'];
		$id = ['type' => ['non_null' => 'ID']];
		register_graphql_object_type('Locale', ['fields' => ['id' => $id, 'locale' => $string]]);
		register_graphql_object_type('Translation', [
			'fields' => [
				'id' => $id,
				'href' => $string,
				'locale' => $string,
				'post_title' => $string,
			],
		]);
		foreach (\WPGraphQL::get_allowed_post_types('objects') as $post_type) {
			$type = ucfirst($post_type->graphql_single_name);
			if ('MediaItem' !== $type) {
				register_graphql_fields($type, self::fieldsOf($type));
			}
			register_graphql_field("RootQueryTo{$type}ConnectionWhereArgs", 'wpmlLanguage', $string);
		}
		foreach (\WPGraphQL::get_allowed_taxonomies('objects') as $taxonomy) {
			register_graphql_field('RootQueryTo' . ucfirst($taxonomy->graphql_single_name) . 'ConnectionWhereArgs', 'wpmlLanguage', $string);
		}
	}

	private static function fieldsOf(string $type): array {
		return [
			'locale' => [
				'type' => 'Locale',
				'resolve' => static function ($post): ?array {
					$locale = Languages::localeOfPost((int) $post->databaseId);
					return $locale ? ['id' => $locale, 'locale' => $locale] : null;
				},
			],
			'translated' => [
				'type' => ['list_of' => $type],
				'resolve' => static fn($post, $args, $context) => array_map(
					static fn(int $id) => $context->get_loader('post')->load_deferred($id),
					Languages::translationsOf((int) $post->databaseId),
				),
			],
			'translations' => [
				'type' => ['list_of' => 'Translation'],
				'resolve' => static fn($post) => array_map(
					static fn(int $id) => [
						'id' => (string) $id,
						'href' => get_permalink($id),
						'locale' => Languages::localeOfPost($id),
						'post_title' => get_post($id)->post_title,
					],
					Languages::translationsOf((int) $post->databaseId),
				),
			],
		];
	}

	/** Restricts a query to a language. As in WPML, unknown languages select the default language. */
	public static function narrow(array $query, ?array $where): array {
		if (Languages::hasPolylang() && isset($where['wpmlLanguage'])) {
			$query['lang'] = Languages::isKnown($where['wpmlLanguage']) ? $where['wpmlLanguage'] : Languages::default();
		}
		return $query;
	}

	/**
	 * Restricts a query for posts to a language. The argument `name` makes a query singular, and WordPress ignores the
	 * language of singular queries.
	 */
	public static function narrowPosts(array $query, ?array $where): array {
		$query = self::narrow($query, $where);
		if (isset($query['lang'], $query['name'])) {
			$query['post_name__in'] = [$query['name']];
			unset($query['name']);
		}
		return $query;
	}
}
