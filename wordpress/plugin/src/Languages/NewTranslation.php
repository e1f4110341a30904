<?php
namespace Skerry\Languages;

use Skerry\Markup;

/** Creates translation drafts as copies of their originals. */
final class NewTranslation {
	public static function isAllowed(int $source): bool {
		$type = get_post_type_object((string) get_post_type($source));
		return null !== $type && current_user_can('edit_post', $source) && current_user_can($type->cap->create_posts);
	}

	/**
	 * Creates the draft with sections, terms and fields, like Polylang's “+”. Returns its ID, or 0 if WordPress did not
	 * store it.
	 */
	public static function create(int $source, string $language): int {
		$post = get_post($source);
		$parent = $post->post_parent > 0 ? (int) pll_get_post($post->post_parent, $language) : 0;
		$copied_values = array_intersect_key(
			$post->to_array(),
			array_flip(['post_type', 'post_title', 'post_excerpt', 'post_content', 'menu_order', 'comment_status', 'ping_status']),
		);
		$id = (int) Markup::unchanged(
			static fn() => wp_insert_post(wp_slash(['post_status' => 'draft', 'post_parent' => $parent] + $copied_values)),
		);
		if (0 === $id) {
			return 0;
		}
		pll_set_post_language($id, $language);
		pll_save_post_translations([$language => $id] + pll_get_post_translations($source));
		PLL()->sync->taxonomies->copy($source, $id, $language);
		PLL()->sync->post_metas->copy($source, $id, $language);
		return $id;
	}
}
