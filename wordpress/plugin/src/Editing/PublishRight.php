<?php
namespace Skerry\Editing;

use Skerry\Rights;

/**
 * Requires the capability `skerry_publish_changes` to publish: users without it save pending changes to published
 * entries, and submit new entries for review, like WordPress's contributors.
 */
final class PublishRight {
	private const TYPES = ['posts', 'pages', 'products'];
	/** Capabilities for changes that do not save the entry itself. */
	private const META_CAPS = ['delete_post', 'delete_page', 'add_post_meta', 'edit_post_meta', 'delete_post_meta'];

	public static function start(): void {
		add_filter('user_has_cap', [self::class, 'withoutPublishing']);
		add_filter('map_meta_cap', [self::class, 'denyMeta'], 10, 4);
		add_action('pre_post_update', [self::class, 'refuse']);
		// WordPress's featured image box can store its choice immediately.
		add_action('wp_ajax_set-post-thumbnail', static fn() => self::refuse((int) ($_POST['post_id'] ?? 0)), 0);
		add_filter('admin_body_class', [self::class, 'hideButtons']);
	}

	/**
	 * Returns whether the current user may change an entry directly. Pending changes need no such permission. Includes
	 * synced patterns (`wp_block`), which appear in published entries.
	 */
	public static function mayChange(int $id): bool {
		$post = get_post($id);
		return !in_array($post->post_status ?? '', ['publish', 'future'], true) ||
			!in_array($post->post_type, [...Editors::types(), 'wp_block'], true) ||
			current_user_can(Rights::PUBLISH_CHANGES);
	}

	/** Returns whether a role with these capabilities could publish or change published entries without this plugin. */
	public static function isDefault(\WP_Role $role): bool {
		$names = array_merge(...array_map(static fn(string $type) => ["publish_$type", "edit_published_$type"], self::TYPES));
		return [] !== array_filter($names, [$role, 'has_cap']);
	}

	/**
	 * @param array<string, bool> $all
	 * @return array<string, bool>
	 */
	public static function withoutPublishing(array $all): array {
		$names = array_map(static fn(string $type) => "publish_$type", self::TYPES);
		return empty($all[Rights::PUBLISH_CHANGES]) ? array_diff_key($all, array_flip($names)) : $all;
	}

	/** Denies changes to published entries that do not save them. XML-RPC also sets categories without saving. */
	public static function denyMeta(array $caps, string $cap, int $user, array $arguments): array {
		$is_change =
			in_array($cap, self::META_CAPS, true) ||
			(in_array($cap, ['edit_post', 'edit_page'], true) && defined('XMLRPC_REQUEST') && \XMLRPC_REQUEST);
		return $is_change && get_current_user_id() === $user && !self::mayChange((int) ($arguments[0] ?? 0)) ? ['do_not_allow'] : $caps;
	}

	/** Refuses to save a published entry, in both editors, Quick Edit and WordPress's REST API. */
	public static function refuse(int $id): void {
		$is_user = get_current_user_id() > 0 && !wp_doing_cron() && !(defined('WP_CLI') && \WP_CLI);
		// Users who may not edit the entry run other plugins' code, such as a rating.
		if ($is_user && !self::mayChange($id) && current_user_can('edit_post', $id)) {
			wp_die(esc_html(self::advice()), '', ['response' => 403, 'back_link' => true]);
		}
	}

	public static function advice(): string {
		return __('Sorry, you are not allowed to publish changes. Save a pending change and request publishing.', 'skerry');
	}

	/** Hides WordPress's "Update" buttons, and those beside the page, which would not be accepted. */
	public static function hideButtons(string $classes): string {
		$post = 'post' === get_current_screen()?->base ? get_post() : null;
		return null === $post || self::mayChange($post->ID) ? $classes : "$classes skerry-no-publish";
	}
}
