<?php
/** What stands below the rows of Tools, Redirects: addresses that were asked for often, and tables in and out. */

use Site\Admin\RedirectsPage;
use Site\Redirects\Rules;
?>
<h2><?php esc_html_e( 'Asked for often and not there', 'site' ); ?></h2>
<p><?php esc_html_e( 'The site counts addresses without a page, and nothing of who asked for them.', 'site' ); ?></p>
<table class="wp-list-table widefat striped">
	<thead><tr>
		<th scope="col" class="column-primary"><?php esc_html_e( 'Address', 'site' ); ?></th>
		<th scope="col"><?php esc_html_e( 'Asked for', 'site' ); ?></th>
		<th scope="col"><?php esc_html_e( 'Change', 'site' ); ?></th>
	</tr></thead>
	<tbody>
		<?php foreach ( $dead as $one ) : ?>
			<tr class="is-expanded">
				<td class="column-primary"><code><?php echo esc_html( Rules::readable( $one['path'] ) ); ?></code></td>
				<td data-colname="<?php esc_attr_e( 'Asked for', 'site' ); ?>"><?php echo esc_html( number_format_i18n( (int) $one['hits'] ) ); ?></td>
				<td data-colname="<?php esc_attr_e( 'Change', 'site' ); ?>">
					<form method="post" action="<?php echo $post; // phpcs:ignore -- escaped in the view ?>">
						<?php echo $nonce(); // phpcs:ignore -- a field of WordPress's own ?>
						<input type="hidden" name="action" value="site_redirect_forget">
						<input type="hidden" name="path" value="<?php echo esc_attr( $one['path'] ); ?>">
						<a class="button" href="<?php echo esc_url( RedirectsPage::url( array( 'source' => $one['path'] ) ) ); ?>#row"><?php esc_html_e( 'Lead it on', 'site' ); ?><span class="screen-reader-text"> <?php echo esc_html( Rules::readable( $one['path'] ) ); ?></span></a>
						<button class="button"><?php esc_html_e( 'Forget', 'site' ); ?><span class="screen-reader-text"> <?php echo esc_html( Rules::readable( $one['path'] ) ); ?></span></button>
					</form>
				</td>
			</tr>
		<?php endforeach; ?>
		<?php if ( array() === $dead ) : ?>
			<tr><td colspan="3"><?php esc_html_e( 'There are none.', 'site' ); ?></td></tr>
		<?php endif; ?>
	</tbody>
</table>

<h2><?php esc_html_e( 'Tables (CSV)', 'site' ); ?></h2>
<form method="post" action="<?php echo $post; // phpcs:ignore -- escaped in the view ?>">
	<?php echo $nonce(); // phpcs:ignore -- a field of WordPress's own ?>
	<input type="hidden" name="action" value="site_redirects_export">
	<p><button class="button"><?php esc_html_e( 'Download all redirects', 'site' ); ?></button></p>
</form>
<form method="post" enctype="multipart/form-data" action="<?php echo $post; // phpcs:ignore -- escaped in the view ?>">
	<?php echo $nonce(); // phpcs:ignore -- a field of WordPress's own ?>
	<input type="hidden" name="action" value="site_redirects_read">
	<p><label><?php esc_html_e( 'Table with the columns source, target, status and note', 'site' ); ?> <input type="file" name="file" accept=".csv,text/csv" required></label>
	<button class="button"><?php esc_html_e( 'Check it first', 'site' ); ?></button></p>
</form>
<?php if ( $has_plugin ) : ?>
	<form method="post" action="<?php echo $post; // phpcs:ignore -- escaped in the view ?>">
		<?php echo $nonce(); // phpcs:ignore -- a field of WordPress's own ?>
		<input type="hidden" name="action" value="site_redirects_read">
		<input type="hidden" name="redirection" value="1">
		<p><?php esc_html_e( 'The plugin Redirection has redirects of its own here, which the site does not follow.', 'site' ); ?> <button class="button"><?php esc_html_e( 'Check them first', 'site' ); ?></button></p>
	</form>
<?php endif; ?>
