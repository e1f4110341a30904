<?php
/** List of enquiries, printed by Enquiries::show. */

use Skerry\Admin\Enquiries;
use Skerry\Admin\Screen;
use Skerry\Admin\Undo;
?>
<div class="wrap">
	<?php Screen::head( __( 'Enquiries', 'skerry' ), fault: $list->fault, undo: Undo::button( 'enquiries', Enquiries::NONCE, array( 'action' => 'skerry_enquiries', 'do' => 'undo' ) ), search: $list->query()['s'] ); ?>
	<?php $list->show( __( 'Search enquiries', 'skerry' ) ); ?>
	<?php if ( '' === $list->fault ) : ?>
		<h2><?php esc_html_e( 'Export and delete', 'skerry' ); ?></h2>
		<div class="wp-clearfix"><?php Enquiries::button( 'export', __( 'Export all (CSV)', 'skerry' ) ); ?></div>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<?php wp_nonce_field( Enquiries::NONCE ); ?>
			<input type="hidden" name="action" value="skerry_enquiries">
			<input type="hidden" name="do" value="erase-address">
			<h3><label for="erase-address"><?php esc_html_e( 'Delete by email address', 'skerry' ); ?></label></h3>
			<p>
				<input type="email" class="regular-text" id="erase-address" name="address" required maxlength="254" aria-describedby="erase-address-help">
				<button class="button" data-skerry-ask="<?php esc_attr_e( 'Permanently delete everything that was sent from this address?', 'skerry' ); ?>"><?php esc_html_e( 'Delete permanently', 'skerry' ); ?></button>
			</p>
			<p class="description" id="erase-address-help"><?php esc_html_e( 'Deletes all enquiries from this address at once, with files and replies. This cannot be undone.', 'skerry' ); ?></p>
		</form>
	<?php endif; ?>
</div>
