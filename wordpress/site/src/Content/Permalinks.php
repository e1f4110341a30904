<?php
namespace Site\Content;

/** The addresses that the site has: articles below /blog, their categories below /blog/category. */
final class Permalinks {
	public const ARTICLES   = '/blog/%postname%/';
	public const CATEGORIES = 'blog/category';

	public static function areRight(): bool {
		return self::ARTICLES === get_option( 'permalink_structure' ) && self::CATEGORIES === get_option( 'category_base' );
	}

	/**
	 * Where nobody has chosen permalinks and hardly anything is published: everywhere else addresses would change under
	 * visitors, and the settings page asks.
	 */
	public static function setWhereNew(): void {
		$by_wordpress = array( '', '/%year%/%monthnum%/%day%/%postname%/', '/index.php/%year%/%monthnum%/%day%/%postname%/' );
		if ( in_array( (string) get_option( 'permalink_structure' ), $by_wordpress, true ) && self::isNewWordPress() ) {
			self::set();
		}
	}

	/** A WordPress with no more than what its own installation writes: a greeting and a sample page. */
	public static function isNewWordPress(): bool {
		return wp_count_posts( 'post' )->publish <= 1 && wp_count_posts( 'page' )->publish <= 1;
	}

	public static function set(): void {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( self::ARTICLES );
		$wp_rewrite->set_category_base( self::CATEGORIES );
		flush_rewrite_rules( false );
	}
}
