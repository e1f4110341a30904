<?php
namespace Skerry\Editing;

/** Values of an entry that its form shows and a pending change can store, in the form's format. */
final class EntryForm {
	/** Columns of the posts table, by value name. */
	public const COLUMNS = [
		'title' => 'post_title',
		'content' => 'post_content',
		'excerpt' => 'post_excerpt',
		'slug' => 'post_name',
		'parent' => 'post_parent',
		'order' => 'menu_order',
	];
	private const TEXTS = ['title', 'content', 'excerpt', 'slug', 'template'];
	private const NUMBERS = ['thumbnail', 'parent', 'order'];
	private const NO_VALUE = ['fields' => []];

	/** @return array{fields: array} Known values of a form. Values of a wrong type are dropped. */
	public static function readable(mixed $input): array {
		if (!is_array($input)) {
			return self::NO_VALUE;
		}
		return array_filter(array_intersect_key($input, array_flip(self::TEXTS)), 'is_string') +
			array_filter(array_intersect_key($input, array_flip(self::NUMBERS)), 'is_int') + [
				'fields' => is_array($input['fields'] ?? null) ? $input['fields'] : [],
			];
	}

	/**
	 * Returns the current values of an entry and of some of its fields.
	 *
	 * @param array<int|string> $keys
	 */
	public static function present(int $id, array $keys): array {
		$post = get_post($id);
		$values = ['thumbnail' => (int) get_post_thumbnail_id($id), 'template' => get_page_template_slug($id) ?: 'default'] + self::NO_VALUE;
		foreach (self::COLUMNS as $name => $column) {
			$values[$name] = $post->$column ?? '';
		}
		$read = static function () use ($keys, $id): array {
			$known_keys = array_filter($keys, static fn(int|string $key) => [] !== self::field($key));
			return array_combine($known_keys, array_map(static fn(string $key) => get_field($key, $id, false), $known_keys)) +
				array_fill_keys($keys, '');
		};
		return ['fields' => SectionRows::withHidden($id, $read)] + $values;
	}

	/**
	 * Returns the values of `$form` that differ from `$base`.
	 *
	 * @return array{fields: array}
	 */
	public static function changed(array $form, array $base): array {
		$changed = array_filter(
			array_diff_key($form, self::NO_VALUE),
			static fn(mixed $value, string $name) => !ValueMerge::same($base[$name] ?? '', $value),
			ARRAY_FILTER_USE_BOTH,
		);
		$fields = array_filter(
			$form['fields'],
			static fn(mixed $value, int|string $key) => !ValueMerge::same($base['fields'][$key] ?? '', $value, self::field($key)),
			ARRAY_FILTER_USE_BOTH,
		);
		return ['fields' => $fields] + $changed;
	}

	/** @return string[] Keys of the fields that have values in an entry. */
	public static function keysOf(int $post_id): array {
		return function_exists('get_field_objects') ? array_column(get_field_objects($post_id, false, false) ?: [], 'key') : [];
	}

	/** @return array ACF's settings of a field. Empty for an unknown key. */
	public static function field(int|string $key): array {
		if (!is_string($key) || '' === $key || !function_exists('acf_get_field')) {
			return [];
		}
		return acf_get_field($key) ?: [];
	}

	/** @return array<string, string> Labels of the values that are not ACF fields. */
	public static function labels(): array {
		return [
			'title' => __('Title', 'skerry'),
			'content' => __('Text', 'skerry'),
			'excerpt' => __('Excerpt', 'skerry'),
			'thumbnail' => __('Featured image', 'skerry'),
			'slug' => __('Slug', 'skerry'),
			'parent' => __('Parent', 'skerry'),
			'order' => __('Order', 'skerry'),
			'template' => __('Template', 'skerry'),
		];
	}
}
