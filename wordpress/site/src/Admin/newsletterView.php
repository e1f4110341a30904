<?php
/** Tools › Newsletter: list of issues, printed by Newsletter::show. */

use Site\Admin\Newsletter;
use Site\Admin\Screen;
use Site\Admin\Undo;
use Site\Languages\Languages;

$active = array_map( static fn( string $language, string $name ) => $name . ' ' . number_format_i18n( (int) ( $list->active[ $language ] ?? 0 ) ), array_keys( Languages::all() ), Languages::all() );
?>
<div class="wrap">
	<?php
	Screen::head(
		__( 'Newsletter', 'site' ),
		array( Newsletter::url( array( 'view' => 'new' ) ) => __( 'Add New Issue', 'site' ) ),
		$list->fault,
		Undo::button( 'issue', Newsletter::NONCE, array( 'action' => 'site_newsletter', 'do' => 'restore', 'issue' => wp_generate_uuid4() ) ),
		$list->query()['s']
	);
	?>
	<?php if ( '' === $list->fault ) : ?>
		<?php /* translators: %s: numbers of subscribers by language */ ?>
		<p><?php echo esc_html( sprintf( __( 'Subscribers: %s', 'site' ), implode( ', ', $active ) ) ); ?></p>
	<?php endif; ?>
	<?php $list->show( __( 'Search issues', 'site' ) ); ?>
</div>
