<?php
namespace Site\Admin;

/** The last thing that a user has deleted on a screen: kept for a day, and restored by a button beside the notice. */
final class Undo {
	private const SECONDS = DAY_IN_SECONDS;

	public static function keep( string $screen, array $deleted ): void {
		set_transient( self::place( $screen ), $deleted, self::SECONDS );
	}

	/** Returns what was deleted last, which cannot be restored again. */
	public static function take( string $screen ): ?array {
		$deleted = get_transient( self::place( $screen ) );
		delete_transient( self::place( $screen ) );
		return is_array( $deleted ) ? $deleted : null;
	}

	/**
	 * Prints the button after a deletion, and makes buttons with `data-site-ask` ask.
	 *
	 * @param array<string, string> $fields Of the form that restores.
	 */
	public static function print( string $screen, string $nonce, array $fields ): void {
		wp_enqueue_script( 'site-ask-first', plugins_url( 'assets/askFirst.js', \Site\FILE ), array(), \Site\VERSION, true );
		if ( __( 'Deleted.', 'site' ) !== Notices::read( 'said' ) || ! is_array( get_transient( self::place( $screen ) ) ) ) {
			return;
		}
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( $nonce );
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		printf( '<button class="button">%s</button></form>', esc_html__( 'Undo', 'site' ) );
	}

	private static function place( string $screen ): string {
		return "site_deleted_{$screen}_" . get_current_user_id();
	}
}
