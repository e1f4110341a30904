<?php
/** What was read of a table of redirects, before anything is written, as RedirectImport::show prints it. */

use Site\Admin\RedirectsPage;

$lists = array(
	array( __( 'Not brought in', 'site' ), array_map( static fn( int $line ) => array( $line, $read['rows'][ $line ]['source'], $faults[ $line ] ), array_keys( $faults ) ) ),
	array( __( 'Not brought in, because no row here can say the same', 'site' ), array_map( static fn( int $id ) => array( $id, $left[ $id ]['source'], $left[ $id ]['why'] ), array_keys( $left ) ) ),
	array( __( 'Brought in, but worth a look', 'site' ), array_map( static fn( int $line ) => array( $line, $taken[ $line ]['source'], $remarks[ $line ] ), array_keys( $remarks ) ) ),
);
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Redirects to bring in', 'site' ); ?></h1>
	<p>
		<?php
		/* translators: 1: number of rows that would be written, 2: number of rows that were read */
		echo esc_html( sprintf( __( 'Nothing is written yet. %1$d of %2$d rows can be brought in.', 'site' ), count( $taken ), count( $read['rows'] ) + count( $left ) ) );
		?>
	</p>
	<?php foreach ( $lists as list( $title, $rows ) ) : ?>
		<?php if ( array() !== $rows ) : ?>
			<h2><?php echo esc_html( $title . ' (' . count( $rows ) . ')' ); ?></h2>
			<table class="wp-list-table widefat striped">
				<thead><tr><th scope="col"><?php esc_html_e( 'Row', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Old address', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Why', 'site' ); ?></th></tr></thead>
				<tbody>
					<?php foreach ( array_slice( $rows, 0, $shown ) as list( $line, $source, $why ) ) : ?>
						<tr><td><?php echo (int) $line; ?></td><td><code><?php echo esc_html( mb_substr( $source, 0, 100 ) ); ?></code></td><td><?php echo esc_html( $why ); ?></td></tr>
					<?php endforeach; ?>
				</tbody>
			</table>
		<?php endif; ?>
	<?php endforeach; ?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $nonce ); ?>
		<input type="hidden" name="action" value="site_redirects_import">
		<p>
			<button class="button button-primary"<?php disabled( array() === $taken ); ?>><?php esc_html_e( 'Bring in what is without a fault', 'site' ); ?></button>
			<a class="button" href="<?php echo esc_url( RedirectsPage::url() ); ?>"><?php esc_html_e( 'Cancel', 'site' ); ?></a>
		</p>
	</form>
</div>
