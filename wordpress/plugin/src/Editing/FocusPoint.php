<?php
namespace Skerry\Editing;

use Skerry\Content\RestRoutes;

/**
 * Focal point of an image, which stays visible if the site crops the image. Like the alternative text, it is stored
 * with the image. Editors can set it in the form of a page, but it applies wherever the image is used.
 */
final class FocusPoint {
	private const LEFT = 'field_site_focus_point_from_left';
	private const TOP = 'field_site_focus_point_from_top';
	/** Maximum number of attachments with the same file. A language plugin may create one per language. */
	private const MOST_COPIES = 50;

	public static function start(): void {
		add_action('admin_footer', [self::class, 'printDialog']);
		add_action('rest_api_init', [self::class, 'registerRoutes']);
	}

	public static function printDialog(): void {
		if (null !== LivePreview::post()) {
			require dirname(__DIR__) . '/Admin/focusPointView.php';
		}
	}

	public static function registerRoutes(): void {
		if (!function_exists('update_field')) {
			return;
		}
		$percent = ['type' => ['integer', 'null'], 'minimum' => 1, 'maximum' => 100];
		register_rest_route(RestRoutes::SPACE, '/focus-point/(?P<picture>\d+)', [
			[
				'methods' => 'GET',
				'permission_callback' => static fn(\WP_REST_Request $request) => current_user_can('read_post', (int) $request['picture']) &&
					current_user_can('edit_posts'),
				'callback' => [self::class, 'read'],
			],
			[
				'methods' => 'POST',
				'permission_callback' => static fn(\WP_REST_Request $request) => current_user_can('edit_post', (int) $request['picture']),
				'callback' => [self::class, 'save'],
				'args' => ['left' => $percent, 'top' => $percent],
			],
		]);
	}

	public static function read(\WP_REST_Request $request): array|\WP_Error {
		$picture = (int) $request['picture'];
		if (!wp_attachment_is_image($picture) && 'image/svg+xml' !== get_post_mime_type($picture)) {
			return new \WP_Error('skerry_no_picture', __('This image is no longer in the Media Library.', 'skerry'), ['status' => 404]);
		}
		$percent = static fn(string $key) => (int) get_field($key, $picture, false) ?: null;
		return [
			'url' => wp_get_attachment_image_url($picture, 'large') ?: wp_get_attachment_url($picture),
			'left' => $percent(self::LEFT),
			'top' => $percent(self::TOP),
			'mayEdit' => current_user_can('edit_post', $picture),
		];
	}

	/** Saves the focal point. If both values are null, the image is cropped automatically. */
	public static function save(\WP_REST_Request $request): array|\WP_Error {
		$image = self::read($request);
		if (is_wp_error($image)) {
			return $image;
		}
		foreach (self::ofSameFile((int) $request['picture']) as $picture) {
			if (current_user_can('edit_post', $picture)) {
				update_field(self::LEFT, $request['left'] ?? '', $picture);
				update_field(self::TOP, $request['top'] ?? '', $picture);
			}
		}
		return ['saved' => true];
	}

	/** @return int[] */
	private static function ofSameFile(int $picture): array {
		$copies = get_posts([
			'post_type' => 'attachment',
			'post_status' => 'any',
			'numberposts' => self::MOST_COPIES,
			'fields' => 'ids',
			'lang' => '',
			'meta_key' => '_wp_attached_file',
			'meta_value' => (string) get_post_meta($picture, '_wp_attached_file', true),
		]);
		return array_unique([$picture, ...$copies]);
	}
}
