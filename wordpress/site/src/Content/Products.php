<?php
namespace Site\Content;

/** What is for sale. A product has prices for the site to show, and no page of its own there. */
final class Products {
	public static function start(): void {
		add_action( 'init', array( self::class, 'register' ) );
	}

	public static function register(): void {
		register_post_type(
			'product',
			array(
				'labels'              => array(
					'name'          => __( 'Products', 'site' ),
					'singular_name' => __( 'Product', 'site' ),
					'add_new_item'  => __( 'Add a product', 'site' ),
					'edit_item'     => __( 'Edit the product', 'site' ),
				),
				'public'              => true,
				'exclude_from_search' => true,
				'show_in_rest'        => true,
				// Prices are the business of those who edit pages; every author may edit articles.
				'capability_type'     => 'page',
				'map_meta_cap'        => true,
				'menu_icon'           => 'dashicons-tag',
				'menu_position'       => 21,
				'supports'            => array( 'title', 'revisions' ),
				'rewrite'             => array( 'slug' => 'product', 'with_front' => false ),
				'show_in_graphql'     => true,
				'graphql_single_name' => 'product',
				'graphql_plural_name' => 'products',
			)
		);
	}
}
