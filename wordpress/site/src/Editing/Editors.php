<?php
namespace Site\Editing;

/**
 * Pages, articles and products are made of sections, in the classic editor: the block editor never shows the preview
 * unsaved sections (WPGraphQL for ACF leaves them out there). A page of blocks without sections keeps the block editor.
 */
final class Editors {
	public const TYPES = array( 'page', 'post', 'product' );

	public static function start(): void {
		add_filter( 'use_block_editor_for_post', array( self::class, 'choose' ), 20, 2 );
		add_action( 'admin_enqueue_scripts', array( self::class, 'registerScripts' ), 5 );
		add_filter( 'admin_body_class', array( self::class, 'hideTextBox' ) );
		add_action( 'edit_form_after_title', array( self::class, 'offerTextBox' ) );
	}

	/** What the scripts of several parts ask of the editor, whichever it is. */
	public static function registerScripts(): void {
		$url       = plugins_url( 'assets/', \Site\FILE );
		$of_blocks = get_current_screen()?->is_block_editor() ? array( 'wp-block-editor', 'wp-blocks', 'wp-data', 'wp-editor' ) : array();
		wp_register_script( 'site-typed-form', "{$url}typedForm.js", array( 'jquery' ), \Site\VERSION, true );
		wp_register_script( 'site-field-finder', "{$url}fieldFinder.js", array(), \Site\VERSION, true );
		wp_register_script( 'site-block-editor', "{$url}blockEditor.js", array( 'site-field-finder', ...$of_blocks ), \Site\VERSION, true );
	}

	/** Sites that know better answer the filter `site_use_block_editor`. */
	public static function choose( bool $blocks, \WP_Post $post ): bool {
		if ( ! in_array( $post->post_type, self::TYPES, true ) ) {
			return $blocks;
		}
		$has_own = has_blocks( $post ) && ! get_post_meta( $post->ID, 'section_elements', true );
		return (bool) apply_filters( 'site_use_block_editor', $blocks && $has_own, $post );
	}

	/** The big text box stands above the sections of nothing that is made of them alone. */
	public static function hideTextBox( string $classes ): string {
		$post = get_post();
		return $post instanceof \WP_Post && self::isOfSections( $post ) ? "$classes site-no-text" : $classes;
	}

	public static function offerTextBox( \WP_Post $post ): void {
		if ( self::isOfSections( $post ) ) {
			printf( '<p><button type="button" class="button-link" id="site-text-open">%s</button></p>', esc_html__( 'Write text without sections', 'site' ) );
		}
	}

	private static function isOfSections( \WP_Post $post ): bool {
		$screen     = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$has_fields = 'page' === $post->post_type || get_post_meta( $post->ID, 'section_elements', true );
		return 'post' === $screen?->base && ! $screen->is_block_editor() && in_array( $post->post_type, self::TYPES, true )
			&& $has_fields && '' === trim( $post->post_content );
	}
}
