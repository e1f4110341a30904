<?php
namespace Skerry\Editing;

use Skerry\Admin\SettingsPage;
use Skerry\Content\FieldGroups;
use Skerry\Content\RestRoutes;
use Skerry\Languages\Addresses;
use Skerry\Languages\Languages;
use Skerry\Languages\Translation;
use Skerry\Scripts;
use Skerry\Settings;
use Skerry\SiteCall;
use Skerry\Localization;

/**
 * Live preview: shows the site's preview in a frame beside the fields, rendered from the current values of the form.
 * `wordpress/editor/preview/` sends the fields to `UnsavedFields` and asks the frame to render again. Clicking an element
 * in the frame focuses its field.
 */
final class LivePreview {
	private const SCRIPTS_OF_BLOCKS = [
		'jquery',
		'wp-api-fetch',
		'wp-block-editor',
		'wp-blocks',
		'wp-components',
		'wp-data',
		'wp-dom-ready',
		'wp-edit-post',
		'wp-editor',
		'wp-element',
		'wp-plugins',
		'wp-url',
	];

	public static function start(): void {
		add_action('admin_enqueue_scripts', [self::class, 'enqueue']);
		add_action('admin_footer', [self::class, 'printPanel']);
		add_action('rest_api_init', [self::class, 'registerRoutes']);
		foreach (['post_row_actions', 'page_row_actions'] as $filter) {
			add_filter($filter, [self::class, 'addRowAction'], 20, 2);
		}
	}

	public static function enqueue(): void {
		if (null === self::post()) {
			return;
		}
		self::enqueueStyles();
		if (get_current_screen()?->is_block_editor()) {
			Scripts::enqueue('blockEditor', self::SCRIPTS_OF_BLOCKS);
		} else {
			Scripts::enqueue('editForm', ['jquery']);
		}
	}

	public static function enqueueStyles(): void {
		$url = plugins_url('assets/', \Skerry\FILE);
		// `wp-base-styles` defines the CSS variables of the user's admin colour scheme. Older WordPress versions lack
		// this style.
		$colors = wp_style_is('wp-base-styles', 'registered') ? ['wp-base-styles'] : [];
		wp_enqueue_style('skerry-live-preview', "{$url}livePreview.css", $colors, \Skerry\VERSION);
		wp_enqueue_style('skerry-dialogs', "{$url}dialogs.css", ['skerry-live-preview'], \Skerry\VERSION);
	}

	public static function printPanel(): void {
		$post = self::post();
		if (null === $post) {
			return;
		}
		$kinds = self::kinds($post->post_type);
		$groups = array_filter(
			Localization::localised(FieldGroups::model()['kindGroups']),
			static fn(string $group) => in_array($group, array_column($kinds, 'group'), true),
			ARRAY_FILTER_USE_KEY,
		);
		$original = Languages::hasPolylang() ? self::originalOf($post->ID) : null;
		require dirname(__DIR__) . '/Admin/livePreviewView.php';
	}

	/**
	 * Returns the original of a translation. For a new translation, the original is known only from Polylang's query
	 * parameter.
	 */
	private static function originalOf(int $id): ?int {
		$from = (int) ($_GET['from_post'] ?? 0);
		return Translation::sourceOf($id) ?? ($from > 0 && $from !== $id ? ((int) pll_get_post($from, Languages::default()) ?: $from) : null);
	}

	/** Adds a row action to lists of entries, which opens the edit screen with a full-screen preview. */
	public static function addRowAction(array $actions, \WP_Post $post): array {
		$link = 'trash' !== $post->post_status && self::isOurs($post) ? get_edit_post_link($post->ID) : null;
		return null === $link
			? $actions
			: $actions + ['skerry_page' => '<a href="' . esc_url("$link#skerry-page") . '">' . esc_html__('Edit visually', 'skerry') . '</a>'];
	}

	public static function registerRoutes(): void {
		$may_edit = static fn(\WP_REST_Request $request) => current_user_can('edit_post', (int) $request['post']);
		register_rest_route(RestRoutes::SPACE, '/unsaved/(?P<post>\d+)/(?P<draft>[0-9a-f]{32})', [
			'methods' => 'POST',
			'permission_callback' => $may_edit,
			'callback' => [self::class, 'storeDraft'],
		]);
		register_rest_route(RestRoutes::SPACE, '/frame/(?P<post>\d+)/(?P<draft>[0-9a-f]{32})', [
			'methods' => 'POST',
			'permission_callback' => $may_edit,
			'callback' => [self::class, 'link'],
		]);
		$may_edit_some = static fn() => current_user_can('edit_posts');
		register_rest_route(RestRoutes::SPACE, '/edit', [
			'methods' => 'POST',
			'permission_callback' => $may_edit_some,
			'callback' => [self::class, 'edit'],
		]);
		register_rest_route(RestRoutes::SPACE, '/connection', [
			'methods' => 'POST',
			'permission_callback' => $may_edit_some,
			'callback' => [self::class, 'connection'],
		]);
	}

