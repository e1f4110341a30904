<?php
/** Enquiry with its replies, printed by Enquiries::show. */

use Site\Admin\Enquiries;
use Site\Admin\Screen;
use Site\Settings;
?>
<style>
	.site-thread { margin: 16px 0; max-width: 60rem; padding: 12px 16px; background: #fff; border: 1px solid #c3c4c7; border-inline-start: 4px solid #c3c4c7; }
	.site-thread.is-reply { border-inline-start-color: #2271b1; margin-inline-start: 24px; }
	.site-thread h2 { margin: 0 0 8px; font-size: 14px; }
	.site-thread .text { white-space: pre-wrap; overflow-wrap: anywhere; }
	.site-thread dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 6px 16px; margin: 0; }
	.site-thread dt { font-weight: 600; overflow-wrap: anywhere; }
	.site-thread dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
	@media (max-width: 782px) { .site-thread dl { grid-template-columns: 1fr; gap: 2px; } .site-thread dd { margin-block-end: 8px; } .site-thread.is-reply { margin-inline-start: 0; } }
</style>
<div class="wrap">
	<?php Screen::head( null === $enquiry ? __( 'Enquiry', 'site' ) : sprintf( /* translators: %s: name of the sender */ __( 'Enquiry from %s', 'site' ), Enquiries::sender( $enquiry ) ), array( Enquiries::url() => __( 'All enquiries', 'site' ) ), $fault ); ?>
	<?php if ( null !== $enquiry ) : ?>
		<?php
		$id   = (string) ( $enquiry['id'] ?? '' );
		$email   = is_string( $enquiry['emailAddress'] ?? null ) ? $enquiry['emailAddress'] : null;
		$rows = array( __( 'Form', 'site' ) => esc_html( Enquiries::kind( $enquiry ) ) );
		if ( is_string( $enquiry['page'] ?? null ) ) {
			$rows[ __( 'Page', 'site' ) ] = sprintf( '<a href="%s">%s</a>', esc_url( Settings::address() . $enquiry['page'] ), esc_html( $enquiry['page'] ) );
		}
		$rows[ __( 'Language', 'site' ) ] = esc_html( \Site\Languages\Languages::all()[ $enquiry['locale'] ?? '' ] ?? (string) ( $enquiry['locale'] ?? '' ) );
		foreach ( array_filter( (array) ( $enquiry['campaign'] ?? array() ), 'is_string' ) as $name => $value ) {
			$rows[ "utm_$name" ] = esc_html( $value );
		}
		$rows[ __( 'Status', 'site' ) ] = esc_html( is_numeric( $enquiry['trashedAt'] ?? null ) ? __( 'In the Trash', 'site' ) : Enquiries::state( $enquiry ) );
		?>
		<section class="site-thread">
			<h2><?php echo esc_html( Enquiries::sender( $enquiry ) . ', ' . Enquiries::time( $enquiry['createdAt'] ?? null ) ); ?></h2>
			<dl>
				<?php foreach ( Enquiries::fields( $enquiry ) as $field ) : ?>
					<dt><?php echo esc_html( $field['label'] ); ?></dt><dd><?php echo esc_html( $field['value'] ); ?></dd>
				<?php endforeach; ?>
				<?php foreach ( $rows as $label => $html ) : ?>
					<dt><?php echo esc_html( $label ); ?></dt><dd><?php echo $html; // phpcs:ignore -- escaped above ?></dd>
				<?php endforeach; ?>
			</dl>
			<?php if ( array() !== Enquiries::files( $enquiry ) ) : ?>
				<h2 style="margin-top:16px"><?php esc_html_e( 'Files', 'site' ); ?></h2>
				<div class="wp-clearfix">
				<?php
				foreach ( Enquiries::files( $enquiry ) as $file ) {
					Enquiries::button( 'file', $file['name'] . ' (' . size_format( $file['bytes'] ) . ')', array( 'enquiry' => $id, 'file' => $file['id'] ) );
				}
				?>
				</div>
				<p class="description"><?php esc_html_e( 'A visitor uploaded these files. Treat them like email attachments from an unknown sender.', 'site' ); ?></p>
			<?php endif; ?>
		</section>
		<?php foreach ( Enquiries::replies( $enquiry ) as $reply ) : ?>
			<section class="site-thread is-reply">
				<?php /* translators: 1: name of a colleague, 2: date and time */ ?>
				<h2><?php echo esc_html( sprintf( __( 'Reply from %1$s, %2$s', 'site' ), $reply['author'] ?? __( '(no name)', 'site' ), Enquiries::time( $reply['createdAt'] ?? null ) ) ); ?></h2>
				<p class="text"><?php echo esc_html( $reply['text'] ); ?></p>
				<p class="description"><?php echo esc_html( Enquiries::delivery( $reply ) ); ?><?php if ( is_string( $reply['error'] ?? null ) && '' !== $reply['error'] ) : ?>: <q lang="en"><?php echo esc_html( $reply['error'] ); ?></q><?php endif; ?></p>
			</section>
		<?php endforeach; ?>
		<?php if ( array() === Enquiries::replies( $enquiry ) && is_numeric( $enquiry['answeredAt'] ?? null ) ) : ?>
			<?php /* translators: %s: date and time */ ?>
			<p><?php echo esc_html( sprintf( __( 'Answered %s. The text of this reply was not stored.', 'site' ), Enquiries::time( $enquiry['answeredAt'] ) ) ); ?></p>
		<?php endif; ?>
		<?php if ( ! is_numeric( $enquiry['trashedAt'] ?? null ) ) : ?>
			<h2><?php esc_html_e( 'Reply', 'site' ); ?></h2>
			<?php if ( null === $email ) : ?>
				<p><?php esc_html_e( 'The sender did not provide an email address.', 'site' ); ?></p>
			<?php else : ?>
				<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<?php wp_nonce_field( Enquiries::NONCE ); ?>
					<input type="hidden" name="action" value="site_enquiries">
					<input type="hidden" name="do" value="answer">
					<input type="hidden" name="enquiry" value="<?php echo esc_attr( $id ); ?>">
					<input type="hidden" name="answerId" value="<?php echo esc_attr( wp_generate_uuid4() ); ?>">
					<p>
						<?php /* translators: %s: email address */ ?>
						<label for="text"><?php echo esc_html( sprintf( __( 'Reply to %s (the enquiry is quoted below)', 'site' ), $email ) ); ?></label><br>
						<textarea class="large-text" style="max-width:60rem" rows="8" id="text" name="text" required maxlength="<?php echo (int) Enquiries::MAX_TEXT; ?>"><?php echo esc_textarea( $input ); ?></textarea>
					</p>
					<p><button class="button button-primary"><?php esc_html_e( 'Send reply', 'site' ); ?></button></p>
				</form>
			<?php endif; ?>
		<?php endif; ?>
		<div class="wp-clearfix" style="margin-top:24px">
		<?php
		$fields = array( 'enquiry' => $id );
		if ( is_numeric( $enquiry['trashedAt'] ?? null ) ) {
			Enquiries::button( 'untrash', __( 'Restore', 'site' ), $fields );
			Enquiries::button( 'delete', __( 'Delete permanently', 'site' ), $fields, 'button', __( 'Permanently delete this enquiry, with its files and replies?', 'site' ) );
		} else {
			is_numeric( $enquiry['doneAt'] ?? null ) ? Enquiries::button( 'reopen', __( 'Reopen', 'site' ), $fields ) : Enquiries::button( 'close', __( 'Close without a reply', 'site' ), $fields );
			Enquiries::button( 'trash', __( 'Move to Trash', 'site' ), $fields );
		}
		?>
		</div>
	<?php endif; ?>
</div>
