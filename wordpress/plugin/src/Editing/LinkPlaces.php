<?php
namespace Skerry\Editing;

use Skerry\Changes\ChangeRecorder;
use Skerry\Content\RestRoutes;
use Skerry\Languages\Languages;
use Skerry\Scripts;
use Skerry\Settings;
use Skerry\SiteCall;

/**
 * Lists a page's anchors in the link dialogs of both editors (`wordpress/editor/links/`), so that editors can link to a
 * section. The site reports anchors as "places".
 */
final class LinkPlaces {
	private const SECONDS = 8;
	private const MAX = 200;
	private const MAX_TEXT = 200;

	public static function start(): void {
		add_action('admin_enqueue_scripts', [self::class, 'enqueue']);
		add_action('rest_api_init', [self::class, 'registerRoute']);
		add_filter('wp_rest_search_handlers', static fn(array $handlers) => [...$handlers, new SectionSearch()]);
	}

	/** Adds the settings on screens with the site's fields: entries, and menu and footer. */
	public static function enqueue(): void {
		$screen = get_current_screen();
		$post = 'post' === $screen?->base && in_array($screen->post_type, Editors::types(), true) ? get_post() : null;
		if (!($post instanceof \WP_Post) && !str_contains((string) $screen?->id, 'skerry-options')) {
			return;
		}
		wp_enqueue_style('skerry-link-places', plugins_url('assets/linkPlaces.css', \Skerry\FILE), [], \Skerry\VERSION);
		Scripts::addSettings('link-places', self::settings($post));
	}

	private static function settings(?\WP_Post $post): array {
		return [
			'url' => add_query_arg('_locale', 'user', rest_url(RestRoutes::SPACE . '/link-places')),
			'nonce' => wp_create_nonce('wp_rest'),
			'post' => $post?->ID ?? 0,
			'draft' => UnsavedFields::nameOfScreen(),
			'words' => [
				'label' => __('Jump to section', 'skerry'),
				'own' => __('Section on this page', 'skerry'),
				'top' => __('Top of the page', 'skerry'),
				'choose' => __('None', 'skerry'),
				'asking' => __('Loading sections…', 'skerry'),
				'foundOne' => __('1 section available', 'skerry'),
				/* translators: %d: number of sections */
				'found' => __('%d sections available', 'skerry'),
				'noWord' => __('WordPress did not respond. The link goes to the top of the page.', 'skerry'),
				'ownType' => __('Section on this page', 'skerry'),
			],
		];
	}

	public static function registerRoute(): void {
		register_rest_route(RestRoutes::SPACE, '/link-places', [
			'methods' => 'POST',
			'permission_callback' => static fn() => current_user_can('edit_posts'),
			'callback' => [self::class, 'listAnchors'],
		]);
	}

	/**
	 * Returns the anchors of the page at a link's `address`, or the reason if there are none. If the address is empty
	 * or only an anchor, returns the anchors of the edited entry, based on the current values of its `form`.
	 */
	public static function listAnchors(\WP_REST_Request $request): array {
		$input = $request->get_json_params();
		$input = is_array($input) ? $input : [];
		$address = is_string($input['address'] ?? null) ? trim($input['address']) : '';
		if (!Settings::isComplete()) {
			$is_elsewhere = 1 === preg_match('/^[a-z][a-z\d+.-]*:/i', $address) && !str_starts_with($address, home_url());
			return self::result($is_elsewhere ? '' : __('The website’s address is not set yet. Enter it under Settings › Website.', 'skerry'));
		}
		$post =
			is_int($input['post'] ?? null) && $input['post'] > 0 && current_user_can('edit_post', $input['post'])
				? get_post($input['post'])
				: null;
		$base = (string) strtok("$address ", '#');
		$path = self::pathOf(trim($base));
		$is_own =
			$post instanceof \WP_Post &&
			('' === $address || str_starts_with($address, '#') || (null !== $path && PublishedState::path($post) === $path));
		if ($is_own) {
			return self::ofForm($post, $input);
		}
		return null === $path ? self::result('') : self::anchorsOf($path, self::SECONDS);
	}

