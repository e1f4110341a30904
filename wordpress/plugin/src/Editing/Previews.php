<?php
namespace Skerry\Editing;

use Skerry\Languages\Languages;
use Skerry\Settings;

/** Makes the previews of both editors open the site, with a single-use link that expires after ten minutes. */
final class Previews {
	private const UNPUBLISHED = ['draft', 'auto-draft', 'pending', 'future', 'private'];

	public static function start(): void {
		// WPGraphQL also uses this filter, and needs WordPress's own URL.
		add_filter(
			'preview_post_link',
			static fn(string $link, \WP_Post $post) => self::isGraphql() ? $link : self::linkTo($post) ?? $link,
			10,
			2,
		);
		foreach (Editors::types() as $type) {
			add_filter("rest_prepare_$type", [self::class, 'useForDrafts'], 10, 3);
		}
	}

	/** Sets the `link` of drafts, because the block editor opens it instead of a preview link. */
	public static function useForDrafts(\WP_REST_Response $response, \WP_Post $post, \WP_REST_Request $request): \WP_REST_Response {
		if ('edit' !== $request['context']) {
			return $response;
		}
		$link = in_array($post->post_status, self::UNPUBLISHED, true) ? self::linkTo($post) : FrontEnd::siteUrl((string) get_permalink($post));
		if (null !== $link) {
			$response->data['link'] = $link;
		}
		return $response;
	}

	/**
	 * Returns the preview link. Null if the site cannot show the post or the settings are incomplete.
	 *
	 * @param array{admin: string, draft: string}|null $frame Origin of the wp-admin that frames the preview, and the name of the unsaved values.
	 */
	public static function linkTo(\WP_Post $post, ?array $frame = null): ?string {
		$type = \Skerry\Changes\ChangeRecorder::graphqlName($post->post_type);
		if (!Settings::isComplete() || !in_array($post->post_type, Editors::types(), true) || null === $type) {
			return null;
		}
		$json = wp_json_encode(
			[
				'use' => 'link',
				'id' => wp_is_post_revision($post) ?: $post->ID,
				'type' => $type,
				'locale' => Languages::ofPost($post->ID),
				'expires' => time() + 10 * MINUTE_IN_SECONDS,
				'nonce' => wp_generate_password(16, false),
			] + (null === $frame ? [] : ['frame' => $frame]),
		);
		$payload = rtrim(strtr(base64_encode($json), '+/', '-_'), '=');
		return Settings::address() . "/preview?token=$payload." . hash_hmac('sha256', "preview.$payload", Settings::secret());
	}

	private static function isGraphql(): bool {
		return function_exists('is_graphql_request') && is_graphql_request();
	}
}
