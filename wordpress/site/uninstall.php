<?php
/** Takes away what the plugin made for itself. Content stays. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;
foreach ( array( 'site_deliveries', 'site_redirects', 'site_redirect_rows', 'site_dead_addresses' ) as $table ) {
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" ); // phpcs:ignore WordPress.DB.PreparedSQL
}
remove_role( 'site_draft_reader' );
foreach ( wp_roles()->role_objects as $role ) {
	$role->remove_cap( 'site_read_enquiries' );
	$role->remove_cap( 'site_read_figures' );
}
foreach ( array( 'site_address', 'site_secret', 'site_secret_unseen', 'site_owner_secret', 'site_owner_secret_unseen', 'site_version', 'site_demonstration', 'site_work', 'site_read_enquiries', 'site_read_figures', 'site_shared_changes' ) as $option ) {
	delete_option( $option );
}
