<?php
/** Removes the plugin's data on every site of a network. Content stays, including pending changes. */

defined('WP_UNINSTALL_PLUGIN') || exit();

// The plugin's autoloader does not run during uninstallation.
require_once __DIR__ . '/src/Changes/Table.php';

$site_uninstall = static function (): void {
	global $wpdb;
	foreach (Site\Changes\Table::withOwn([]) as $table) {
		$wpdb->query("DROP TABLE IF EXISTS $table"); // phpcs:ignore WordPress.DB.PreparedSQL
	}
	remove_role('site_draft_reader');
	foreach (wp_roles()->role_objects as $role) {
		foreach (['site_read_enquiries', 'site_read_figures', 'site_send_newsletter'] as $right) {
			$role->remove_cap($right);
		}
	}
	foreach (
		[
			'site_address',
			'site_secret',
			'site_secret_unseen',
			'site_owner_secret',
			'site_owner_secret_unseen',
			'site_version',
			'site_demonstration',
			'site_work',
			'site_work.lock',
			'site_read_enquiries',
			'site_read_figures',
			'site_rights_given',
			'site_shared_changes',
			'site_product_type',
			'site_cron_ran',
		]
		as $option
	) {
		delete_option($option);
	}
	foreach (['site_deliver', 'site_withdraw', 'site_publish_change', 'site_count_enquiries'] as $hook) {
		wp_unschedule_hook($hook);
	}
	// Prefixes of transient names that end with a user ID, a hash or a random name.
	foreach (
		[
			'site_unsaved_',
			'site_notices_',
			'site_redirect_typed_',
			'site_redirects_read_',
			'site_enquiry_answer_',
			'site_open_enquiries',
			'site_newsletter_',
			'site_hits_',
			'site_silent_',
			'site_deleted_',
			'site_trashed_',
			'site_visitor_statuses',
			'site_translation_states',
			'site_xliff_report_',
		]
		as $name
	) {
		$options = $wpdb->get_col(
			$wpdb->prepare("SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like("_transient_$name") . '%'),
		);
		foreach ($options as $option) {
			delete_transient(substr($option, strlen('_transient_')));
		}
	}
	// Screen Options of the plugin's lists.
	$wpdb->query("DELETE FROM $wpdb->usermeta WHERE meta_key LIKE 'site\\_%\\_per\\_page'");
};

if (is_multisite()) {
	foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site_id) {
		switch_to_blog($site_id);
		$site_uninstall();
		restore_current_blog();
	}
} else {
	$site_uninstall();
}
