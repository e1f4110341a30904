<?php
namespace Skerry\Editing;

/**
 * Adds notices to both editors about content that the site does not show and about the position of the main text.
 * Removes links to posts that the site does not show.
 */
final class EditorNotices {
	public static function start(): void {
		add_action('admin_notices', [self::class, 'printNotices']);
		foreach (['acf', 'secure-custom-fields'] as $domain) {
			add_filter("gettext_$domain", [self::class, 'translatePrompt'], 10, 2);
		}
		add_action('enqueue_block_editor_assets', [self::class, 'addBlockEditorNotices']);
		add_filter('post_updated_messages', [self::class, 'removeDeadLinks'], 20);
		foreach (['post_row_actions', 'page_row_actions'] as $filter) {
			add_filter($filter, [self::class, 'removeViewAction'], 20, 2);
		}
	}

	public static function printNotices(): void {
		$screen = get_current_screen();
		$post = get_post();
		if (!($post instanceof \WP_Post) || 'post' !== $screen?->base || $screen->is_block_editor()) {
			return;
		}
		foreach (self::noticesFor($post) as $text) {
			printf('<div class="notice notice-info"><p>%s</p></div>', esc_html($text));
		}
	}

	public static function addBlockEditorNotices(): void {
		$post = get_post();
		$texts = $post instanceof \WP_Post ? self::noticesFor($post) : [];
		// If the filter `skerry_use_block_editor` selects this editor for an entry with sections, WPGraphQL for ACF omits
		// unsaved sections from its previews.
		if ($post instanceof \WP_Post && get_post_meta($post->ID, 'section_elements', true)) {
			$texts[] = __('The preview beside the editor shows unsaved sections; “Preview in new tab” shows the published ones.', 'skerry');
		}
		foreach ($texts as $number => $text) {
			wp_add_inline_script(
				'wp-edit-post',
				';wp.domReady(function(){wp.data.dispatch("core/notices").createInfoNotice(' .
					wp_json_encode($text) .
					',{id:"skerry-said-' .
					(int) $number .
					'",isDismissible:true});});',
			);
		}
	}

	/** Replaces the technical prompt of text boxes that start on click with plain language. */
	public static function translatePrompt(string $translated, string $text): string {
		return 'Click to initialize TinyMCE' === $text ? __('Click to start writing.', 'skerry') : $translated;
	}

	/** Removes "View page" links to posts that the site does not show. */
	public static function removeDeadLinks(array $messages): array {
		$post = get_post();
		if (!($post instanceof \WP_Post) || self::isShown($post)) {
			return $messages;
		}
		$type = $post->post_type;
		$without_links = static fn(mixed $message) => is_string($message)
			? trim((string) preg_replace('~<a [^>]*>.*?</a>~s', '', $message))
			: $message;
		$messages[$type] = array_map($without_links, $messages[$type] ?? ($messages['post'] ?? []));
		return $messages;
	}

	public static function removeViewAction(array $actions, \WP_Post $post): array {
		if ('publish' === $post->post_status || 'private' === $post->post_status) {
			return self::isShown($post) ? $actions : array_diff_key($actions, ['view' => true]);
		}
		return $actions;
	}

	/** Returns whether the site shows a post. Drafts count as shown, because their links open the preview. */
	private static function isShown(\WP_Post $post): bool {
		return \Skerry\Content\Products::type() !== $post->post_type && 'private' !== $post->post_status && '' === $post->post_password;
	}

	/** @return string[] */
	private static function noticesFor(\WP_Post $post): array {
		if (!in_array($post->post_type, ['page', 'post'], true)) {
			return [];
		}
		$is_hidden = 'private' === $post->post_status || '' !== $post->post_password;
		$has_both = '' !== trim($post->post_content) && get_post_meta($post->ID, 'section_elements', true);
		return array_values(
			array_filter([
				$is_hidden ? __('Private and password-protected content is not shown on the website. Use “Preview” to see it.', 'skerry') : '',
				!$has_both
					? ''
					: ('page' === $post->post_type
						? __('On the website, the main editor’s text appears below the sections.', 'skerry')
						: __('On the website, the main editor’s text appears above the sections.', 'skerry')),
			]),
		);
	}
}
