<?php
namespace Site\Content;

/**
 * WPGraphQL knows its address below WordPress's core alone: `/wp/graphql` in Bedrock. The site asks below the home,
 * `/graphql`, as it does for REST, and both are answered.
 */
final class GraphqlAddress {
	public static function start(): void {
		add_filter('graphql_is_graphql_http_request', static fn(mixed $is_one): bool => (bool) $is_one || self::isAsked());
	}

	private static function isAsked(): bool {
		$route = function_exists('graphql_get_endpoint') ? graphql_get_endpoint() : 'graphql';
		$asked = (string) wp_parse_url((string) ($_SERVER['REQUEST_URI'] ?? ''), PHP_URL_PATH);
		return trim($asked, '/') === trim((string) wp_parse_url(home_url($route), PHP_URL_PATH), '/');
	}
}
