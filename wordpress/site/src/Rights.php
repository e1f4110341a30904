<?php
namespace Site;

/** The plugin's own rights. */
final class Rights {
	/** Gives administrators a right. May run again at any time: one that was taken away is not given back. */
	public static function giveOnce( string $right ): void {
		if ( ! get_option( $right ) ) {
			get_role( 'administrator' )?->add_cap( $right );
			update_option( $right, '1', false );
		}
	}
}