	/** Returns the anchors of a page in the version that visitors see. */
	public static function anchorsOf(string $path, int $seconds): array {
		return self::fetchAnchors(['path' => $path], $path, $seconds);
	}

	/** Returns the site's path for a URL of the site or of WordPress. Null for other hosts. */
	public static function pathOf(string $address): ?string {
		$url = str_starts_with($address, '/') ? Settings::address() . $address : FrontEnd::siteUrl($address);
		$path = str_starts_with("$url/", Settings::address() . '/') ? substr($url, strlen(Settings::address())) : null;
		if (null === $path || str_starts_with($path, '//')) {
			return null;
		}
		$path = (string) strtok("$path?", '?');
		return '' === untrailingslashit($path) ? '/' : untrailingslashit($path);
	}

	private static function ofForm(\WP_Post $post, array $input): array {
		$type = ChangeRecorder::graphqlName($post->post_type);
		if (null === $type || 'product' === $type || !UnsavedFields::isName($input['draft'] ?? null)) {
			return self::result('');
		}
		$form = is_array($input['form'] ?? null) ? $input['form'] : [];
		$error = [] === $form ? null : UnsavedFields::storeDraft($input['draft'], $post->ID, $form);
		if (null !== $error) {
			return self::result($error);
		}
		$question = [
			'id' => $post->ID,
			'type' => $type,
			'locale' => Languages::ofPost($post->ID),
			'frame' => ['admin' => LivePreview::origin(), 'draft' => $input['draft']],
		];
		return self::fetchAnchors($question, (string) PublishedState::path($post), self::SECONDS);
	}

	private static function fetchAnchors(array $body, string $path, int $seconds): array {
		$response = SiteCall::post('/api/page-places', (string) wp_json_encode($body), $seconds);
		$json = $response['json'];
		if ('200' !== $response['status'] || null === $json) {
			return self::result(
				'422' === $response['status'] ? __('This content has no page on the website.', 'skerry') : SiteCall::errorText($response['status']),
			);
		}
		if (is_string($json['problem'] ?? null)) {
			return self::result(Findings::problem($json['problem']));
		}
		$status = (int) ($json['status'] ?? 0);
		if (404 === $status) {
			/* translators: %s: path of a page */
			return self::result(sprintf(__('The website has no page at %s. It may not support this language.', 'skerry'), $path));
		}
		if (200 !== $status) {
			/* translators: %d: HTTP status */
			return self::result(sprintf(__('The website cannot show this page right now (error %d).', 'skerry'), $status));
		}
		$places = self::places(is_array($json['places'] ?? null) ? $json['places'] : []);
		return self::result([] === $places ? __('This page has no sections to link to.', 'skerry') : '', $places);
	}

	/** @return array<int, array{id: string, label: string}> */
	private static function places(array $reported): array {
		$kinds = LivePreview::kinds('page');
		$places = [];
		foreach (array_slice($reported, 0, self::MAX) as $place) {
			$id = is_array($place) && is_string($place['id'] ?? null) ? $place['id'] : '';
			$text = is_array($place) && is_string($place['text'] ?? null) ? mb_substr($place['text'], 0, self::MAX_TEXT) : '';
			if (1 !== preg_match('/^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*$/u', $id)) {
				continue;
			}
			$kind = is_string($place['kind'] ?? null) ? $kinds[$place['kind']]['label'] ?? null : null;
			$label = '' === $text ? (string) $kind : (null === $kind ? $text : "$text ($kind)");
			$places[] = ['id' => $id, 'label' => '' === $label ? $id : $label];
		}
		return $places;
	}

	/** @param array<int, array{id: string, label: string}> $places */
	private static function result(string $message, array $places = []): array {
		return ['said' => $message, 'places' => $places];
	}
}
