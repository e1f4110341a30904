<?php
namespace Skerry\Content;

/** Profile pictures of authors from the media library, used instead of Gravatar. */
final class Authors {
	private const FIELD = 'skerry_picture';

	public static function start(): void {
		add_action('acf/init', [self::class, 'register']);
		add_filter('pre_get_avatar_data', [self::class, 'useOwnPicture'], 10, 2);
	}

	public static function register(): void {
		acf_add_local_field_group([
			'key' => 'group_site_author',
			'title' => __('On the website', 'skerry'),
			'fields' => [
				[
					'key' => 'field_site_author_picture',
					'name' => self::FIELD,
					'label' => __('Profile picture', 'skerry'),
					'type' => 'image',
					'return_format' => 'id',
				],
			],
			'location' => [[['param' => 'user_form', 'operator' => '==', 'value' => 'all']]],
			'show_in_graphql' => 0,
		]);
	}

	public static function setPicture(int $user, int $attachment): void {
		update_user_meta($user, self::FIELD, $attachment);
	}

	public static function useOwnPicture(array $data, mixed $user_reference): array {
		$user = match (true) {
			$user_reference instanceof \WP_User => $user_reference->ID,
			$user_reference instanceof \WP_Post => (int) $user_reference->post_author,
			is_numeric($user_reference) => (int) $user_reference,
			is_string($user_reference) => (int) (get_user_by('email', $user_reference)->ID ?? 0),
			default => 0,
		};
		$picture = $user > 0 ? (int) get_user_meta($user, self::FIELD, true) : 0;
		$url = $picture > 0 ? wp_get_attachment_url($picture) : false;
		return $url ? ['url' => $url, 'found_avatar' => true] + $data : $data;
	}
}
