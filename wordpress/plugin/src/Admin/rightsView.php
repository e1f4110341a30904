<?php
/** Settings › Website: capabilities of the plugin by role. */

use Skerry\Rights;
?>
<h2 id="skerry-rights"><?php esc_html_e( 'Roles', 'skerry' ); ?></h2>
<p class="skerry-work-text"><?php esc_html_e( 'Roles that may use these features. Enquiries contain personal data. Users with the right to write, but not to send or publish, can ask a colleague.', 'skerry' ); ?></p>
<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
	<?php wp_nonce_field( Rights::NONCE ); ?>
	<input type="hidden" name="action" value="skerry_rights">
	<div class="skerry-table" tabindex="0"><table class="widefat striped" style="max-width:60rem">
		<thead><tr>
			<th scope="col"><?php esc_html_e( 'Role', 'skerry' ); ?></th>
			<?php foreach ( Rights::names() as $text ) : ?>
				<th scope="col"><?php echo esc_html( $text ); ?></th>
			<?php endforeach; ?>
		</tr></thead>
		<tbody>
		<?php foreach ( wp_roles()->role_objects as $name => $role ) : ?>
			<?php $title = translate_user_role( wp_roles()->role_names[ $name ] ?? $name ); ?>
			<tr>
				<th scope="row"><?php echo esc_html( $title ); ?></th>
				<?php foreach ( Rights::names() as $right => $text ) : ?>
					<td><input type="checkbox" aria-label="<?php echo esc_attr( "$title: $text" ); ?>" name="rights[<?php echo esc_attr( $right ); ?>][<?php echo esc_attr( $name ); ?>]" value="1"<?php checked( $role->has_cap( $right ) ); ?>></td>
				<?php endforeach; ?>
			</tr>
		<?php endforeach; ?>
		</tbody>
	</table></div>
	<?php submit_button( __( 'Save roles', 'skerry' ), 'secondary' ); ?>
</form>
