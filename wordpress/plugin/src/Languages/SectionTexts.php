<?php
namespace Skerry\Languages;

use Skerry\Markup;

/** Translatable texts of a post: its title, excerpt and content, and the texts in its sections. */
final class SectionTexts {
	public const ROWS = 'section_elements';
	private const TYPES = ['text', 'textarea', 'wysiwyg', 'link'];
	/** Section name of the texts outside the sections. */
	public const HEAD = 'head';

	/**
	 * Returns a post's texts by section and key. The key is `post_title`, `post_excerpt`, `post_content`, or a post
	 * meta key. Section names consist of the kind and the number within the kind, such as `faq 0`, so that a section
	 * keeps its name when sections of other kinds move.
	 *
	 * @return array<string, array<string, string>> Texts by key, by section.
	 */
	public static function of(int $id): array {
		$post = get_post($id);
		if (!($post instanceof \WP_Post)) {
			return [];
		}
		$texts = [
			self::HEAD => array_filter(
				['post_title' => $post->post_title, 'post_excerpt' => $post->post_excerpt, 'post_content' => $post->post_content],
				'strlen',
			),
		];
		$names = self::names($id);
		foreach (get_post_meta($id) as $key => $values) {
			if (1 !== preg_match('/^' . self::ROWS . '_(\d+)_/', $key, $match) || !isset($names[(int) $match[1]])) {
				continue;
			}
			$text = self::text($id, $key, maybe_unserialize($values[0]));
			if ('' !== $text) {
				$texts[$names[(int) $match[1]]][$key] = $text;
			}
		}
		return $texts;
	}

	/** @return string[] A post's section names, by row number. */
	public static function names(int $id): array {
		$names = [];
		$counts = [];
		foreach (array_values((array) (get_post_meta($id, self::ROWS, true) ?: [])) as $number => $kind) {
			$counts[$kind] = ($counts[$kind] ?? -1) + 1;
			$names[$number] = "$kind {$counts[$kind]}";
		}
		return $names;
	}

	/**
	 * Writes texts whose keys already have a text, with the markup that the current user may store.
	 *
	 * @param array<string, string> $texts Texts by key.
	 * @return int Number of changed texts.
	 */
	public static function write(int $id, array $texts): int {
		$before = array_merge(...array_values(self::of($id)));
		$changed = array_filter(
			array_intersect_key($texts, $before),
			static fn(string $text, string $text_key) => $text !== $before[$text_key],
			ARRAY_FILTER_USE_BOTH,
		);
		$core_texts = array_intersect_key($changed, array_flip(['post_title', 'post_excerpt', 'post_content']));
		foreach (array_diff_key($changed, $core_texts) as $key => $text) {
			$value = get_post_meta($id, $key, true);
			update_post_meta($id, $key, wp_slash(is_array($value) ? ['title' => sanitize_text_field($text)] + $value : Markup::allowed($text)));
		}
		if ([] !== $changed) {
			$title = isset($core_texts['post_title']) ? ['post_title' => Markup::allowed($core_texts['post_title'], Markup::TITLE)] : [];
			Markup::unchanged(static fn() => wp_update_post(wp_slash(['ID' => $id] + $title + Markup::allowed($core_texts))));
		}
		return count($changed);
	}

	private static function text(int $id, string $key, mixed $value): string {
		$field = function_exists('acf_get_field') ? acf_get_field((string) get_post_meta($id, "_$key", true)) : false;
		if (!is_array($field) || !in_array($field['type'], self::TYPES, true)) {
			return '';
		}
		$text = is_array($value) ? $value['title'] ?? '' : $value;
		return is_string($text) && 1 === preg_match('/\pL/u', $text) ? $text : '';
	}
}
