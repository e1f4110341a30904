<?php
/** Preview of a redirect import, printed by RedirectImport::show before anything is written. */

use Skerry\Admin\RedirectsPage;
use Skerry\Admin\Screen;

$lists = array(
	array( __( 'Not imported', 'skerry' ), array_map( static fn( int $line ) => array( $line, $import['rows'][ $line ]['source'], $faults[ $line ] ), array_keys( $faults ) ) ),
	array( __( 'Not imported: not supported here', 'skerry' ), array_map( static fn( int $id ) => array( $id, $skipped[ $id ]['source'], $skipped[ $id ]['why'] ), array_keys( $skipped ) ) ),
	array( __( 'Imported with warnings', 'skerry' ), array_map( static fn( int $line ) => array( $line, $accepted[ $line ]['source'], $remarks[ $line ] ), array_keys( $remarks ) ) ),
);
?>
<div class="wrap">
	<?php Screen::head( __( 'Import redirects', 'skerry' ) ); ?>
	<p>
		<?php
		/* translators: 1: number of rows that would be written, 2: number of rows that were read */
		echo esc_html( sprintf( __( 'Nothing has been imported yet. %1$d of %2$d rows can be imported.', 'skerry' ), count( $accepted ), count( $import['rows'] ) + count( $skipped ) ) );
		?>
	</p>
	<?php foreach ( $lists as list( $title, $rows ) ) : ?>
		<?php if ( array() !== $rows ) : ?>
			<h2><?php echo esc_html( $title . ' (' . count( $rows ) . ')' ); ?></h2>
			<table class="wp-list-table widefat striped">
				<thead><tr><th scope="col"><?php esc_html_e( 'Row', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Source URL', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Reason', 'skerry' ); ?></th></tr></thead>
				<tbody>
					<?php foreach ( array_slice( $rows, 0, $limit ) as list( $line, $source, $reason ) ) : ?>
						<tr><td><?php echo (int) $line; ?></td><td><code><?php echo esc_html( mb_substr( $source, 0, 100 ) ); ?></code></td><td><?php echo esc_html( $reason ); ?></td></tr>
					<?php endforeach; ?>
				</tbody>
			</table>
		<?php endif; ?>
	<?php endforeach; ?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $nonce ); ?>
		<input type="hidden" name="action" value="skerry_redirects_import">
		<p>
			<button class="button button-primary"<?php disabled( array() === $accepted ); ?>><?php esc_html_e( 'Import valid rows', 'skerry' ); ?></button>
			<a class="button" href="<?php echo esc_url( RedirectsPage::url( array( 'view' => RedirectsPage::CSV ) ) ); ?>"><?php esc_html_e( 'Cancel', 'skerry' ); ?></a>
		</p>
	</form>
</div>
