<?php
namespace Skerry\Content;

use Skerry\Editing\LivePreview;
use Skerry\Editing\Previews;
use Skerry\Editing\UnsavedFields;
use Skerry\Languages\Languages;
use Skerry\Markup;

/**
 * Menu and footer with the unsaved values of an edit form, for the preview beside the form. The values are stored
 * for an hour under a random 128-bit name that only this screen and the website know. The website sends the name in
 * `X-Site-Draft`.
 */
final class UnsavedMenu {
	private const PREFIX = 'skerry_unsaved_menu_';
	private const SECONDS = HOUR_IN_SECONDS;
	private const MAX_BYTES = MB_IN_BYTES;
	/** ID under which ACF finds the unsaved values. */
	private const ACF_ID = 'skerry_unsaved_menu';

	public static function start(): void {
		add_action('rest_api_init', [self::class, 'registerRoutes']);
	}

	public static function registerRoutes(): void {
		foreach (['unsaved-menu' => 'storeDraft', 'frame-menu' => 'link'] as $route => $callback) {
			register_rest_route(RestRoutes::SPACE, "/$route/(?P<language>[a-z_-]+)/(?P<draft>[0-9a-f]{32})", [
				'methods' => 'POST',
				'permission_callback' => static fn() => current_user_can(Options::RIGHT),
				'callback' => [self::class, $callback],
			]);
		}
	}

	public static function storeDraft(\WP_REST_Request $request): array|\WP_Error {
		$input = $request->get_json_params();
		if (!is_array($input['fields'] ?? null) || !Languages::isKnown($request['language'])) {
			return new \WP_Error('skerry_not_kept', __('Invalid form data.', 'skerry'), ['status' => 400]);
		}
		$values = Markup::allowed(['language' => $request['language'], 'fields' => $input['fields']]);
		if (strlen((string) wp_json_encode($values)) > self::MAX_BYTES) {
			return new \WP_Error('skerry_not_kept', __('The menu is too large for the preview.', 'skerry'), ['status' => 413]);
		}
		self::replace($request['draft'], $values);
		return ['kept' => true];
	}

	/** Stores a user's unsaved menu and deletes the user's previous one. */
	private static function replace(string $draft, array $values): void {
		$latest_key = self::PREFIX . 'of_' . get_current_user_id();
		$before = get_transient($latest_key);
		if ($before !== $draft) {
			UnsavedFields::isName($before) && delete_transient(self::PREFIX . $before);
			set_transient($latest_key, $draft, self::SECONDS);
		}
		set_transient(self::PREFIX . $draft, $values, self::SECONDS);
	}

	/** Returns the preview frame's link to the home page. */
	public static function link(\WP_REST_Request $request): array|\WP_Error {
		$home = self::homePage($request['language']);
		$link =
			null === $home ? null : Previews::linkTo($home, ['admin' => LivePreview::origin(), 'draft' => $request['draft'], 'menu' => true]);
		return null === $link
			? new \WP_Error('skerry_no_frame', __('The website has no homepage in this language.', 'skerry'), ['status' => 409])
			: ['link' => $link];
	}

	public static function homePage(string $language): ?\WP_Post {
		$front = (int) get_option('page_on_front');
		$id = $front > 0 ? Languages::translationIn($front, $language) : null;
		return null === $id ? null : get_post($id);
	}

	/** Returns ACF's ID of the unsaved values that this request names, or null if there are none in the language. */
	public static function store(string $language): ?string {
		$name = $_SERVER['HTTP_X_SITE_DRAFT'] ?? null;
		$stored_values = UnsavedFields::isName($name) ? get_transient(self::PREFIX . $name) : null;
		if (!is_array($stored_values) || $language !== $stored_values['language'] || !function_exists('acf_setup_meta')) {
			return null;
		}
		acf_setup_meta($stored_values['fields'], self::ACF_ID);
		return self::ACF_ID;
	}
}
