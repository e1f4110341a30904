<?php
/** Tools › Redirects › Import and export. */

use Skerry\Admin\RedirectsPage;

$post = esc_url( admin_url( 'admin-post.php' ) );
?>
<h2><?php esc_html_e( 'Import', 'skerry' ); ?></h2>
<form method="post" enctype="multipart/form-data" action="<?php echo $post; // phpcs:ignore -- escaped above ?>">
	<?php wp_nonce_field( RedirectsPage::NONCE ); ?>
	<input type="hidden" name="action" value="skerry_redirects_read">
	<p><label for="file"><?php esc_html_e( 'CSV file with the columns source, target, status and note', 'skerry' ); ?></label></p>
	<p><input type="file" id="file" name="file" accept=".csv,text/csv" required> <button class="button button-primary"><?php esc_html_e( 'Check file', 'skerry' ); ?></button></p>
</form>
<?php if ( $has_plugin ) : ?>
	<form method="post" action="<?php echo $post; // phpcs:ignore -- escaped above ?>">
		<?php wp_nonce_field( RedirectsPage::NONCE ); ?>
		<input type="hidden" name="action" value="skerry_redirects_read">
		<input type="hidden" name="redirection" value="1">
		<p><?php esc_html_e( 'The Redirection plugin contains redirects that the website does not use.', 'skerry' ); ?> <button class="button"><?php esc_html_e( 'Check them', 'skerry' ); ?></button></p>
	</form>
<?php endif; ?>
<h2><?php esc_html_e( 'Export', 'skerry' ); ?></h2>
<form method="post" action="<?php echo $post; // phpcs:ignore -- escaped above ?>">
	<?php wp_nonce_field( RedirectsPage::NONCE ); ?>
	<input type="hidden" name="action" value="skerry_redirects_export">
	<p><button class="button"><?php esc_html_e( 'Export all redirects', 'skerry' ); ?></button></p>
</form>
