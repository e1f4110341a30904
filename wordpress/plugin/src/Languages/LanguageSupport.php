<?php
namespace Skerry\Languages;

/**
 * GraphQL fields for languages, compatible with WPML's extension. They support Polylang or a single language. If WPML
 * is active, WPML's own extension is used.
 */
final class LanguageSupport {
	public static function start(): void {
		// Polylang would treat requests to /graphql as page views in the default language.
		add_filter(
			'pll_context',
			static fn($context) => 'PLL_Frontend' === $context && function_exists('is_graphql_http_request') && is_graphql_http_request()
				? 'PLL_REST_Request'
				: $context,
		);
		add_filter(
			'pll_get_post_types',
			static fn(array $types) => $types + [\Skerry\Content\Products::type() => \Skerry\Content\Products::type()],
		);
		add_action(
			'plugins_loaded',
			static function (): void {
				if (Languages::hasWpml()) {
					return;
				}
				GraphqlFields::start();
				Addresses::start();
				if (Languages::hasPolylang()) {
					SharedSlugs::start();
					CopiedFields::start();
					Translation::start();
					TranslationStates::start();
					\Skerry\Admin\Translations::start();
					\Skerry\Admin\TranslationsPage::start();
				}
			},
			20,
		);
	}
}
