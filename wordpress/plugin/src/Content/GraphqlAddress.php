<?php
namespace Skerry\Content;

/**
 * Serves GraphQL below the home URL too, at `/graphql`, because the site sends GraphQL and REST requests there.
 * WPGraphQL listens only below WordPress's own address, such as `/wp/graphql` in Bedrock.
 */
final class GraphqlAddress {
	public static function start(): void {
		add_filter('graphql_is_graphql_http_request', static fn(mixed $is_graphql): bool => (bool) $is_graphql || self::isGraphqlRequest());
	}

	private static function isGraphqlRequest(): bool {
		$route = function_exists('graphql_get_endpoint') ? graphql_get_endpoint() : 'graphql';
		$path = (string) wp_parse_url((string) ($_SERVER['REQUEST_URI'] ?? ''), PHP_URL_PATH);
		return trim($path, '/') === trim((string) wp_parse_url(home_url($route), PHP_URL_PATH), '/');
	}
}
