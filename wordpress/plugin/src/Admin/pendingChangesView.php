<?php
/** Tools › Pending changes, printed by PendingChangesPage::show. */

use Skerry\Admin\PendingChangeTexts;
use Skerry\Admin\Screen;
use Skerry\Editing\SharedChanges;
?>
<div class="wrap">
	<?php Screen::head( __( 'Pending changes', 'skerry' ), undo: $undo, search: $list?->query()['s'] ?? '' ); ?>
	<p><?php esc_html_e( 'Saved changes that are not published yet. Select several to publish them together.', 'skerry' ); ?></p>
	<?php $list?->show( __( 'Search changes', 'skerry' ) ); ?>

	<?php if ( array() !== $links ) : ?>
		<h2><?php esc_html_e( 'Share links', 'skerry' ); ?></h2>
		<p><?php esc_html_e( 'Anyone with the link can browse the website with these changes, without an account, until it expires. Later edits to a pending change are included; published or deleted changes are no longer shown.', 'skerry' ); ?></p>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<?php wp_nonce_field( $nonce ); ?>
			<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
			<?php // The table is wider than a phone screen. ?>
			<div style="overflow-x:auto"><table class="wp-list-table widefat striped">
				<thead><tr><th scope="col"><?php esc_html_e( 'Link', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Pending changes', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Created by', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Expires', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Action', 'skerry' ); ?></th></tr></thead>
				<tbody>
					<?php foreach ( $links as $name => $link ) : ?>
						<?php $titles = implode( ', ', array_map( 'get_the_title', $link['posts'] ) ); ?>
						<tr>
							<td><input type="text" class="large-text code" style="min-width:14em" readonly onfocus="this.select()" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Link', 'skerry' ), $titles ) ); ?>" value="<?php echo esc_attr( SharedChanges::link( $name ) ?? __( 'The website’s address is not set yet. Enter it under Settings › Website.', 'skerry' ) ); ?>"></td>
							<td><?php echo esc_html( $titles ); ?></td>
							<td><?php echo esc_html( get_userdata( $link['user'] )->display_name ?? '' ); ?></td>
							<td><?php echo esc_html( PendingChangeTexts::dated( $link['until'] ) ); ?></td>
							<td><button class="button" name="revoke" value="<?php echo esc_attr( $name ); ?>" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Revoke', 'skerry' ), $titles ) ); ?>"><?php esc_html_e( 'Revoke', 'skerry' ); ?></button></td>
						</tr>
					<?php endforeach; ?>
				</tbody>
			</table></div>
		</form>
	<?php endif; ?>

	<?php if ( array() !== $unpublishing ) : ?>
		<h2><?php esc_html_e( 'Scheduled to be unpublished', 'skerry' ); ?></h2>
		<ul class="ul-disc">
			<?php foreach ( $unpublishing as $id => $time ) : ?>
				<li><a href="<?php echo esc_url( (string) get_edit_post_link( $id, 'raw' ) ); ?>"><?php echo esc_html( get_the_title( $id ) ); ?></a>: <?php echo esc_html( PendingChangeTexts::dated( $time ) ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
