<?php
namespace Skerry\Content;

/** Zero values in GraphQL. WPGraphQL for ACF treats "0" as empty, but a text such as "0" is a value. */
final class ZeroValues {
	private const TYPES = ['text', 'textarea', 'number', 'range'];

	public static function start(): void {
		add_filter('wpgraphql/acf/pre_resolve_acf_field', [self::class, 'resolve'], 10, 4);
	}

	/** Returns the zero value of a field in a section or row. Null leaves the field to WPGraphQL for ACF. */
	public static function resolve(mixed $value, mixed $root, mixed $node, array $field): mixed {
		$type = $field['type'] ?? '';
		if (null !== $value || !is_array($root) || !in_array($type, self::TYPES, true)) {
			return $value;
		}
		$stored_value = $root[$field['key'] ?? ''] ?? ($root[$field['name'] ?? ''] ?? null);
		if (!is_scalar($stored_value) || '0' !== (string) $stored_value) {
			return null;
		}
		return in_array($type, ['number', 'range'], true) ? 0.0 : '0';
	}
}
