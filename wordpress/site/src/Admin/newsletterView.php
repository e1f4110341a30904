<?php
/** Tools, Newsletter: the list, as Newsletter::show prints it. */

use Site\Admin\Newsletter;
use Site\Admin\Notices;
use Site\Admin\Screen;
use Site\Admin\Undo;
use Site\Languages\Languages;
use Site\Settings;

$button = static function ( array $issue, string $do, string $label, string $before = '', string $class = 'button' ): void {
	$id      = (string) $issue['id'];
	$subject = (string) ( array_values( (array) ( $issue['subjects'] ?? array() ) )[0] ?? '' );
	printf( '<form method="post" action="%s" style="display:inline-block;margin:0 8px 8px 0">', esc_url( admin_url( 'admin-post.php' ) ) );
	wp_nonce_field( Newsletter::NONCE );
	printf(
		'<input type="hidden" name="action" value="site_newsletter"><input type="hidden" name="issue" value="%s"><input type="hidden" name="do" value="%s">%s<button class="%s"%s>%s<span class="screen-reader-text"> %s</span></button></form>',
		esc_attr( $id ),
		esc_attr( $do ),
		$before, // phpcs:ignore -- fields that are escaped below
		esc_attr( $class ),
		'remove' === $do ? ' data-site-ask="' . esc_attr__( 'Delete this issue?', 'site' ) . '"' : '',
		esc_html( $label ),
		esc_html( $subject )
	);
};
$field = static fn( string $id, string $label, string $input ) => sprintf( '<label for="%1$s">%2$s</label> %3$s ', esc_attr( $id ), esc_html( $label ), $input );
?>
<div class="wrap">
	<h1 class="wp-heading-inline"><?php esc_html_e( 'Newsletter', 'site' ); ?></h1>
	<a class="page-title-action" href="<?php echo esc_url( Newsletter::url( array( 'view' => 'new' ) ) ); ?>"><?php esc_html_e( 'New issue', 'site' ); ?></a>
	<hr class="wp-header-end">
	<?php Notices::print( $fault, Undo::button( 'issue', Newsletter::NONCE, array( 'action' => 'site_newsletter', 'do' => 'restore', 'issue' => wp_generate_uuid4() ) ) ); ?>
	<?php Screen::askFirst(); ?>
	<?php if ( $isRead ) : ?>
	<p>
		<?php
		/* translators: %s: numbers of subscribers by language */
		echo esc_html( sprintf( __( 'Subscribers: %s. Each gets an issue in their language; who has a language that it is not written in gets none. Opens and clicks are not counted.', 'site' ), implode( ', ', $active ) ) );
		?>
	</p>
	<?php endif; ?>
	<table class="wp-list-table widefat striped">
		<thead><tr>
			<th scope="col" class="column-primary"><?php esc_html_e( 'Subject', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'State', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Change', 'site' ); ?></th>
		</tr></thead>
		<tbody>
			<?php foreach ( $issues as $issue ) : ?>
				<?php
				$subjects = array_filter( (array) ( $issue['subjects'] ?? array() ), 'is_string' );
				$state    = (string) ( $issue['state'] ?? '' );
				$id       = (string) $issue['id'];
				?>
				<tr class="is-expanded">
					<td class="column-primary">
						<?php foreach ( array_intersect_key( Languages::all(), $subjects ) as $language => $name ) : ?>
							<div><span lang="<?php echo esc_attr( $language ); ?>"><strong><?php echo esc_html( $subjects[ $language ] ); ?></strong></span> (<?php echo esc_html( $name ); ?>)</div>
						<?php endforeach; ?>
						<?php if ( is_string( $issue['slug'] ?? null ) ) : ?>
							<a href="<?php echo esc_url( Settings::address() . Newsletter::archivePath( $issue ) ); ?>"><?php esc_html_e( 'In the archive', 'site' ); ?></a>
						<?php endif; ?>
					</td>
					<td data-colname="<?php esc_attr_e( 'State', 'site' ); ?>">
						<?php echo esc_html( Newsletter::stateOf( $issue ) ); ?>
						<?php if ( Newsletter::isBraked( $issue ) ) : ?>
							<div class="notice notice-warning inline" role="status">
								<p><?php esc_html_e( 'The mail server refused many mails, so the site paused this issue. No reader was removed, and the remaining mails wait. Ask your mail provider why, then resume.', 'site' ); ?></p>
								<?php if ( '' !== (string) $issue['brakeReply'] ) : ?>
									<p><?php esc_html_e( 'The mail server said:', 'site' ); ?> <q lang="en"><?php echo esc_html( (string) $issue['brakeReply'] ); ?></q></p>
								<?php endif; ?>
							</div>
						<?php endif; ?>
						<?php if ( in_array( $state, array( 'sending', 'paused', 'sent' ), true ) ) : ?>
							<div>
								<?php
								$queued  = (int) ( $issue['queued'] ?? 0 );
								$waiting = (int) ( $issue['waiting'] ?? 0 );
								$failed  = (int) ( $issue['failed'] ?? 0 );
								/* translators: numbers of mails */
								echo esc_html( sprintf( __( 'Gone out: %1$s. Waiting: %2$s. Given up: %3$s.', 'site' ), number_format_i18n( max( 0, $queued - $waiting - $failed ) ), number_format_i18n( $waiting ), number_format_i18n( $failed ) ) );
								?>
							</div>
						<?php endif; ?>
					</td>
					<td data-colname="<?php esc_attr_e( 'Change', 'site' ); ?>">
						<?php
						if ( 'draft' === $state || 'handed-over' === $state ) {
							printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( Newsletter::url( array( 'issue' => $id ) ) ), esc_html__( 'Change', 'site' ) );
							$button( $issue, 'test', __( 'Send a test', 'site' ), $field( "to-$id", __( 'To', 'site' ), sprintf( '<input type="email" name="to" id="to-%s" required value="%s">', esc_attr( $id ), esc_attr( wp_get_current_user()->user_email ) ) ) );
						}
						if ( 'draft' === $state ) {
							$button( $issue, 'send', __( 'Send to subscribers', 'site' ), $field( "pace-$id", __( 'Mails an hour', 'site' ), sprintf( '<input type="number" name="perHour" id="pace-%s" min="10" max="100000" required value="%d">', esc_attr( $id ), Newsletter::PACE ) ) . sprintf( '<label><input type="checkbox" required> %s</label> ', esc_html__( 'The test is read', 'site' ) ), 'button button-primary' );
							if ( $hasTool ) {
								$button( $issue, 'hand-over', __( 'As a draft into the mailing tool', 'site' ) );
							}
						}
						if ( 'draft' === $state || 'handed-over' === $state ) {
							$button( $issue, 'remove', __( 'Delete', 'site' ), '', 'button-link-delete' );
						}
						if ( 'sending' === $state ) {
							$button( $issue, 'pause', __( 'Pause', 'site' ) );
						}
						if ( 'paused' === $state ) {
							$button( $issue, 'resume', __( 'Resume', 'site' ) );
						}
						if ( Newsletter::isBraked( $issue ) ) {
							$button( $issue, 'end-refused', __( 'End subscriptions of missing mailboxes and resume', 'site' ) );
						}
						if ( (int) ( $issue['bounced'] ?? 0 ) > 0 ) {
							/* translators: %s: number of readers */
							$button( $issue, 'reactivate', sprintf( __( 'Reactivate %s bounced readers', 'site' ), number_format_i18n( (int) $issue['bounced'] ) ) );
						}
						?>
					</td>
				</tr>
			<?php endforeach; ?>
			<?php if ( $isRead && array() === $issues ) : ?>
				<tr><td colspan="3"><?php esc_html_e( 'No issue has been written yet.', 'site' ); ?></td></tr>
			<?php endif; ?>
		</tbody>
	</table>
</div>
