<?php
/** Tools, Changes, as Changes::show prints it. */

use Site\Admin\Changes;
use Site\Admin\Notices;
use Site\Editing\KeptChange;
use Site\Editing\SharedChanges;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Changes', 'site' ); ?></h1>
	<?php Notices::print(); ?>
	<p><?php esc_html_e( 'What is kept and not on the site. Those that are chosen are published together.', 'site' ); ?></p>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $nonce ); ?>
		<input type="hidden" name="action" value="site_changes">
		<table class="wp-list-table widefat striped">
			<thead><tr><td class="check-column"></td><th scope="col"><?php esc_html_e( 'Title', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Kept', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Publish at', 'site' ); ?></th></tr></thead>
			<tbody>
				<?php foreach ( $posts as $post ) : ?>
					<?php $kept = KeptChange::of( $post->ID ); ?>
					<tr>
						<th scope="row" class="check-column"><input type="checkbox" name="chosen[]" value="<?php echo esc_attr( (string) $post->ID ); ?>" aria-label="<?php echo esc_attr( get_the_title( $post ) ); ?>"></th>
						<td><a href="<?php echo esc_url( KeptChange::link( $post->ID ) ); ?>"><?php echo esc_html( ( $kept['title'] ?? '' ) ?: get_the_title( $post ) ); ?></a></td>
						<td><?php echo esc_html( ( get_userdata( $kept['user'] )->display_name ?? '' ) . ', ' . wp_date( 'Y-m-d H:i', $kept['time'] ) ); ?></td>
						<td><?php echo esc_html( null !== KeptChange::timeOf( $post->ID ) ? wp_date( 'Y-m-d H:i', KeptChange::timeOf( $post->ID ) ) : ( isset( $kept['failed'] ) ? Changes::failed() : '–' ) ); ?></td>
					</tr>
				<?php endforeach; ?>
				<?php if ( array() === $posts ) : ?>
					<tr><td colspan="4"><?php esc_html_e( 'Nothing is kept.', 'site' ); ?></td></tr>
				<?php endif; ?>
			</tbody>
		</table>
		<p>
			<button class="button button-primary" name="what" value="now"><?php esc_html_e( 'Publish now', 'site' ); ?></button>
			<label><?php esc_html_e( 'Publish at', 'site' ); ?> <input type="datetime-local" name="time"></label>
			<button class="button" name="what" value="later"><?php esc_html_e( 'Publish at that time', 'site' ); ?></button>
			<button class="button-link button-link-delete" name="what" value="forget"><?php esc_html_e( 'Throw away', 'site' ); ?></button>
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
		<?php if ( array() !== $shared ) : ?>
			<h2><?php esc_html_e( 'Addresses that show changes', 'site' ); ?></h2>
			<p><?php esc_html_e( 'Whoever has such an address walks through the site with these changes in it, without an account, until it ends. What is kept anew of these pages is shown there too; what is published or thrown away leaves it.', 'site' ); ?></p>
			<?php // On a telephone it is wider than the window. ?>
			<div style="overflow-x:auto"><table class="wp-list-table widefat striped">
				<thead><tr><th scope="col"><?php esc_html_e( 'Address', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Changes', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Made by', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Ends', 'site' ); ?></th><td></td></tr></thead>
				<tbody>
					<?php foreach ( $shared as $name => $one ) : ?>
						<?php $titles = implode( ', ', array_map( 'get_the_title', $one['posts'] ) ); ?>
						<tr>
							<td><input type="text" class="large-text code" style="min-width:14em" readonly onfocus="this.select()" aria-label="<?php echo esc_attr( sprintf( '%s: %s', __( 'Address', 'site' ), $titles ) ); ?>" value="<?php echo esc_attr( SharedChanges::link( $name ) ?? __( 'WordPress does not know yet where the site is.', 'site' ) ); ?>"></td>
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
