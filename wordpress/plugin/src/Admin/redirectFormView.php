<?php
/** Fields of a redirect, used beside the list and on the edit screen. */

use Skerry\Admin\RedirectsPage;
use Skerry\Redirects\Rules;
?>
<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
	<?php wp_nonce_field( RedirectsPage::NONCE ); ?>
	<input type="hidden" name="action" value="skerry_redirect_save">
	<input type="hidden" name="row" value="<?php echo esc_attr( (string) ( $redirect['id'] ?? 0 ) ); ?>">
	<div class="form-field form-required">
		<label for="redirect-source"><?php esc_html_e( 'Source URL', 'skerry' ); ?></label>
		<input type="text" id="redirect-source" name="source" required maxlength="<?php echo (int) Rules::MAX_SOURCE; ?>" value="<?php echo esc_attr( $form['source'] ); ?>" aria-describedby="redirect-source-help">
		<p id="redirect-source-help"><?php esc_html_e( 'A path such as /old or /da/old. Use * as a wildcard: at the end, it matches everything that follows; elsewhere, it matches one path segment.', 'skerry' ); ?></p>
	</div>
	<div class="form-field">
		<label for="redirect-target"><?php esc_html_e( 'Target URL', 'skerry' ); ?></label>
		<input type="text" id="redirect-target" name="target" maxlength="<?php echo (int) Rules::MAX_TARGET; ?>" value="<?php echo esc_attr( $form['target'] ); ?>" aria-describedby="redirect-target-help">
		<p id="redirect-target-help"><?php esc_html_e( 'A path, or a full URL (administrators only). Use * to insert what the wildcard matched. Leave empty for “410 Gone”.', 'skerry' ); ?></p>
	</div>
	<div class="form-field">
		<label for="redirect-status"><?php esc_html_e( 'Status', 'skerry' ); ?></label>
		<select id="redirect-status" name="status">
			<?php foreach ( Rules::STATUSES as $status ) : ?>
				<option value="<?php echo (int) $status; ?>"<?php selected( (int) $form['status'], $status ); ?>><?php echo esc_html( "$status " . RedirectsPage::nameOfStatus( $status ) ); ?></option>
			<?php endforeach; ?>
		</select>
	</div>
	<div class="form-field">
		<label for="redirect-note"><?php esc_html_e( 'Note', 'skerry' ); ?></label>
		<input type="text" id="redirect-note" name="note" maxlength="<?php echo (int) Rules::MAX_NOTE; ?>" value="<?php echo esc_attr( $form['note'] ); ?>">
	</div>
	<p class="submit">
		<button class="button button-primary"><?php echo esc_html( $submit ); ?></button>
		<?php if ( null !== $redirect ) : ?>
			<a class="button" href="<?php echo esc_url( RedirectsPage::url() ); ?>"><?php esc_html_e( 'Cancel', 'skerry' ); ?></a>
		<?php endif; ?>
	</p>
</form>
