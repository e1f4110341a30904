<?php
namespace Skerry\Content;

/**
 * Omits sections whose kind no longer exists. WordPress retains them, and one such section would make the GraphQL query
 * of the whole page fail.
 */
final class ObsoleteSections {
	public static function start(): void {
		add_filter('wpgraphql/acf/field_value', [self::class, 'removeObsolete'], 10, 2);
	}

	public static function removeObsolete(mixed $value, array $field): mixed {
		if ('flexible_content' !== ($field['type'] ?? '') || !is_array($value)) {
			return $value;
		}
		$kinds = array_column((array) ($field['layouts'] ?? []), 'name');
		return array_values(array_filter($value, static fn($row) => !is_array($row) || in_array($row['acf_fc_layout'] ?? '', $kinds, true)));
	}
}
