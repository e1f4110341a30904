<?php
namespace Site\Content;

/** The addresses that the site has: articles below /blog, their categories below /blog/category. */
final class Permalinks {
	public const ARTICLES   = '/blog/%postname%/';
	public const CATEGORIES = 'blog/category';

	public static function areRight(): bool {
		return self::ARTICLES === get_option( 'permalink_structure' ) && self::CATEGORIES === get_option( 'category_base' );
	}

	public static function set(): void {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( self::ARTICLES );
		$wp_rewrite->set_category_base( self::CATEGORIES );
		flush_rewrite_rules( false );
	}
}
