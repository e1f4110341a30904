<?php
namespace Site\Languages;

use Site\Demonstration\Imported;

/** A new translation begins with the sections of what it translates; afterwards each goes its own way. */
final class CopiedFields {
	public static function start(): void {
		add_filter(
			'pll_copy_post_metas',
			static fn( array $keys, bool $sync, int $from ) => $sync
				? $keys
				: array_values( array_unique( array_merge( $keys, array_filter( array_keys( get_post_meta( $from ) ), array( self::class, 'isContent' ) ) ) ) ),
			10,
			3
		);
	}

	/** Polylang leaves out what begins with an underscore; the fields' references do. A copy is no entry of the import. */
	private static function isContent( string $key ): bool {
		return ! str_starts_with( $key, '_edit_' ) && ! str_starts_with( $key, '_wp_old_' ) && Imported::META !== $key;
	}
}
