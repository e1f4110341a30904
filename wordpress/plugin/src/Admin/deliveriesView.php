<?php
/** Recent deliveries, a section of the page that SettingsPage::show prints. */

namespace Skerry\Admin;

use Skerry\Changes\Deliveries;

$states = array(
	'waiting' => __( 'Pending', 'skerry' ),
	'sending' => __( 'Sending', 'skerry' ),
	'sent'    => __( 'Sent', 'skerry' ),
	'failed'  => __( 'Failed', 'skerry' ),
);
$rows   = Deliveries::latest();
?>
<h2><?php esc_html_e( 'Recent deliveries', 'skerry' ); ?></h2>
<p><?php esc_html_e( 'WordPress notifies the website of each change.', 'skerry' ); ?></p>
<?php SettingsPage::button( 'resend', __( 'Resend undelivered', 'skerry' ) ); ?>
<div class="skerry-table"><table class="wp-list-table widefat striped" style="margin-top:1em">
	<thead><tr>
		<th scope="col"><?php esc_html_e( 'Date', 'skerry' ); ?></th>
		<th scope="col"><?php esc_html_e( 'Change', 'skerry' ); ?></th>
		<th scope="col"><?php esc_html_e( 'Status', 'skerry' ); ?></th>
		<th scope="col"><?php esc_html_e( 'Response', 'skerry' ); ?></th>
		<th scope="col"><?php esc_html_e( 'Attempts', 'skerry' ); ?></th>
	</tr></thead>
	<tbody>
	<?php foreach ( $rows as $row ) : ?>
		<tr>
			<td><?php echo esc_html( wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $row->created ) ); ?></td>
			<td><?php echo esc_html( DeliveredChange::describe( (string) $row->body ) ); ?></td>
			<td><?php echo esc_html( $states[ $row->state ] ?? $row->state ); ?></td>
			<td><?php echo esc_html( $row->answer . ( $row->milliseconds > 0 ? "\u{a0}({$row->milliseconds}\u{a0}ms)" : '' ) ); ?></td>
			<td><?php echo esc_html( number_format_i18n( (int) $row->attempts ) ); ?></td>
		</tr>
	<?php endforeach; ?>
	<?php if ( array() === $rows ) : ?>
		<tr><td colspan="5"><?php esc_html_e( 'No deliveries yet.', 'skerry' ); ?></td></tr>
	<?php endif; ?>
	</tbody>
</table></div>
