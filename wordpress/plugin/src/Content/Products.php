<?php
namespace Skerry\Content;

/** Products. The site shows their prices, but they have no pages of their own. */
final class Products {
	private const USUAL = 'product';
	/**
	 * Post type used if another plugin has registered `product`. The choice is stored, so that products keep this type.
	 */
	private const BESIDE_ANOTHER = 'skerry_product';
	private const OPTION = 'skerry_product_type';

	public static function start(): void {
		// Runs after all other plugins, so that a shop's post type of the same name takes precedence.
		add_action('init', [self::class, 'register'], 99);
	}

	/**
	 * Returns the name of the plugin's post type: SITE_PRODUCT_TYPE, or `product` unless another plugin uses that name.
	 */
	public static function type(): string {
		$configured_type = defined('SITE_PRODUCT_TYPE') ? sanitize_key((string) SITE_PRODUCT_TYPE) : '';
		return '' !== $configured_type ? $configured_type : (string) get_option(self::OPTION, self::USUAL);
	}

	/** Returns whether another plugin has registered the post type `product`. */
	public static function hasOtherProducts(): bool {
		return self::USUAL !== self::type() && post_type_exists(self::USUAL);
	}

	/** Renames the plugin's post type, and moves its products to the new name. Their fields identify them. */
	private static function renameType(): void {
		global $wpdb;
		update_option(self::OPTION, self::BESIDE_ANOTHER);
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->posts SET post_type = %s WHERE post_type = %s AND ID IN ( SELECT post_id FROM $wpdb->postmeta WHERE meta_value LIKE %s )",
				self::BESIDE_ANOTHER,
				self::USUAL,
				$wpdb->esc_like('field_site_product_group_') . '%',
			),
		);
		wp_cache_flush();
	}

	public static function register(): void {
		if (self::USUAL === self::type() && post_type_exists(self::USUAL)) {
			self::renameType();
		}
		register_post_type(self::type(), [
			'labels' => [
				'name' => __('Products', 'skerry'),
				'singular_name' => __('Product', 'skerry'),
				'add_new' => __('Add Product', 'skerry'),
				'add_new_item' => __('Add Product', 'skerry'),
				'edit_item' => __('Edit Product', 'skerry'),
			],
			'public' => true,
			'exclude_from_search' => true,
			'show_in_rest' => true,
			// Editing prices requires the capability to edit pages. Any author may edit articles.
			'capability_type' => 'page',
			'map_meta_cap' => true,
			'menu_icon' => 'dashicons-tag',
			'menu_position' => 21,
			'supports' => ['title', 'revisions'],
			'rewrite' => ['slug' => self::type(), 'with_front' => false],
			'show_in_graphql' => true,
			'graphql_single_name' => 'product',
			'graphql_plural_name' => 'products',
		]);
	}
}
