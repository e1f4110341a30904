<?php
/** Enquiry with its replies, printed by Enquiries::show. */

use Skerry\Admin\Enquiries;
use Skerry\Admin\Screen;
use Skerry\Settings;
?>
<style>
	.skerry-thread { margin: 16px 0; max-width: 60rem; padding: 12px 16px; background: #fff; border: 1px solid #c3c4c7; border-inline-start: 4px solid #c3c4c7; }
	.skerry-thread.is-reply { border-inline-start-color: #2271b1; margin-inline-start: 24px; }
	.skerry-thread h2 { margin: 0 0 8px; font-size: 14px; }
	.skerry-thread .text { white-space: pre-wrap; overflow-wrap: anywhere; }
	.skerry-thread dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 6px 16px; margin: 0; }
	.skerry-thread dt { font-weight: 600; overflow-wrap: anywhere; }
	.skerry-thread dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
	@media (max-width: 782px) { .skerry-thread dl { grid-template-columns: 1fr; gap: 2px; } .skerry-thread dd { margin-block-end: 8px; } .skerry-thread.is-reply { margin-inline-start: 0; } }
</style>
<div class="wrap">
	<?php Screen::head( null === $enquiry ? __( 'Enquiry', 'skerry' ) : sprintf( /* translators: %s: name of the sender */ __( 'Enquiry from %s', 'skerry' ), Enquiries::sender( $enquiry ) ), array( Enquiries::url() => __( 'All enquiries', 'skerry' ) ), $fault ); ?>
	<?php if ( null !== $enquiry ) : ?>
		<?php
		$id   = (string) ( $enquiry['id'] ?? '' );
		$email   = is_string( $enquiry['emailAddress'] ?? null ) ? $enquiry['emailAddress'] : null;
		$rows = array( __( 'Form', 'skerry' ) => esc_html( Enquiries::kind( $enquiry ) ) );
		if ( is_string( $enquiry['page'] ?? null ) ) {
			$rows[ __( 'Page', 'skerry' ) ] = sprintf( '<a href="%s">%s</a>', esc_url( Settings::address() . $enquiry['page'] ), esc_html( $enquiry['page'] ) );
		}
		$rows[ __( 'Language', 'skerry' ) ] = esc_html( \Skerry\Languages\Languages::all()[ $enquiry['locale'] ?? '' ] ?? (string) ( $enquiry['locale'] ?? '' ) );
		foreach ( array_filter( (array) ( $enquiry['campaign'] ?? array() ), 'is_string' ) as $name => $value ) {
			$rows[ "utm_$name" ] = esc_html( $value );
		}
		$rows[ __( 'Status', 'skerry' ) ] = esc_html( is_numeric( $enquiry['trashedAt'] ?? null ) ? __( 'In the Trash', 'skerry' ) : Enquiries::state( $enquiry ) );
		?>
		<section class="skerry-thread">
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
				<h2 style="margin-top:16px"><?php esc_html_e( 'Files', 'skerry' ); ?></h2>
				<div class="wp-clearfix">
				<?php
				foreach ( Enquiries::files( $enquiry ) as $file ) {
					Enquiries::button( 'file', $file['name'] . ' (' . size_format( $file['bytes'] ) . ')', array( 'enquiry' => $id, 'file' => $file['id'] ) );
				}
				?>
				</div>
				<p class="description"><?php esc_html_e( 'A visitor uploaded these files. Treat them like email attachments from an unknown sender.', 'skerry' ); ?></p>
			<?php endif; ?>
		</section>
		<?php foreach ( Enquiries::replies( $enquiry ) as $reply ) : ?>
			<section class="skerry-thread is-reply">
				<?php /* translators: 1: name of a colleague, 2: date and time */ ?>
				<h2><?php echo esc_html( sprintf( __( 'Reply from %1$s, %2$s', 'skerry' ), $reply['author'] ?? __( '(no name)', 'skerry' ), Enquiries::time( $reply['createdAt'] ?? null ) ) ); ?></h2>
				<p class="text"><?php echo esc_html( $reply['text'] ); ?></p>
				<p class="description"><?php echo esc_html( Enquiries::delivery( $reply ) ); ?><?php if ( is_string( $reply['error'] ?? null ) && '' !== $reply['error'] ) : ?>: <q lang="en"><?php echo esc_html( $reply['error'] ); ?></q><?php endif; ?></p>
			</section>
		<?php endforeach; ?>
		<?php if ( array() === Enquiries::replies( $enquiry ) && is_numeric( $enquiry['answeredAt'] ?? null ) ) : ?>
			<?php /* translators: %s: date and time */ ?>
			<p><?php echo esc_html( sprintf( __( 'Answered %s. The text of this reply was not stored.', 'skerry' ), Enquiries::time( $enquiry['answeredAt'] ) ) ); ?></p>
		<?php endif; ?>
		<?php if ( ! is_numeric( $enquiry['trashedAt'] ?? null ) ) : ?>
			<h2><?php esc_html_e( 'Reply', 'skerry' ); ?></h2>
			<?php if ( null === $email ) : ?>
				<p><?php esc_html_e( 'The sender did not provide an email address.', 'skerry' ); ?></p>
			<?php else : ?>
				<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<?php wp_nonce_field( Enquiries::NONCE ); ?>
					<input type="hidden" name="action" value="skerry_enquiries">
					<input type="hidden" name="do" value="answer">
					<input type="hidden" name="enquiry" value="<?php echo esc_attr( $id ); ?>">
					<input type="hidden" name="answerId" value="<?php echo esc_attr( wp_generate_uuid4() ); ?>">
					<p>
						<?php /* translators: %s: email address */ ?>
						<label for="text"><?php echo esc_html( sprintf( __( 'Reply to %s (the enquiry is quoted below)', 'skerry' ), $email ) ); ?></label><br>
						<textarea class="large-text" style="max-width:60rem" rows="8" id="text" name="text" required maxlength="<?php echo (int) Enquiries::MAX_TEXT; ?>"><?php echo esc_textarea( $input ); ?></textarea>
					</p>
					<p><button class="button button-primary"><?php esc_html_e( 'Send reply', 'skerry' ); ?></button></p>
				</form>
			<?php endif; ?>
		<?php endif; ?>
		<div class="wp-clearfix" style="margin-top:24px">
		<?php
		$fields = array( 'enquiry' => $id );
		if ( is_numeric( $enquiry['trashedAt'] ?? null ) ) {
			Enquiries::button( 'untrash', __( 'Restore', 'skerry' ), $fields );
			Enquiries::button( 'delete', __( 'Delete permanently', 'skerry' ), $fields, 'button', __( 'Permanently delete this enquiry, with its files and replies?', 'skerry' ) );
		} else {
			is_numeric( $enquiry['doneAt'] ?? null ) ? Enquiries::button( 'reopen', __( 'Reopen', 'skerry' ), $fields ) : Enquiries::button( 'close', __( 'Close without a reply', 'skerry' ), $fields );
			Enquiries::button( 'trash', __( 'Move to Trash', 'skerry' ), $fields );
		}
		?>
		</div>
	<?php endif; ?>
</div>
