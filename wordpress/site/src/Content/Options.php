<?php
namespace Site\Content;

use Site\Languages\Languages;
use Site\Words;

/** Menu, footer and error page: one options page a language. */
final class Options {
	public static function start(): void {
		add_action( 'acf/init', array( self::class, 'register' ) );
		add_action( 'admin_menu', array( self::class, 'drawScreens' ), 1 );
	}

	/** Secure Custom Fields 6.4.1-beta4 looks for its screens under a wrong file name, so that options pages have none. */
	public static function drawScreens(): void {
		if ( function_exists( 'acf_include' ) && ! class_exists( 'acf_admin_options_page' ) ) {
			acf_include( 'includes/admin/class-acf-admin-options-page.php' );
		}
	}

	/** Under what `get_field` finds the options of a language. */
	public static function store( string $language ): string {
		return "site_$language";
	}

	/** Each language has its page once: this may be called again when there are new languages. */
	public static function register(): void {
		if ( ! function_exists( 'acf_add_options_page' ) ) {
			return;
		}
		$missing = array_filter( Languages::all(), static fn( $language ) => ! acf_is_local_field_group( self::group( $language ) ), ARRAY_FILTER_USE_KEY );
		if ( array() === $missing ) {
			return;
		}
		$fields = Words::localised( FieldGroups::model()['options'] );
		acf_add_options_page(
			array(
				'page_title' => __( 'Menu and footer', 'site' ),
				'menu_title' => __( 'Menu and footer', 'site' ),
				'menu_slug'  => 'site-options',
				'icon_url'   => 'dashicons-menu',
				'position'   => 22,
				'capability' => 'edit_pages',
				'redirect'   => true,
			)
		);
		foreach ( $missing as $language => $name ) {
			acf_add_options_sub_page(
				array(
					'page_title'  => sprintf( /* translators: a language */ __( 'Menu and footer: %s', 'site' ), $name ),
					'menu_title'  => $name,
					'menu_slug'   => "site-options-$language",
					'parent_slug' => 'site-options',
					'post_id'     => self::store( $language ),
					'capability'  => 'edit_pages',
				)
			);
			acf_add_local_field_group(
				array(
					'key'             => self::group( $language ),
					'title'           => __( 'Menu and footer', 'site' ),
					'fields'          => self::forLanguage( $fields, $language ),
					'location'        => array( array( array( 'param' => 'options_page', 'operator' => '==', 'value' => "site-options-$language" ) ) ),
					'style'           => 'seamless',
					'show_in_graphql' => 0,
				)
			);
		}
	}

	private static function group( string $language ): string {
		return "group_site_options_$language";
	}

	/** The same fields under keys of their own: ACF knows a field by its key alone. */
	private static function forLanguage( array $fields, string $language ): array {
		return array_map(
			static function ( $part ) use ( $language ) {
				if ( ! is_array( $part ) ) {
					return $part;
				}
				$part = self::forLanguage( $part, $language );
				if ( isset( $part['key'] ) ) {
					$part['key'] .= "_$language";
				}
				return $part;
			},
			$fields
		);
	}
}
