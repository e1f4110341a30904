<?php
/** Enquiries: one, as Enquiries::show prints it. */

use Site\Admin\Enquiries;
use Site\Admin\Notices;
use Site\Settings;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Enquiry', 'site' ); ?></h1>
	<p><a href="<?php echo esc_url( Enquiries::url() ); ?>"><?php esc_html_e( 'To the list', 'site' ); ?></a></p>
	<?php Notices::print( $fault ); ?>
	<?php if ( null !== $one ) : ?>
		<?php $to = is_string( $one['emailAddress'] ?? null ) ? $one['emailAddress'] : null; ?>
		<table class="form-table">
			<?php foreach ( Enquiries::fields( $one ) as $field ) : ?>
				<tr><th scope="row"><?php echo esc_html( $field['name'] ); ?></th><td style="white-space:pre-wrap;overflow-wrap:anywhere"><?php echo esc_html( $field['value'] ); ?></td></tr>
			<?php endforeach; ?>
			<?php if ( array() !== Enquiries::files( $one ) ) : ?>
				<tr><th scope="row"><?php esc_html_e( 'Files', 'site' ); ?></th><td>
					<?php
					foreach ( Enquiries::files( $one ) as $file ) {
						Enquiries::button( 'file', $file['name'] . ' (' . size_format( $file['bytes'] ) . ')', array( 'enquiry' => (string) ( $one['id'] ?? '' ), 'file' => $file['id'] ) );
					}
					?>
					<p class="description"><?php esc_html_e( 'They come from somebody unknown: open them only where you would open an attachment of a mail.', 'site' ); ?></p>
				</td></tr>
			<?php endif; ?>
			<tr><th scope="row"><?php esc_html_e( 'Form', 'site' ); ?></th><td><?php echo esc_html( Enquiries::kind( $one ) . ', ' . (string) ( $one['locale'] ?? '' ) ); ?></td></tr>
			<?php if ( is_string( $one['page'] ?? null ) ) : ?>
				<tr><th scope="row"><?php esc_html_e( 'Page', 'site' ); ?></th><td><a href="<?php echo esc_url( Settings::address() . $one['page'] ); ?>"><?php echo esc_html( $one['page'] ); ?></a></td></tr>
			<?php endif; ?>
			<?php foreach ( array_filter( (array) ( $one['campaign'] ?? array() ), 'is_string' ) as $name => $value ) : ?>
				<tr><th scope="row"><?php echo esc_html( "utm_$name" ); ?></th><td style="overflow-wrap:anywhere"><?php echo esc_html( $value ); ?></td></tr>
			<?php endforeach; ?>
			<tr><th scope="row"><?php esc_html_e( 'Sent', 'site' ); ?></th><td><?php echo esc_html( Enquiries::time( $one['createdAt'] ?? null ) ); ?></td></tr>
			<tr><th scope="row"><?php esc_html_e( 'Answered', 'site' ); ?></th><td><?php echo esc_html( Enquiries::time( $one['answeredAt'] ?? null ) ); ?></td></tr>
		</table>
		<h2><?php esc_html_e( 'Answer', 'site' ); ?></h2>
		<?php if ( null === $to ) : ?>
			<p><?php esc_html_e( 'The sender gave no email address.', 'site' ); ?></p>
		<?php else : ?>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<?php wp_nonce_field( Enquiries::NONCE ); ?>
				<input type="hidden" name="action" value="site_enquiries">
				<input type="hidden" name="do" value="answer">
				<input type="hidden" name="enquiry" value="<?php echo esc_attr( (string) ( $one['id'] ?? '' ) ); ?>">
				<input type="hidden" name="answerId" value="<?php echo esc_attr( wp_generate_uuid4() ); ?>">
				<p>
					<label for="text">
						<?php
						/* translators: an email address */
						echo esc_html( sprintf( __( 'To %s, with what was asked below it', 'site' ), $to ) );
						?>
					</label><br>
					<textarea class="large-text" rows="8" id="text" name="text" required maxlength="10000"><?php echo esc_textarea( $typed ); ?></textarea>
				</p>
				<button class="button button-primary"><?php esc_html_e( 'Send the answer', 'site' ); ?></button>
			</form>
		<?php endif; ?>
		<h2><?php esc_html_e( 'State', 'site' ); ?></h2>
		<?php
		$fields = array( 'enquiry' => (string) ( $one['id'] ?? '' ) );
		if ( is_numeric( $one['doneAt'] ?? null ) ) {
			Enquiries::button( 'open', __( 'Mark as open', 'site' ), $fields );
		} else {
			Enquiries::button( 'done', __( 'Mark as done', 'site' ), $fields );
		}
		Enquiries::button( 'erase', __( 'Erase', 'site' ), $fields, 'button', true );
		?>
	<?php endif; ?>
</div>
