<?php
/** Removes the plugin's data on every site of a network. Content stays, including pending changes. */

defined('WP_UNINSTALL_PLUGIN') || exit();

// The plugin's autoloader does not run during uninstallation.
require_once __DIR__ . '/src/Changes/Table.php';

$skerry_uninstall = static function (): void {
	global $wpdb;
	foreach (Skerry\Changes\Table::withOwn([]) as $table) {
		$wpdb->query("DROP TABLE IF EXISTS $table"); // phpcs:ignore WordPress.DB.PreparedSQL
	}
	remove_role('skerry_draft_reader');
	foreach (wp_roles()->role_objects as $role) {
		foreach (
			['skerry_read_enquiries', 'skerry_read_figures', 'skerry_send_newsletter', 'skerry_write_newsletter', 'skerry_publish_changes']
			as $right
		) {
			$role->remove_cap($right);
		}
	}
	foreach (
		[
			'skerry_address',
			'skerry_secret',
			'skerry_secret_unseen',
			'skerry_owner_secret',
			'skerry_owner_secret_unseen',
			'skerry_version',
			'skerry_demonstration',
			'skerry_work',
			'skerry_work.lock',
			'skerry_read_enquiries',
			'skerry_read_figures',
			'skerry_rights_given',
			'skerry_send_requests',
			'skerry_shared_changes',
			'skerry_product_type',
			'skerry_cron_ran',
		]
		as $option
	) {
		delete_option($option);
	}
	foreach (['skerry_deliver', 'skerry_withdraw', 'skerry_publish_change', 'skerry_count_enquiries'] as $hook) {
		wp_unschedule_hook($hook);
	}
	// Prefixes of transient names that end with a user ID, a hash or a random name.
	foreach (
		[
			'skerry_unsaved_',
			'skerry_notices_',
			'skerry_redirect_typed_',
			'skerry_redirects_read_',
			'skerry_enquiry_answer_',
			'skerry_open_enquiries',
			'skerry_newsletter_',
			'skerry_hits_',
			'skerry_silent_',
			'skerry_deleted_',
			'skerry_trashed_',
			'skerry_visitor_statuses',
			'skerry_translation_states',
			'skerry_xliff_report_',
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
	$wpdb->query("DELETE FROM $wpdb->usermeta WHERE meta_key LIKE 'skerry\\_%\\_per\\_page'");
};

if (is_multisite()) {
	foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site_id) {
		switch_to_blog($site_id);
		$skerry_uninstall();
		restore_current_blog();
	}
} else {
	$skerry_uninstall();
}
