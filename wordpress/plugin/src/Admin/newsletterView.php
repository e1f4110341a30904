<?php
/** Tools › Newsletter: list of issues, printed by Newsletter::show. */

use Skerry\Admin\Newsletter;
use Skerry\Admin\Screen;
use Skerry\Admin\Undo;
use Skerry\Languages\Languages;

$active = array_map( static fn( string $language, string $name ) => $name . ' ' . number_format_i18n( (int) ( $list->active[ $language ] ?? 0 ) ), array_keys( Languages::all() ), Languages::all() );
?>
<div class="wrap">
	<?php
	Screen::head(
		__( 'Newsletter', 'skerry' ),
		Newsletter::mayWrite() ? array( Newsletter::url( array( 'view' => 'new' ) ) => __( 'Add New Issue', 'skerry' ) ) : array(),
		$list->fault,
		Undo::button( 'issue', Newsletter::NONCE, array( 'action' => 'skerry_newsletter', 'do' => 'restore', 'issue' => wp_generate_uuid4() ) ),
		$list->query()['s']
	);
	?>
	<?php if ( '' === $list->fault ) : ?>
		<?php /* translators: %s: numbers of subscribers by language */ ?>
		<p><?php echo esc_html( sprintf( __( 'Subscribers: %s', 'skerry' ), implode( ', ', $active ) ) ); ?></p>
	<?php endif; ?>
	<?php $list->show( __( 'Search issues', 'skerry' ) ); ?>
</div>
