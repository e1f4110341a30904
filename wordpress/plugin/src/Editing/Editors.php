<?php
namespace Skerry\Editing;

/**
 * Chooses the editor. Entries with sections open in the classic editor, because WPGraphQL for ACF omits unsaved
 * sections from previews of the block editor. Entries with blocks and new articles open in the block editor. Editors
 * can switch each entry.
 */
final class Editors {
	/** Editor chosen for an entry: `blocks` or `sections`. */
	public const META = '_skerry_editor';
	/** Query parameter with the chosen editor. A second parameter, `_skerry_editor`, is its nonce. */
	private const CHOICE = 'skerry_editor';

	/** @return string[] Post types that the site shows. */
	public static function types(): array {
		return ['page', 'post', \Skerry\Content\Products::type()];
	}

	public static function start(): void {
		// This is the first filter that WordPress calls with the entry, including a new entry.
		add_filter('replace_editor', [self::class, 'storeChoice'], 5, 2);
		add_filter('use_block_editor_for_post', [self::class, 'choose'], 20, 2);
		add_filter('admin_body_class', [self::class, 'hideTextBox']);
		add_action('edit_form_after_title', [self::class, 'offerTextBox']);
		add_action('edit_form_after_title', [self::class, 'offerBlockEditor']);
	}

	public static function storeChoice(bool $is_replaced, \WP_Post $post): bool {
		$choice = $_GET[self::CHOICE] ?? null;
		if (
			in_array($choice, ['blocks', 'sections'], true) &&
			current_user_can('edit_post', $post->ID) &&
			wp_verify_nonce((string) ($_GET[self::META] ?? ''), self::CHOICE)
		) {
			update_post_meta($post->ID, self::META, $choice);
		}
		return $is_replaced;
	}

	/** @return array<string, string> Query parameters that open the screen in the given editor. */
	public static function choiceOf(string $editor): array {
		return [self::CHOICE => $editor, self::META => wp_create_nonce(self::CHOICE)];
	}

	/**
	 * Returns whether an entry opens in the block editor. The filter `skerry_use_block_editor` can override the choice.
	 */
	public static function choose(bool $blocks, \WP_Post $post): bool {
		if (!in_array($post->post_type, self::types(), true)) {
			return $blocks;
		}
		$source = self::sourceOfNew($post) ?? $post;
		$choice = get_post_meta($post->ID, self::META, true);
		$opens_blocks = match (true) {
			(bool) get_post_meta($source->ID, 'section_elements', true) => false,
			is_string($choice) && '' !== $choice => 'blocks' === $choice,
			has_blocks($source) => true,
			default => 'post' === $post->post_type && '' === trim($source->post_content),
		};
		return (bool) apply_filters('skerry_use_block_editor', $blocks && $opens_blocks, $post);
	}

	/** Returns the entry whose sections a new translation copies. */
	private static function sourceOfNew(\WP_Post $post): ?\WP_Post {
		$from = 'auto-draft' === $post->post_status ? (int) ($_GET['from_post'] ?? 0) : 0;
		return $from > 0 ? get_post($from) : null;
	}

	/** Hides the main text box of entries that consist only of sections. */
	public static function hideTextBox(string $classes): string {
		$post = get_post();
		return $post instanceof \WP_Post && self::isOfSections($post) ? "$classes skerry-no-text" : $classes;
	}

	public static function offerTextBox(\WP_Post $post): void {
		if (self::isOfSections($post)) {
			printf(
				'<p><button type="button" class="button-link" id="skerry-text-open">%s</button></p>',
				esc_html__('Add text without sections', 'skerry'),
			);
		}
	}

	public static function offerBlockEditor(\WP_Post $post): void {
		$is_ours = in_array($post->post_type, self::types(), true) && use_block_editor_for_post_type($post->post_type);
		if ($is_ours && !get_post_meta((self::sourceOfNew($post) ?? $post)->ID, 'section_elements', true)) {
			printf('<p><a href="%s">%s</a></p>', esc_url(add_query_arg(self::choiceOf('blocks'))), esc_html__('Use the block editor', 'skerry'));
		}
	}

	private static function isOfSections(\WP_Post $post): bool {
		$screen = function_exists('get_current_screen') ? get_current_screen() : null;
		$has_fields = 'page' === $post->post_type || get_post_meta($post->ID, 'section_elements', true);
		return 'post' === $screen?->base &&
			!$screen->is_block_editor() &&
			in_array($post->post_type, self::types(), true) &&
			$has_fields &&
			'' === trim($post->post_content);
	}
}
