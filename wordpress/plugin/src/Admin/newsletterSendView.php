<?php
/** Tools › Newsletter: controls that test and send an issue, printed by Newsletter::show. */

use Skerry\Admin\Newsletter;
use Skerry\Admin\Screen;
use Skerry\Admin\SendRequests;
use Skerry\ColleagueRequest;
use Skerry\Languages\Languages;

$request = SendRequests::text( $id );
$shown   = sprintf( '<input type="hidden" name="version" value="%s">', esc_attr( $version ) );
$total   = (int) ( $issue['total'] ?? 0 );
/* translators: %s: number of subscribers */
$readers = sprintf( _n( '%s subscriber', '%s subscribers', $total, 'skerry' ), number_format_i18n( $total ) );
?>
<div class="wrap">
	<?php Screen::head( Newsletter::sendLabel(), ( Newsletter::mayWrite() ? array( Newsletter::url( array( 'issue' => $id ) ) => __( 'Edit', 'skerry' ) ) : array() ) + array( Newsletter::url( array( 'issue' => $id, 'view' => 'preview' ) ) => __( 'Preview', 'skerry' ), Newsletter::url() => __( 'All issues', 'skerry' ) ), $fault ); ?>
	<?php if ( array() !== $mail_faults ) : ?>
		<?php /* translators: %s: comma-separated names of settings, such as "SPF, DMARC" */ ?>
		<div class="notice notice-warning" role="status"><p><?php echo esc_html( sprintf( __( 'Mail servers may reject this issue or move it to spam. Settings to correct: %s. Ask your administrator to run “npm run doctor” for details.', 'skerry' ), implode( ', ', $mail_faults ) ) ); ?></p></div>
	<?php endif; ?>
	<?php if ( null !== $issue ) : ?>
		<ul>
			<?php foreach ( Newsletter::subjects( $issue ) as $language => $subject ) : ?>
				<li><strong lang="<?php echo esc_attr( $language ); ?>"><?php echo esc_html( $subject ); ?></strong> (<?php echo esc_html( Languages::all()[ $language ] ?? $language ); ?>)</li>
			<?php endforeach; ?>
		</ul>
		<?php if ( in_array( $issue['state'] ?? '', array( 'draft', 'handed-over' ), true ) ) : ?>
			<h2><?php esc_html_e( 'Send a test', 'skerry' ); ?></h2>
			<p><?php esc_html_e( 'You get one email for each language, with “[Test]” in its subject.', 'skerry' ); ?></p>
			<?php Newsletter::button( 'test', $id, __( 'Send test', 'skerry' ), sprintf( '<p><label for="to">%s</label><br><input type="email" class="regular-text" name="to" id="to" required value="%s"%s></p>', esc_html__( 'Email address', 'skerry' ), esc_attr( wp_get_current_user()->user_email ), Newsletter::maySend() ? '' : ' readonly' ) ); ?>
		<?php endif; ?>
		<?php if ( 'draft' === ( $issue['state'] ?? '' ) ) : ?>
			<h2><?php esc_html_e( 'Send to subscribers', 'skerry' ); ?></h2>
			<?php if ( '' !== $request ) : ?>
				<div class="notice notice-info inline" style="padding-bottom:8px"><p><?php echo nl2br( esc_html( $request ) ); ?></p><?php Newsletter::button( 'withdraw', $id, __( 'Withdraw request', 'skerry' ), '', 'button-link' ); ?></div>
			<?php endif; ?>
			<?php if ( ! Newsletter::maySend() ) : ?>
				<?php if ( ! ColleagueRequest::isOpen( SendRequests::of( $id ) ) ) : ?>
				<p><?php esc_html_e( 'A colleague must check and send this issue. Colleagues who may send it receive your request by email.', 'skerry' ); ?></p>
				<?php Newsletter::button( 'request', $id, __( 'Request sending', 'skerry' ), sprintf( '<p><label for="note">%s</label><br><textarea class="large-text" style="max-width:40rem" rows="3" maxlength="1000" name="note" id="note"></textarea></p>', esc_html__( 'Note (optional)', 'skerry' ) ), 'button button-primary' ); ?>
				<?php endif; ?>
			<?php else : ?>
			<?php /* translators: %s: number of subscribers, such as "120 subscribers" */ ?>
			<p><?php echo esc_html( sprintf( __( 'This issue goes to %s. Sending cannot be undone, but it can be paused.', 'skerry' ), $readers ) ); ?></p>
			<?php
			Newsletter::button(
				'send',
				$id,
				/* translators: %s: such as "120 subscribers" */
				sprintf( __( 'Send to %s', 'skerry' ), $readers ),
				sprintf(
					$shown . '<p><label for="perHour">%s</label><br><input type="number" name="perHour" id="perHour" min="10" max="100000" required value="%d"></p><p><label><input type="checkbox" required> %s</label></p>',
					esc_html__( 'Emails per hour', 'skerry' ),
					Newsletter::PACE,
					esc_html__( 'I have checked the preview or the test email', 'skerry' )
				),
				'button button-primary',
				/* translators: %s: such as "120 subscribers" */
				sprintf( __( 'Send this issue to %s?', 'skerry' ), $readers )
			);
			if ( $has_tool ) {
				printf( '<h2>%s</h2>', esc_html__( 'Mailing tool', 'skerry' ) );
				Newsletter::button( 'hand-over', $id, __( 'Create draft in mailing tool', 'skerry' ), $shown );
			}
			?>
			<?php endif; ?>
		<?php endif; ?>
	<?php endif; ?>
</div>
