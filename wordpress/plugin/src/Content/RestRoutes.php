<?php
namespace Skerry\Content;

use Skerry\Changes\Redirects;
use Skerry\Languages\AltTexts;
use Skerry\Languages\Languages;
use Skerry\Redirects\Rows;

/**
 * Public REST routes for content that is not part of a page: `skerry/v1/{menu,footer,error-page}?lang=` and
 * `skerry/v1/redirects`.
 */
final class RestRoutes {
	public const SPACE = 'skerry/v1';
	/** Namespace before version 0.2.0. Sites that are not upgraded yet, or set CONTENT_REST_NAMESPACE to `site`, use it. */
	private const FORMER_SPACE = 'site/v1';
	private const PARTS = ['menu' => 'menu', 'footer' => 'footer', 'error-page' => 'error_page'];

	public static function start(): void {
		add_action('rest_api_init', [self::class, 'register']);
		add_filter('rest_endpoints', [self::class, 'withFormerRoutes']);
	}

	/** Adds each route of the plugin under the former namespace, unless another plugin uses that route. */
	public static function withFormerRoutes(array $endpoints): array {
		foreach ($endpoints as $route => $handlers) {
			if (str_starts_with($route, '/' . self::SPACE . '/')) {
				$endpoints += [str_replace(self::SPACE, self::FORMER_SPACE, $route) => $handlers];
			}
		}
		return $endpoints;
	}

	public static function register(): void {
		foreach (self::PARTS as $route => $field) {
			register_rest_route(self::SPACE, "/$route", [
				'methods' => 'GET',
				'permission_callback' => '__return_true',
				'callback' => static fn(\WP_REST_Request $request) => self::respond($field, (string) $request['lang']),
				'args' => ['lang' => ['type' => 'string']],
			]);
		}
		register_rest_route(self::SPACE, '/redirects', [
			'methods' => 'GET',
			'permission_callback' => '__return_true',
			'callback' => static fn() => [...Redirects::all(), ...Rows::forSite()],
		]);
	}

	private static function respond(string $field, string $requested): array|\WP_Error {
		$language = Languages::isKnown($requested) ? $requested : Languages::default();
		$value = function_exists('get_field') ? get_field($field, UnsavedMenu::store($language) ?? Options::store($language)) : null;
		if (!is_array($value) || !self::hasContent($value)) {
			return new \WP_Error('skerry_nothing_yet', __('Not filled in yet.', 'skerry'), ['status' => 404]);
		}
		$value = self::withPlainPictures($value, $language);
		return 'menu' === $field ? self::numbered($value) : $value;
	}

	/** @return string[] Languages whose menu or footer is empty. */
	public static function languagesWithout(): array {
		$is_empty = static fn(string $language) => array_filter(
			['menu', 'footer'],
			static fn($field) => is_wp_error(self::respond($field, $language)),
		) !== [];
		return array_values(array_filter(array_keys(Languages::all()), $is_empty));
	}

	private static function hasContent(mixed $value): bool {
		return is_array($value) ? array_filter($value, [self::class, 'hasContent']) !== [] : !in_array($value, [null, false, ''], true);
	}

	/** Reduces images to the fields that the site uses, because ACF also returns their author, file size and dates. */
	private static function withPlainPictures(array $value, string $language): array {
		if (isset($value['ID'], $value['url'], $value['mime_type'])) {
			$alt = AltTexts::in((int) $value['ID'], $language);
			return (null === $alt ? [] : ['alt' => $alt]) +
				array_intersect_key($value, array_flip(['ID', 'url', 'alt', 'mime_type', 'width', 'height']));
		}
		return array_map(static fn($item) => is_array($item) ? self::withPlainPictures($item, $language) : $item, $value);
	}

	/** Adds a unique ID to each link in the menu, as the site expects. */
	private static function numbered(array $menu): array {
		$next = 0;
		foreach (is_array($menu['main_navigation'] ?? null) ? $menu['main_navigation'] : [] as $i => $item) {
			foreach (is_array($item['column'] ?? null) ? $item['column'] : [] as $j => $column) {
				foreach (is_array($column['sub_menu'] ?? null) ? $column['sub_menu'] : [] as $k => $_) {
					$menu['main_navigation'][$i]['column'][$j]['sub_menu'][$k]['id'] = ++$next;
				}
			}
		}
		return $menu;
	}
}
