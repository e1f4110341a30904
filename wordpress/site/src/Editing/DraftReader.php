<?php
namespace Site\Editing;

/**
 * The role of the user whose application password the site sends for previews. WordPress shows drafts to those alone who
 * may edit them; publishing, deleting, uploading and everything else is left out, so that the password can do no more.
 */
final class DraftReader {
	public const ROLE = 'site_draft_reader';

	private const OF_EACH = array( 'edit', 'edit_others', 'edit_published', 'edit_private', 'read_private' );

	public static function register(): void {
		$may = array( 'read' );
		foreach ( array( 'posts', 'pages' ) as $type ) {
			foreach ( self::OF_EACH as $right ) {
				$may[] = "{$right}_$type";
			}
		}
		remove_role( self::ROLE );
		add_role( self::ROLE, __( 'Reader of drafts (for the site)', 'site' ), array_fill_keys( $may, true ) );
	}
}