	/**
	 * Returns the edit screen of the entry at an `address` of the site, or of the product that one of the `texts`
	 * names, in the language of the post. Null if there is no such entry or the user may not edit it.
	 */
	public static function edit(\WP_REST_Request $request): array {
		$input = $request->get_json_params();
		$address = is_array($input) && is_string($input['address'] ?? null) ? $input['address'] : '';
		$texts = is_array($input) && is_array($input['texts'] ?? null) ? array_filter($input['texts'], 'is_string') : [];
		$path = str_starts_with($address, Settings::address()) ? substr($address, strlen(Settings::address())) : $address;
		$is_path = str_starts_with($path, '/') && !str_starts_with($path, '//');
		$id = $is_path ? Addresses::postAt($path) : self::product($texts, Languages::ofPost((int) ($input['post'] ?? 0)));
		return ['edit' => null === $id ? null : get_edit_post_link($id, 'raw')];
	}

	/**
	 * Returns the product whose name occurs in one of the texts. The texts are ordered from the innermost element
	 * outwards.
	 *
	 * @param string[] $texts
	 */
	private static function product(array $texts, string $language): ?int {
		$products =
			[] === $texts ? [] : get_posts(['post_type' => \Skerry\Content\Products::type(), 'numberposts' => 100, 'lang' => $language]);
		foreach (array_slice($texts, 0, 8) as $text) {
			foreach ($products as $product) {
				if ('' !== $product->post_title && 1 === preg_match('/(?<!\pL)' . preg_quote($product->post_title, '/') . '(?!\pL)/u', $text)) {
					return $product->ID;
				}
			}
		}
		return null;
	}

	public static function storeDraft(\WP_REST_Request $request): array|\WP_Error {
		$input = $request->get_json_params();
		$error = is_array($input)
			? UnsavedFields::storeDraft($request['draft'], (int) $request['post'], $input)
			: __('Invalid form data.', 'skerry');
		return null === $error ? ['kept' => true] : new \WP_Error('skerry_not_kept', $error, ['status' => is_array($input) ? 413 : 400]);
	}

	public static function link(\WP_REST_Request $request): array|\WP_Error {
		$post = get_post((int) $request['post']);
		$link = $post instanceof \WP_Post ? Previews::linkTo($post, ['admin' => self::origin(), 'draft' => $request['draft']]) : null;
		return null === $link ? new \WP_Error('skerry_no_frame', self::reasonNotShown(), ['status' => 409]) : ['link' => $link];
	}

	/** Tests the connection and explains why the frame stays empty. Returns an empty text if the connection works. */
	public static function connection(): array {
		if (!Settings::isComplete()) {
			return ['said' => self::reasonNotShown()];
		}
		$error = SiteCall::connectionError();
		if (null !== $error) {
			return ['said' => SiteCall::errorText($error)];
		}
		$message = SettingsPage::testConnection();
		// If the connection works, it does not explain why this page is not shown.
		return ['said' => SettingsPage::isConnected($message) ? '' : $message];
	}

	private static function reasonNotShown(): string {
		return Settings::isComplete()
			? __('This content has no page on the website.', 'skerry')
			: __('The website’s address is not set yet. Enter it under Settings › Website.', 'skerry');
	}

	/** Returns the origin of wp-admin, which may frame the preview. */
	public static function origin(): string {
		$parts = wp_parse_url(admin_url());
		return $parts['scheme'] . '://' . strtolower($parts['host']) . (isset($parts['port']) ? ":{$parts['port']}" : '');
	}

	/** Returns this edit screen's post if it has the plugin's fields. */
	public static function post(): ?\WP_Post {
		$screen = function_exists('get_current_screen') ? get_current_screen() : null;
		$post = get_post();
		return 'post' === $screen?->base && $post instanceof \WP_Post && self::isOurs($post) ? $post : null;
	}

	private static function isOurs(\WP_Post $post): bool {
		return in_array($post->post_type, Editors::types(), true) && current_user_can('edit_post', $post->ID);
	}

	/** @return array<string, array{name: string, label: string, help: string, synonyms: string, group: string, drawing: string, picture: ?string}> Section kinds of a post type, by name without underscores. */
	public static function kinds(string $type): array {
		$kinds = [];
		foreach (Localization::localised(FieldGroups::model()['content']) as $group) {
			if ($type !== ($group['location'][0][0]['value'] ?? null)) {
				continue;
			}
			foreach ($group['fields'] as $field) {
				foreach ($field['layouts'] ?? [] as $layout) {
					$name = $layout['name'];
					$kinds[str_replace('_', '', $name)] = [
						'name' => $name,
						'label' => $layout['label'],
						'help' => $layout['instructions'] ?? '',
						'synonyms' => $layout['skerry_synonyms'] ?? '',
						'group' => $layout['skerry_group'],
						'drawing' => plugins_url("model/drawings/$name.svg", \Skerry\FILE),
						'picture' => is_file(dirname(\Skerry\FILE) . "/model/pictures/$name.webp")
							? plugins_url("model/pictures/$name.webp", \Skerry\FILE)
							: null,
					];
				}
			}
		}
		return $kinds;
	}
}
