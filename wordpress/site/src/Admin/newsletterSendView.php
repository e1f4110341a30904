<?php
/** Tools › Newsletter: controls that test and send an issue, printed by Newsletter::show. */

use Site\Admin\Newsletter;
use Site\Admin\Screen;
use Site\Languages\Languages;

$total = (int) ( $issue['total'] ?? 0 );
/* translators: %s: number of subscribers */
$readers = sprintf( _n( '%s subscriber', '%s subscribers', $total, 'site' ), number_format_i18n( $total ) );
?>
<div class="wrap">
	<?php Screen::head( __( 'Test and send', 'site' ), array( Newsletter::url( array( 'issue' => $id ) ) => __( 'Edit', 'site' ), Newsletter::url( array( 'issue' => $id, 'view' => 'preview' ) ) => __( 'Preview', 'site' ), Newsletter::url() => __( 'All issues', 'site' ) ), $fault ); ?>
	<?php if ( null !== $issue ) : ?>
		<ul>
			<?php foreach ( Newsletter::subjects( $issue ) as $language => $subject ) : ?>
				<li><strong lang="<?php echo esc_attr( $language ); ?>"><?php echo esc_html( $subject ); ?></strong> (<?php echo esc_html( Languages::all()[ $language ] ?? $language ); ?>)</li>
			<?php endforeach; ?>
		</ul>
		<?php if ( in_array( $issue['state'] ?? '', array( 'draft', 'handed-over' ), true ) ) : ?>
			<h2><?php esc_html_e( 'Send a test', 'site' ); ?></h2>
			<p><?php esc_html_e( 'You get one email for each language, with “[Test]” in its subject.', 'site' ); ?></p>
			<?php Newsletter::button( 'test', $id, __( 'Send test', 'site' ), sprintf( '<p><label for="to">%s</label><br><input type="email" class="regular-text" name="to" id="to" required value="%s"></p>', esc_html__( 'Email address', 'site' ), esc_attr( wp_get_current_user()->user_email ) ) ); ?>
		<?php endif; ?>
		<?php if ( 'draft' === ( $issue['state'] ?? '' ) ) : ?>
			<h2><?php esc_html_e( 'Send to subscribers', 'site' ); ?></h2>
			<?php /* translators: %s: number of subscribers, such as "120 subscribers" */ ?>
			<p><?php echo esc_html( sprintf( __( 'This issue goes to %s. Sending cannot be undone, but it can be paused.', 'site' ), $readers ) ); ?></p>
			<?php
			Newsletter::button(
				'send',
				$id,
				/* translators: %s: such as "120 subscribers" */
				sprintf( __( 'Send to %s', 'site' ), $readers ),
				sprintf(
					'<p><label for="perHour">%s</label><br><input type="number" name="perHour" id="perHour" min="10" max="100000" required value="%d"></p><p><label><input type="checkbox" required> %s</label></p>',
					esc_html__( 'Emails per hour', 'site' ),
					Newsletter::PACE,
					esc_html__( 'I have checked the preview or the test email', 'site' )
				),
				'button button-primary',
				/* translators: %s: such as "120 subscribers" */
				sprintf( __( 'Send this issue to %s?', 'site' ), $readers )
			);
			if ( $has_tool ) {
				printf( '<h2>%s</h2>', esc_html__( 'Mailing tool', 'site' ) );
				Newsletter::button( 'hand-over', $id, __( 'Create draft in mailing tool', 'site' ) );
			}
			?>
		<?php endif; ?>
	<?php endif; ?>
</div>
