<?php
/**
 * What SettingsPage::show prints.
 *
 * @var bool $unseen
 * @var bool $ownerUnseen
 * @var string|null $preview
 */

namespace Site\Admin;

use Site\Changes\Deliveries;
use Site\Content\Permalinks;
use Site\Demonstration\Import;
use Site\Settings;
use Site\States;

$states = array(
	'waiting' => __( 'waiting', 'site' ),
	'sending' => __( 'on its way', 'site' ),
	'sent'    => __( 'sent', 'site' ),
	'failed'  => __( 'given up', 'site' ),
);
$marks = array(
	'ok'      => array( '✓', __( 'there', 'site' ) ),
	'warning' => array( '!', __( 'better changed', 'site' ) ),
	'error'   => array( '✗', __( 'missing', 'site' ) ),
);
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Site', 'site' ); ?></h1>
	<?php Notices::print(); ?>

	<h2><?php esc_html_e( 'Where the site is', 'site' ); ?></h2>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<input type="hidden" name="action" value="site_save">
		<?php SettingsPage::nonce(); ?>
		<label for="site-address"><?php esc_html_e( 'Address', 'site' ); ?></label>
		<input id="site-address" name="address" type="url" class="regular-text" placeholder="https://www.example.com"
			value="<?php echo esc_attr( Settings::address() ); ?>" <?php disabled( defined( 'SITE_URL' ) ); ?>>
		<button class="button button-primary"><?php esc_html_e( 'Save', 'site' ); ?></button>
	</form>

	<h2><?php esc_html_e( 'Secret', 'site' ); ?></h2>
	<?php if ( $unseen ) : ?>
		<p><?php esc_html_e( 'Copy this into REVALIDATE_SECRET of the site. It is shown this once.', 'site' ); ?></p>
		<p><code style="user-select:all;overflow-wrap:anywhere"><?php echo esc_html( Settings::secret() ); ?></code></p>
	<?php else : ?>
		<p><?php esc_html_e( 'WordPress and the site share a secret. It is not shown again; a new one has to be given to the site as well.', 'site' ); ?></p>
	<?php endif; ?>
	<?php
	if ( ! defined( 'SITE_SECRET' ) ) {
		SettingsPage::button( 'secret', __( 'Make a new secret', 'site' ) );
	}
	?>

	<h2><?php esc_html_e( 'Owner’s secret', 'site' ); ?></h2>
	<p><?php esc_html_e( 'With it the screens Enquiries, Newsletter, Figures and Visits ask the site. Who has it can read enquiries and send the newsletter.', 'site' ); ?></p>
	<?php if ( $ownerUnseen ) : ?>
		<p><?php esc_html_e( 'Copy this into OWNER_SECRET of the site. It is shown this once.', 'site' ); ?></p>
		<p><code style="user-select:all;overflow-wrap:anywhere"><?php echo esc_html( Settings::ownerSecret() ); ?></code></p>
	<?php endif; ?>
	<?php
	if ( ! defined( 'SITE_OWNER_SECRET' ) ) {
		SettingsPage::button( 'owner-secret', '' === Settings::ownerSecret() ? __( 'Make an owner’s secret', 'site' ) : __( 'Make a new owner’s secret', 'site' ) );
	}
	?>

	<?php if ( ! defined( 'SITE_SECRET' ) || ! defined( 'SITE_OWNER_SECRET' ) ) : ?>
		<p class="description"><?php esc_html_e( 'Both secrets are safer as the constants SITE_SECRET and SITE_OWNER_SECRET in wp-config.php: a copy of the database, such as a backup, does not contain them then.', 'site' ); ?></p>
	<?php endif; ?>

	<h2><?php esc_html_e( 'What the site needs', 'site' ); ?></h2>
	<div class="site-table"><table class="widefat striped" style="max-width:60rem">
		<tbody>
		<?php foreach ( States::all() as $row ) : ?>
			<tr>
				<td class="site-state site-state-<?php echo esc_attr( $row['state'] ); ?>"><?php echo esc_html( $marks[ $row['state'] ][0] ); ?> <span class="screen-reader-text"><?php echo esc_html( $marks[ $row['state'] ][1] ); ?></span></td>
				<th scope="row"><?php echo esc_html( $row['name'] ); ?></th>
				<td><?php echo esc_html( $row['detail'] ); ?></td>
				<td><?php echo esc_html( $row['advice'] ); ?></td>
			</tr>
		<?php endforeach; ?>
		</tbody>
	</table></div>

	<?php if ( ! Permalinks::areRight() ) : ?>
		<h3><?php esc_html_e( 'Addresses that would change', 'site' ); ?></h3>
		<p class="site-work-text"><?php esc_html_e( 'WordPress has other addresses than the site, and keeps them until you agree: articles and categories are not found on the site by these. The button changes them as below. The site then leads from the old addresses of articles to the new ones; old addresses of categories and of lists by date or author lead nowhere.', 'site' ); ?></p>
		<div class="site-table"><table class="widefat striped" style="max-width:60rem">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'What', 'site' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Now', 'site' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Then', 'site' ); ?></th>
			</tr></thead>
			<tbody>
			<?php foreach ( Permalinks::changes() as $change ) : ?>
				<tr>
					<th scope="row"><?php echo esc_html( $change['name'] ); ?></th>
					<td><code><?php echo esc_html( $change['now'] ); ?></code></td>
					<td><code><?php echo esc_html( $change['then'] ); ?></code></td>
				</tr>
			<?php endforeach; ?>
			</tbody>
		</table></div>
		<p><?php SettingsPage::button( 'permalinks', __( 'Set the permalinks', 'site' ) ); ?></p>
	<?php endif; ?>

	<h2><?php esc_html_e( 'Try it', 'site' ); ?></h2>
	<p>
		<?php SettingsPage::button( 'test', __( 'Call the site', 'site' ) ); ?>
		<?php if ( null !== $preview ) : ?>
			<a class="button" href="<?php echo esc_url( $preview ); ?>" target="_blank"><?php esc_html_e( 'Open a preview', 'site' ); ?></a>
		<?php endif; ?>
	</p>
	<?php
	if ( Import::isPossible() ) {
		require __DIR__ . '/longWorkView.php';
	}
	?>

	<h2><?php esc_html_e( 'Last deliveries', 'site' ); ?></h2>
	<?php SettingsPage::button( 'resend', __( 'Send again what has not arrived', 'site' ) ); ?>
	<div class="site-table"><table class="widefat striped" style="margin-top:1em">
		<thead><tr>
			<th scope="col"><?php esc_html_e( 'When', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'State', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Answer', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Attempts', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'What', 'site' ); ?></th>
		</tr></thead>
		<tbody>
		<?php foreach ( Deliveries::last() as $row ) : ?>
			<tr>
				<td style="white-space:nowrap"><?php echo esc_html( wp_date( 'Y-m-d H:i:s', (int) $row->created ) ); ?></td>
				<td><?php echo esc_html( $states[ $row->state ] ?? $row->state ); ?></td>
				<td><?php echo esc_html( $row->answer . ( $row->milliseconds > 0 ? "\u{a0}({$row->milliseconds}\u{a0}ms)" : '' ) ); ?></td>
				<td><?php echo esc_html( $row->attempts ); ?></td>
				<td><code style="overflow-wrap:anywhere"><?php echo esc_html( mb_strimwidth( $row->body, 0, 160, '…' ) ); ?></code></td>
			</tr>
		<?php endforeach; ?>
		</tbody>
	</table></div>
</div>
