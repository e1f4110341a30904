<?php
namespace Skerry\Content;

/**
 * Hides password-protected posts from the site. WPGraphQL withholds only their content, but would list them and return
 * their sections. Editors still see them in previews.
 */
final class ProtectedPosts {
	public static function start(): void {
		add_filter('graphql_data_is_private', [self::class, 'hide'], 10, 3);
	}

	public static function hide(bool $is_private, string $model, mixed $data): bool {
		$is_protected = $data instanceof \WP_Post && '' !== $data->post_password;
		return $is_private || ($is_protected && !current_user_can('edit_post', $data->ID));
	}
}
