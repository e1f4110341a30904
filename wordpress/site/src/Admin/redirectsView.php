<?php
/** Tools, Redirects, as RedirectsPage::show prints it. */

use Site\Admin\Notices;
use Site\Admin\RedirectsPage;
use Site\Admin\Undo;
use Site\Redirects\Rules;

$post   = esc_url( admin_url( 'admin-post.php' ) );
$nonce  = static fn() => wp_nonce_field( RedirectsPage::NONCE, '_wpnonce', true, false );
$orders = array( 'new' => __( 'newest first', 'site' ), 'hits' => __( 'most used first', 'site' ), 'source' => __( 'by old address', 'site' ) );
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Redirects', 'site' ); ?></h1>
	<?php Notices::print(); ?>
	<?php Undo::print( 'redirect', RedirectsPage::NONCE, array( 'action' => 'site_redirect_restore' ) ); ?>
	<p><?php esc_html_e( 'The site leads from an old address to a new one where no page stands. A changed slug leads on by itself and needs no row.', 'site' ); ?></p>

	<h2 id="row"><?php echo esc_html( null === $edited ? __( 'New redirect', 'site' ) : __( 'Change a redirect', 'site' ) ); ?></h2>
	<form method="post" action="<?php echo $post; // phpcs:ignore -- escaped above ?>">
		<?php echo $nonce(); // phpcs:ignore -- a field of WordPress's own ?>
		<input type="hidden" name="action" value="site_redirect_save">
		<input type="hidden" name="row" value="<?php echo esc_attr( (string) ( $edited['id'] ?? 0 ) ); ?>">
		<table class="form-table" role="presentation">
			<tr>
				<th scope="row"><label for="source"><?php esc_html_e( 'Old address', 'site' ); ?></label></th>
				<td>
					<input type="text" class="regular-text" id="source" name="source" required maxlength="<?php echo (int) Rules::MAX_SOURCE; ?>" value="<?php echo esc_attr( $form['source'] ); ?>" aria-describedby="source-help">
					<p class="description" id="source-help"><?php esc_html_e( 'A path as visitors type it, such as /old or /da/old. One * stands for anything: at the end for all that follows, elsewhere for a part without a slash.', 'site' ); ?></p>
				</td>
			</tr>
			<tr>
				<th scope="row"><label for="target"><?php esc_html_e( 'New address', 'site' ); ?></label></th>
				<td>
					<input type="text" class="regular-text" id="target" name="target" maxlength="<?php echo (int) Rules::MAX_TARGET; ?>" value="<?php echo esc_attr( $form['target'] ); ?>" aria-describedby="target-help">
					<p class="description" id="target-help"><?php esc_html_e( 'A path, or the whole address of another site, which administrators may lead to. A * repeats what that of the old address stands for. Empty for what is gone.', 'site' ); ?></p>
				</td>
			</tr>
			<tr>
				<th scope="row"><label for="status"><?php esc_html_e( 'Status', 'site' ); ?></label></th>
				<td>
					<select id="status" name="status">
						<?php foreach ( Rules::STATUSES as $status ) : ?>
							<option value="<?php echo (int) $status; ?>"<?php selected( (int) $form['status'], $status ); ?>><?php echo esc_html( "$status " . RedirectsPage::word( $status ) ); ?></option>
						<?php endforeach; ?>
					</select>
				</td>
			</tr>
			<tr>
				<th scope="row"><label for="note"><?php esc_html_e( 'Note', 'site' ); ?></label></th>
				<td><input type="text" class="regular-text" id="note" name="note" maxlength="<?php echo (int) Rules::MAX_NOTE; ?>" value="<?php echo esc_attr( $form['note'] ); ?>"></td>
			</tr>
		</table>
		<p>
			<button class="button button-primary"><?php echo esc_html( null === $edited ? __( 'Add', 'site' ) : __( 'Save', 'site' ) ); ?></button>
			<?php if ( null !== $edited ) : ?>
				<a class="button" href="<?php echo esc_url( RedirectsPage::url() ); ?>"><?php esc_html_e( 'Cancel', 'site' ); ?></a>
			<?php endif; ?>
		</p>
	</form>

	<h2><?php esc_html_e( 'All redirects', 'site' ); ?></h2>
	<form method="get" action="<?php echo esc_url( admin_url( 'tools.php' ) ); ?>">
		<input type="hidden" name="page" value="<?php echo esc_attr( RedirectsPage::SLUG ); ?>">
		<p>
			<label for="s"><?php esc_html_e( 'Search in addresses and notes', 'site' ); ?></label>
			<input type="search" id="s" name="s" value="<?php echo esc_attr( $search ); ?>">
			<label for="order"><?php esc_html_e( 'Order', 'site' ); ?></label>
			<select id="order" name="order">
				<?php foreach ( $orders as $name => $label ) : ?>
					<option value="<?php echo esc_attr( $name ); ?>"<?php selected( $order, $name ); ?>><?php echo esc_html( $label ); ?></option>
				<?php endforeach; ?>
			</select>
			<button class="button"><?php esc_html_e( 'Search', 'site' ); ?></button>
		</p>
	</form>
	<table class="wp-list-table widefat striped">
		<thead><tr>
			<th scope="col" class="column-primary"><?php esc_html_e( 'Old address', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'New address', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Status', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Hits', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Note', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Change', 'site' ); ?></th>
		</tr></thead>
		<tbody>
			<?php foreach ( $found['rows'] as $key => $row ) : ?>
				<tr class="is-expanded">
					<td class="column-primary"><code><?php echo esc_html( Rules::readable( $row['source'] ) ); ?></code><?php echo isset( $remarks[ $key ] ) ? '<br><em>' . esc_html( $remarks[ $key ] ) . '</em>' : ''; ?></td>
					<td data-colname="<?php esc_attr_e( 'New address', 'site' ); ?>"><?php echo '' === $row['target'] ? '–' : '<code>' . esc_html( Rules::readable( $row['target'] ) ) . '</code>'; ?></td>
					<td data-colname="<?php esc_attr_e( 'Status', 'site' ); ?>"><?php echo (int) $row['status']; ?></td>
					<td data-colname="<?php esc_attr_e( 'Hits', 'site' ); ?>"><?php echo esc_html( number_format_i18n( (int) $row['hits'] ) ); ?></td>
					<td data-colname="<?php esc_attr_e( 'Note', 'site' ); ?>"><?php echo esc_html( $row['note'] ); ?></td>
					<td data-colname="<?php esc_attr_e( 'Change', 'site' ); ?>">
						<form method="post" action="<?php echo $post; // phpcs:ignore -- escaped above ?>">
							<?php echo $nonce(); // phpcs:ignore -- a field of WordPress's own ?>
							<input type="hidden" name="action" value="site_redirect_delete">
							<input type="hidden" name="row" value="<?php echo (int) $row['id']; ?>">
							<a class="button" href="<?php echo esc_url( RedirectsPage::url( array( 'row' => $row['id'] ) ) ); ?>#row"><?php esc_html_e( 'Edit', 'site' ); ?><span class="screen-reader-text"> <?php echo esc_html( Rules::readable( $row['source'] ) ); ?></span></a>
							<button class="button" data-site-ask="<?php esc_attr_e( 'Delete this redirect?', 'site' ); ?>"><?php esc_html_e( 'Delete', 'site' ); ?><span class="screen-reader-text"> <?php echo esc_html( Rules::readable( $row['source'] ) ); ?></span></button>
						</form>
					</td>
				</tr>
			<?php endforeach; ?>
			<?php if ( array() === $found['rows'] ) : ?>
				<tr><td colspan="6"><?php esc_html_e( 'There are none.', 'site' ); ?></td></tr>
			<?php endif; ?>
		</tbody>
	</table>
	<?php
	echo wp_kses_post(
		(string) paginate_links(
			array(
				'base'    => RedirectsPage::url( array_filter( array( 's' => $search, 'order' => $order ) ) ) . '&paged=%#%',
				'format'  => '',
				'total'   => $pages,
				'current' => $page,
			)
		)
	);
	require __DIR__ . '/redirectsBelowView.php';
	?>
</div>
