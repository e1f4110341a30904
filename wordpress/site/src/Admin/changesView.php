<?php
/** Tools, Changes, as Changes::show prints it. */

use Site\Editing\KeptChange;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Changes', 'site' ); ?></h1>
	<?php if ( isset( $_GET['said'] ) ) : ?>
		<div class="notice notice-info"><p><?php echo esc_html( \Site\Admin\SettingsPage::textOf( $_GET['said'] ) ); ?></p></div>
	<?php endif; ?>
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
						<td><?php echo esc_html( null === KeptChange::timeOf( $post->ID ) ? '–' : wp_date( 'Y-m-d H:i', KeptChange::timeOf( $post->ID ) ) ); ?></td>
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
			<button class="button-link-delete" name="what" value="forget"><?php esc_html_e( 'Throw away', 'site' ); ?></button>
		</p>
	</form>
</div>
