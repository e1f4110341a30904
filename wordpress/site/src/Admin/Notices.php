<?php
namespace Site\Admin;

/**
 * Sentences for the next screen of the person whose form was handled. The address of that screen carries only a number: a text
 * in an address could be anybody's, and would look like WordPress's own.
 */
final class Notices {
	private const SECONDS   = 10 * MINUTE_IN_SECONDS;
	private const KEPT      = 5;
	private const MAX_TEXT  = 2000;
	/** Parameters of an address that name a notice. */
	private const NAMES = array( 'said', 'fault' );

	/** Keeps a sentence for the current user; returns its number, and nothing for an empty one. */
	public static function keep( string $text ): string {
		if ( '' === $text ) {
			return '';
		}
		$kept   = self::kept();
		$text   = mb_substr( $text, 0, self::MAX_TEXT );
		$number = (string) ( array_search( $text, $kept, true ) ?: bin2hex( random_bytes( 8 ) ) . 'n' );
		set_transient( self::place(), array_slice( array( $number => $text ) + $kept, 0, self::KEPT ), self::SECONDS );
		return $number;
	}

	/**
	 * A query whose sentences are numbers.
	 *
	 * @param array<string, string> $query
	 * @return array<string, string>
	 */
	public static function inQuery( array $query ): array {
		return array_map( array( self::class, 'keep' ), array_intersect_key( $query, array_flip( self::NAMES ) ) ) + $query;
	}

	/** The sentence that this screen's address names, `said` or `fault`; empty when it is not this user's. */
	public static function read( string $name ): string {
		return self::kept()[ SettingsPage::textOf( $_GET[ $name ] ?? '' ) ] ?? '';
	}

	/** Prints the fault of a screen, else what was done. */
	public static function print( string $fault = '' ): void {
		$fault = '' === $fault ? self::read( 'fault' ) : $fault;
		$text  = '' === $fault ? self::read( 'said' ) : $fault;
		if ( '' !== $text ) {
			printf( '<div class="notice notice-%s" role="%s"><p>%s</p></div>', '' === $fault ? 'info' : 'error', '' === $fault ? 'status' : 'alert', esc_html( $text ) );
		}
	}

	/** @return array<string, string> Sentences by number, newest first. */
	private static function kept(): array {
		$kept = get_transient( self::place() );
		return is_array( $kept ) ? $kept : array();
	}

	private static function place(): string {
		return 'site_notices_' . get_current_user_id();
	}
}
