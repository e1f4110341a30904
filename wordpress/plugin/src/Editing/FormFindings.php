<?php
namespace Skerry\Editing;

/** Findings of the pre-publish check that WordPress itself can determine from the form. */
final class FormFindings {
	/**
	 * @param array $input The form as `wordpress/editor/form/typedForm.ts` sends it. Empty to check the stored entry.
	 * @return array{code: string, stops: bool, text: string, section: null, part: string, clue: array}[]
	 */
	public static function of(\WP_Post $post, array $input): array {
		if ('post' !== $post->post_type) {
			return [];
		}
		$content = is_string($input['content'] ?? null) ? $input['content'] : $post->post_content;
		return [...self::emptyText($post, $content, $input), ...self::unlinkedButtons($content), ...self::uncategorized($post, $input)];
	}

	private static function emptyText(\WP_Post $post, string $content, array $input): array {
		$sections = array_filter(
			is_array($input['fields'] ?? null) ? $input['fields'] : [],
			static fn(mixed $value, string $key) => str_ends_with($key, 'section_elements') && is_array($value),
			ARRAY_FILTER_USE_BOTH,
		);
		$has_others = [] === $input ? (bool) get_post_meta($post->ID, 'section_elements', true) : [] !== $sections;
		$is_empty =
			'' === trim(wp_strip_all_tags(strip_shortcodes($content))) &&
			1 !== preg_match('/<(?:img|iframe|video|audio)\b|<!-- wp:(?!paragraph)/', $content);
		return $is_empty && !$has_others ? [self::finding('no-text', __('This post has no text.', 'skerry'), 'text')] : [];
	}

	private static function unlinkedButtons(string $content): array {
		preg_match_all('~<a\b(?![^>]*\shref=["\'][^"\'])[^>]*\bwp-block-button__link\b[^>]*>(.*?)</a>~s', $content, $buttons);
		return array_map(static function (string $markup): array {
			$text = trim(wp_strip_all_tags($markup));
			/* translators: %s: text of a button */
			return self::finding(
				'button-without-link',
				sprintf(__('The button “%s” has no link and is shown as plain text.', 'skerry'), $text),
				'text',
				['text' => $text],
			);
		}, $buttons[1]);
	}

	/** Reports articles in the default category, because WordPress puts articles without a category there. */
	private static function uncategorized(\WP_Post $post, array $input): array {
		$stored_ids = wp_get_post_categories($post->ID);
		$selected_ids = is_array($input['categories'] ?? null) ? array_filter(array_map('absint', $input['categories'])) : $stored_ids;
		$other_ids = array_filter($selected_ids, static fn(int $id) => !self::isUncategorized($id));
		$is_uncategorized = [] !== $selected_ids || self::isUncategorized((int) get_option('default_category'));
		return [] === $other_ids && $is_uncategorized
			? [self::finding('uncategorized', __('This post is in the category “Uncategorized”. Choose another one.', 'skerry'), 'categories')]
			: [];
	}

	/**
	 * Returns whether a category is WordPress's initial one, identified by its slug or by its name in the site
	 * language.
	 */
	private static function isUncategorized(int $id): bool {
		$term = get_term($id, 'category');
		return $term instanceof \WP_Term &&
			(1 === preg_match('/^uncategorized(-|$)/', $term->slug) || translate('Uncategorized') === $term->name); // phpcs:ignore WordPress.WP.I18n -- WordPress's own text
	}

	private static function finding(string $code, string $text, string $part, array $clue = []): array {
		return ['code' => $code, 'stops' => false, 'text' => $text, 'section' => null, 'part' => $part, 'clue' => $clue];
	}
}
