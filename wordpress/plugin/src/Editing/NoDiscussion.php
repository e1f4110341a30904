<?php
namespace Skerry\Editing;

/**
 * Removes comments and post formats from the editors, because the website shows neither. WPGraphQL's schema depends on
 * the features that post types support, so support is removed only in wp-admin and in the REST response that the block
 * editor reads.
 */
final class NoDiscussion {
	private const SUPPORTS = ['comments', 'trackbacks', 'post-formats'];

	public static function start(): void {
		add_action('admin_init', [self::class, 'removeSupport']);
		add_filter('rest_prepare_post_type', [self::class, 'inBlockEditor'], 10, 2);
	}

	public static function removeSupport(): void {
		foreach (Editors::types() as $type) {
			array_map(static fn(string $support) => remove_post_type_support($type, $support), self::SUPPORTS);
		}
	}

	public static function inBlockEditor(\WP_REST_Response $response, \WP_Post_Type $type): \WP_REST_Response {
		if (in_array($type->name, Editors::types(), true) && is_array($response->data['supports'] ?? null)) {
			$response->data['supports'] = array_diff_key($response->data['supports'], array_flip(self::SUPPORTS));
		}
		return $response;
	}
}
