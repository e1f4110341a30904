<?php
namespace Site\Demonstration;

use Site\Languages\Languages;

final class Categories {
	/**
	 * @param array<string, mixed> $known Codes of the languages that WordPress has.
	 * @return array<string, int> Terms by `networks@da`.
	 */
	public static function bring( array $categories, array $known ): array {
		$ids    = array();
		$groups = array();
		foreach ( $categories as $category ) {
			$language = $category['language'];
			if ( ! isset( $known[ $language ] ) ) {
				continue;
			}
			$fields = array( 'slug' => $category['slug'], 'description' => $category['description'] );
			$found  = get_term_by( 'slug', $category['slug'], 'category' );
			$term   = $found
				? wp_update_term( $found->term_id, 'category', $fields + array( 'name' => $category['name'] ) )
				: wp_insert_term( $category['name'], 'category', $fields );
			if ( is_wp_error( $term ) ) {
				continue;
			}
			$ids[ "{$category['key']}@$language" ]   = (int) $term['term_id'];
			$groups[ $category['key'] ][ $language ] = (int) $term['term_id'];
			if ( Languages::hasPolylang() ) {
				pll_set_term_language( $term['term_id'], $language );
			}
		}
		if ( Languages::hasPolylang() ) {
			foreach ( $groups as $group ) {
				pll_save_term_translations( $group );
			}
		}
		return $ids;
	}
}
