<?php
namespace Site\Content;

/** WPGraphQL for ACF takes a nought for nothing; "0 lines left out" is something. */
final class Zeroes {
	private const TYPES = ['text', 'textarea', 'number', 'range'];

	public static function start(): void {
		add_filter('wpgraphql/acf/pre_resolve_acf_field', [self::class, 'keep'], 10, 4);
	}

	/** The value where it is a nought in a section or in a row, which carry their values; null leaves it to the plugin. */
	public static function keep(mixed $value, mixed $root, mixed $node, array $field): mixed {
		$type = $field['type'] ?? '';
		if (null !== $value || !is_array($root) || !in_array($type, self::TYPES, true)) {
			return $value;
		}
		$stored = $root[$field['key'] ?? ''] ?? ($root[$field['name'] ?? ''] ?? null);
		if (!is_scalar($stored) || '0' !== (string) $stored) {
			return null;
		}
		return in_array($type, ['number', 'range'], true) ? 0.0 : '0';
	}
}
