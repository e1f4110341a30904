<?php
/** Tools, Pending changes, as Changes::show prints it. */

use Site\Admin\Changes;
use Site\Admin\Notices;
use Site\Editing\FrontEnd;
use Site\Editing\KeptChange;
use Site\Editing\SharedChanges;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Pending changes', 'site' ); ?></h1>
	<?php Notices::print(); ?>
	<p><?php esc_html_e( 'Changes of published entries that are not on the site yet. Publishing one writes only the fields that were changed.', 'site' ); ?></p>
	<ul class="subsubsub">
		<li><a href="<?php echo esc_url( $screen ); ?>"<?php echo $is_trash ? '' : ' class="current" aria-current="page"'; ?>><?php esc_html_e( 'Pending', 'site' ); ?> <span class="count">(<?php echo esc_html( (string) count( $changes[0] ?? array() ) ); ?>)</span></a> |</li>
		<li><a href="<?php echo esc_url( "$screen&trash=1" ); ?>"<?php echo $is_trash ? ' class="current" aria-current="page"' : ''; ?>><?php esc_html_e( 'Trash', 'site' ); ?> <span class="count">(<?php echo esc_html( (string) count( $changes[1] ?? array() ) ); ?>)</span></a></li>
	</ul>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $nonce ); ?>
		<input type="hidden" name="action" value="site_changes">
		<?php if ( $is_trash ) : ?>
			<input type="hidden" name="trash" value="1">
		<?php endif; ?>
		<table class="wp-list-table widefat striped">
			<thead><tr><td class="manage-column check-column"><input type="checkbox" id="cb-select-all-1" aria-label="<?php esc_attr_e( 'Select All', 'site' ); ?>"></td><th scope="col"><?php esc_html_e( 'Title', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Changed fields', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Changed by', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Status', 'site' ); ?></th></tr></thead>
			<tbody>
				<?php foreach ( $changes[ (int) $is_trash ] ?? array() as list( $post, $change, $kept ) ) : ?>
					<?php
					$named    = "$post->ID:$change";
					$text     = ( $kept['title'] ?? '' ) ?: get_the_title( $post );
					$about    = $text . ', ' . Changes::nameOf( $kept );
					$time     = KeptChange::timeOf( $post->ID, $change );
					$conflict = $is_trash ? '' : Changes::conflict( $post->ID, $change );
					$path     = \Site\Content\Products::type() === $post->post_type || 'publish' !== $post->post_status ? '' : (string) get_permalink( $post );
					?>
					<tr>
						<th scope="row" class="check-column"><input type="checkbox" name="chosen[]" value="<?php echo esc_attr( $named ); ?>" aria-label="<?php echo esc_attr( $about ); ?>"></th>
						<td>
							<?php if ( $is_trash ) : ?>
								<?php echo esc_html( $text ); ?>
							<?php else : ?>
								<a href="<?php echo esc_url( KeptChange::link( $post->ID, $change ) ); ?>"><?php echo esc_html( $text ); ?></a>
							<?php endif; ?>
							<?php if ( '' !== $path ) : ?>
								<br><a href="<?php echo esc_url( FrontEnd::onTheSite( $path ) ); ?>"><code><?php echo esc_html( wp_parse_url( $path, PHP_URL_PATH ) ?: '/' ); ?></code></a>
							<?php endif; ?>
						</td>
						<td><?php echo esc_html( implode( ', ', KeptChange::changes( $post->ID, $change ) ) ); ?></td>
						<td><?php echo esc_html( Changes::nameOf( $kept ) . ', ' . Changes::dated( $kept['time'] ) ); ?></td>
						<td>
							<?php if ( null !== $time ) : ?>
								<?php /* translators: %s: date and time */ ?>
								<?php echo esc_html( sprintf( __( 'Scheduled for %s', 'site' ), Changes::dated( $time ) ) ); ?>
								<button class="button-link" name="what" value="cancel <?php echo esc_attr( $named ); ?>" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Cancel schedule', 'site' ), $about ) ); ?>"><?php esc_html_e( 'Cancel schedule', 'site' ); ?></button>
							<?php else : ?>
								<?php echo esc_html( $is_trash ? __( 'Trash', 'site' ) : ( Changes::failed( $kept ) ?: __( 'Pending', 'site' ) ) ); ?>
							<?php endif; ?>
							<?php if ( '' !== $conflict ) : ?>
								<p><strong><?php echo esc_html( $conflict ); ?></strong></p>
								<button class="button" name="what" value="mine <?php echo esc_attr( $named ); ?>" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Publish this change’s version', 'site' ), $about ) ); ?>"><?php esc_html_e( 'Publish this change’s version', 'site' ); ?></button>
								<button class="button" name="what" value="theirs <?php echo esc_attr( $named ); ?>" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Leave these fields and publish the rest', 'site' ), $about ) ); ?>"><?php esc_html_e( 'Leave these fields and publish the rest', 'site' ); ?></button>
							<?php endif; ?>
						</td>
					</tr>
				<?php endforeach; ?>
				<?php if ( array() === ( $changes[ (int) $is_trash ] ?? array() ) ) : ?>
					<tr><td colspan="5"><?php $is_trash ? esc_html_e( 'No changes found in Trash.', 'site' ) : esc_html_e( 'No pending changes found.', 'site' ); ?></td></tr>
				<?php endif; ?>
			</tbody>
		</table>
		<?php if ( $is_trash ) : ?>
			<p>
				<button class="button" name="what" value="restore"><?php esc_html_e( 'Restore', 'site' ); ?></button>
				<button class="button-link button-link-delete" name="what" value="delete" data-site-ask="<?php esc_attr_e( 'Delete the selected changes permanently? They cannot be restored.', 'site' ); ?>"><?php esc_html_e( 'Delete permanently', 'site' ); ?></button>
			</p>
		<?php else : ?>
		<p>
			<button class="button button-primary" name="what" value="now"><?php esc_html_e( 'Publish now', 'site' ); ?></button>
			<label><?php esc_html_e( 'Publish at', 'site' ); ?> <input type="datetime-local" name="time"></label>
			<button class="button" name="what" value="later"><?php esc_html_e( 'Schedule', 'site' ); ?></button>
			<button class="button" name="what" value="cancel"><?php esc_html_e( 'Cancel schedule', 'site' ); ?></button>
			<button class="button-link button-link-delete" name="what" value="trash" data-site-ask="<?php esc_attr_e( 'Move the selected changes to the Trash? Their schedules and shared addresses end.', 'site' ); ?>"><?php esc_html_e( 'Move to Trash', 'site' ); ?></button>
		</p>
		<p>
			<label><?php esc_html_e( 'The address ends after', 'site' ); ?>
				<select name="days">
					<?php foreach ( SharedChanges::DAYS as $days ) : ?>
						<?php /* translators: %d: number of days */ ?>
						<option value="<?php echo esc_attr( (string) $days ); ?>"<?php selected( 7, $days ); ?>><?php echo esc_html( sprintf( 1 === $days ? __( '%d day', 'site' ) : __( '%d days', 'site' ), $days ) ); ?></option>
					<?php endforeach; ?>
				</select></label>
			<button class="button" name="what" value="share"><?php esc_html_e( 'Make an address to show them', 'site' ); ?></button>
		</p>
		<?php endif; ?>
		<?php if ( ! $is_trash && array() !== $shared ) : ?>
			<h2><?php esc_html_e( 'Addresses that show changes', 'site' ); ?></h2>
			<p><?php esc_html_e( 'Whoever has such an address walks through the site with these changes in it, without an account, until it ends. A change that is published or deleted is no longer shown there.', 'site' ); ?></p>
			<?php // On a telephone it is wider than the window. ?>
			<div style="overflow-x:auto"><table class="wp-list-table widefat striped">
				<thead><tr><th scope="col"><?php esc_html_e( 'Address', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Pending changes', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Made by', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Ends', 'site' ); ?></th><td></td></tr></thead>
				<tbody>
					<?php foreach ( $shared as $name => $one ) : ?>
						<?php $titles = implode( ', ', array_map( 'get_the_title', $one['posts'] ) ); ?>
						<tr>
							<td><input type="text" class="large-text code" style="min-width:14em" readonly onfocus="this.select()" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Address', 'site' ), $titles ) ); ?>" value="<?php echo esc_attr( SharedChanges::link( $name ) ?? __( 'The website’s address is not set yet. Enter it under Settings › Website.', 'site' ) ); ?>"></td>
							<td><?php echo esc_html( $titles ); ?></td>
							<td><?php echo esc_html( get_userdata( $one['user'] )->display_name ?? '' ); ?></td>
							<td><?php echo esc_html( wp_date( 'Y-m-d H:i', $one['until'] ) ); ?></td>
							<td><button class="button" name="withdraw" value="<?php echo esc_attr( $name ); ?>" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Withdraw', 'site' ), $titles ) ); ?>"><?php esc_html_e( 'Withdraw', 'site' ); ?></button></td>
						</tr>
					<?php endforeach; ?>
				</tbody>
			</table></div>
		<?php endif; ?>
	</form>
</div>
