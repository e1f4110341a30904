<?php
/**
 * View printed by SettingsPage::show.
 *
 * @var bool $is_unseen
 * @var bool $is_owner_unseen
 * @var string|null $preview
 */

namespace Skerry\Admin;

use Skerry\Content\Permalinks;
use Skerry\Demonstration\Import;
use Skerry\Settings;
use Skerry\States;

$marks = array(
	'ok'      => array( '✓', __( 'OK', 'skerry' ) ),
	'warning' => array( '!', __( 'Recommended improvement', 'skerry' ) ),
	'error'   => array( '✗', __( 'Missing', 'skerry' ) ),
);
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Website', 'skerry' ); ?></h1>
	<hr class="wp-header-end">
	<?php Notices::print(); ?>

	<h2><?php esc_html_e( 'Connection', 'skerry' ); ?></h2>
	<table class="form-table" role="presentation">
		<tr>
			<th scope="row"><label for="skerry-address"><?php esc_html_e( 'Website address', 'skerry' ); ?></label></th>
			<td>
				<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<input type="hidden" name="action" value="skerry_save">
					<?php SettingsPage::nonce(); ?>
					<input id="skerry-address" name="address" type="url" class="regular-text" placeholder="https://www.example.com" aria-describedby="skerry-address-help"
						value="<?php echo esc_attr( Settings::address() ); ?>" <?php disabled( defined( 'SITE_URL' ) ); ?>>
					<button class="button button-primary" <?php disabled( defined( 'SITE_URL' ) ); ?>><?php esc_html_e( 'Save Changes', 'skerry' ); ?></button>
					<p class="description" id="skerry-address-help"><?php defined( 'SITE_URL' ) ? esc_html_e( 'Set by SITE_URL in wp-config.php.', 'skerry' ) : esc_html_e( 'Address that visitors open, without a path.', 'skerry' ); ?></p>
				</form>
			</td>
		</tr>
		<tr>
			<th scope="row"><?php esc_html_e( 'Secret', 'skerry' ); ?></th>
			<td>
				<?php
				if ( $is_unseen ) {
					/* translators: %s: name of an environment variable */
					SettingsPage::secret( 'skerry-secret', Settings::secret(), __( 'Secret', 'skerry' ), sprintf( __( 'Copy this value to %s on the website’s server. It is shown only once.', 'skerry' ), 'REVALIDATE_SECRET' ) );
				} else {
					printf( '<p>%s</p>', esc_html__( 'A shared secret is set. If you create a new one, update the website as well.', 'skerry' ) );
				}
				if ( ! defined( 'SITE_SECRET' ) ) {
					SettingsPage::button( 'secret', __( 'Create new secret', 'skerry' ), 'button', $is_unseen ? '' : __( 'Create a new secret? The website stays disconnected until you add the new secret to its configuration.', 'skerry' ) );
				}
				?>
			</td>
		</tr>
		<tr>
			<th scope="row"><?php esc_html_e( 'Owner secret', 'skerry' ); ?></th>
			<td>
				<?php
				if ( $is_owner_unseen ) {
					/* translators: %s: name of an environment variable */
					SettingsPage::secret( 'skerry-owner-secret', Settings::ownerSecret(), __( 'Owner secret', 'skerry' ), sprintf( __( 'Copy this value to %s on the website’s server. It is shown only once.', 'skerry' ), 'OWNER_SECRET' ) );
				}
				printf( '<p>%s</p>', esc_html__( 'Lets WordPress read enquiries and statistics and send the newsletter. Keep it private.', 'skerry' ) );
				if ( ! defined( 'SITE_OWNER_SECRET' ) ) {
					$has_secret = '' !== Settings::ownerSecret();
					SettingsPage::button( 'owner-secret', $has_secret ? __( 'Create new owner secret', 'skerry' ) : __( 'Create owner secret', 'skerry' ), 'button', $has_secret && ! $is_owner_unseen ? __( 'Create a new secret? The website stays disconnected until you add the new secret to its configuration.', 'skerry' ) : '' );
				}
				?>
			</td>
		</tr>
		<tr>
			<th scope="row"><?php esc_html_e( 'Tools', 'skerry' ); ?></th>
			<td>
				<?php SettingsPage::button( 'test', __( 'Test connection', 'skerry' ) ); ?>
				<?php if ( null !== $preview ) : ?>
					<a class="button" href="<?php echo esc_url( $preview ); ?>" target="_blank"><?php esc_html_e( 'Open preview', 'skerry' ); ?></a>
				<?php endif; ?>
			</td>
		</tr>
	</table>

	<?php if ( ! defined( 'SITE_SECRET' ) || ! defined( 'SITE_OWNER_SECRET' ) ) : ?>
		<p class="description skerry-work-text"><?php esc_html_e( 'To keep both secrets out of the database and its backups, define SITE_SECRET and SITE_OWNER_SECRET in wp-config.php.', 'skerry' ); ?></p>
	<?php endif; ?>

	<h2><?php esc_html_e( 'Status', 'skerry' ); ?></h2>
	<div class="skerry-table"><table class="widefat striped" style="max-width:60rem">
		<tbody>
		<?php foreach ( States::all() as $row ) : ?>
			<tr>
				<td class="skerry-state skerry-state-<?php echo esc_attr( $row['state'] ); ?>"><?php echo esc_html( $marks[ $row['state'] ][0] ); ?> <span class="screen-reader-text"><?php echo esc_html( $marks[ $row['state'] ][1] ); ?></span></td>
				<th scope="row"><?php echo esc_html( $row['name'] ); ?></th>
				<td><?php echo esc_html( $row['detail'] ); ?></td>
				<td><?php echo esc_html( $row['advice'] ); ?></td>
			</tr>
		<?php endforeach; ?>
		</tbody>
	</table></div>

	<?php if ( ! Permalinks::areSet() ) : ?>
		<h3><?php esc_html_e( 'Permalinks that will change', 'skerry' ); ?></h3>
		<p class="skerry-work-text"><?php esc_html_e( 'WordPress’s permalinks differ from the website’s, so links to posts and categories lead to a “not found” page. “Update permalinks” changes them as shown below. Old post addresses will redirect to the new ones; old category, date and author addresses will not.', 'skerry' ); ?></p>
		<div class="skerry-table"><table class="widefat striped" style="max-width:60rem">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Content', 'skerry' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Current', 'skerry' ); ?></th>
				<th scope="col"><?php esc_html_e( 'New', 'skerry' ); ?></th>
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
		<p><?php SettingsPage::button( 'permalinks', __( 'Update permalinks', 'skerry' ) ); ?></p>
	<?php endif; ?>

	<?php
	if ( Import::isPossible() ) {
		require __DIR__ . '/longWorkView.php';
	}
	require __DIR__ . '/rightsView.php';
	require __DIR__ . '/deliveriesView.php';
	?>
</div>
