<?php
namespace Skerry\Languages;

use Skerry\Editing\LivePreview;

/** Names of sections and texts, as in the edit form. */
final class TextNames {
	/** Returns a section's label for its name in `SectionTexts`: “FAQ 2” for `faq 1`. */
	public static function section(string $section, string $type): string {
		[$kind, $number] = explode(' ', "$section 0");
		$label = LivePreview::kinds($type)[str_replace('_', '', $kind)]['label'] ?? __('Title', 'skerry');
		return (int) $number > 0 ? $label . ' ' . ((int) $number + 1) : $label;
	}

	/** Returns the path of a text for translators: title of the source, section and field. */
	public static function path(int $source, int $id, string $section, string $key): string {
		$core_names = [
			'post_title' => __('Title', 'skerry'),
			'post_excerpt' => __('Excerpt', 'skerry'),
			'post_content' => __('Text', 'skerry'),
		];
		$field =
			function_exists('acf_get_field') && !isset($core_names[$key]) ? acf_get_field((string) get_post_meta($id, "_$key", true)) : false;
		$names = isset($core_names[$key])
			? [$core_names[$key]]
			: [self::section($section, (string) get_post_type($id)), is_array($field) ? (string) $field['label'] : $key];
		return implode(' › ', array_map([\Skerry\PlainText::class, 'of'], [get_the_title($source), ...$names]));
	}
}
