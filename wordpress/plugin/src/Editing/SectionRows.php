<?php
namespace Skerry\Editing;

/**
 * Section rows in the form. A collapsed row's title contains the section's first text and image. Hidden sections are
 * removed from GraphQL responses, so neither the site nor a preview renders them.
 */
final class SectionRows {
	private const FIELD = 'section_elements';
	private const HIDDEN = '_is_hidden';
	private const MAX_SUMMARY = 80;

	public static function start(): void {
		add_filter('acf/fields/flexible_content/layout_title/name=' . self::FIELD, [self::class, 'title'], 10, 4);
		// Runs after ACF's own filter, which turns stored values into rows.
		add_filter('acf/load_value/name=' . self::FIELD, [self::class, 'withoutHidden'], 20);
	}

	/** Returns the name of the section kind with the first text and the first image of the row. */
	public static function title(string $title, array $field, array $layout, int|string $number): string {
		$rows = acf_get_loop('active', 'value');
		$row = is_array($rows) && is_array($rows[$number] ?? null) ? $rows[$number] : [];
		$text = self::first($row, $layout['sub_fields'], ['text', 'textarea', 'wysiwyg']);
		$text = (string) preg_replace('/\s+/', ' ', \Skerry\PlainText::of((string) $text));
		$picture = (int) self::first($row, $layout['sub_fields'], ['image']);
		$image = $picture > 0 ? wp_get_attachment_image($picture, [36, 24], true, ['class' => 'skerry-row-picture', 'alt' => '']) : '';
		return "<strong>$title</strong><span class=\"skerry-row-text\">" .
			esc_html(wp_html_excerpt($text, self::MAX_SUMMARY, '…')) .
			"</span>$image";
	}

	/** @param mixed $rows Rows by field key. False if there is no value. */
	public static function withoutHidden(mixed $rows): mixed {
		if (!is_array($rows) || !function_exists('is_graphql_request') || !is_graphql_request()) {
			return $rows;
		}
		return array_values(array_filter($rows, static fn(mixed $row) => !is_array($row) || !self::isHidden($row)));
	}

	/**
	 * Runs `$read`, which reads an entry's fields, and includes hidden sections even while WPGraphQL handles a query.
	 *
	 * @template T
	 * @param callable(): T $read
	 * @return T
	 */
	public static function withHidden(int $post_id, callable $read): mixed {
		$filter = ['acf/load_value/name=' . self::FIELD, [self::class, 'withoutHidden'], 20];
		$flush_cache = static fn() => function_exists('acf_flush_value_cache') && acf_flush_value_cache($post_id, self::FIELD);
		$is_left = remove_filter(...$filter);
		$flush_cache();
		try {
			return $read();
		} finally {
			$flush_cache();
			if ($is_left) {
				add_filter(...$filter);
			}
		}
	}

	private static function isHidden(array $row): bool {
		foreach ($row as $key => $value) {
			if (str_ends_with((string) $key, self::HIDDEN) && !empty($value)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the first non-empty value of a field with one of the types, including fields in groups.
	 *
	 * @param string[] $types
	 */
	private static function first(array $row, array $fields, array $types): mixed {
		foreach ($fields as $field) {
			$value = $row[$field['key']] ?? null;
			if ('group' === $field['type'] && is_array($value)) {
				$value = self::first($value, $field['sub_fields'], $types);
			} elseif (!in_array($field['type'], $types, true)) {
				continue;
			}
			if (is_scalar($value) && '' !== trim((string) $value)) {
				return $value;
			}
		}
		return null;
	}
}
