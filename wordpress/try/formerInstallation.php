<?php
/**
 * Writes the data of the plugin "Site" 1.4.0, as this plugin was called before version 0.2.0, into the WordPress that
 * includes this file. Post 1 and user 1 exist in every new WordPress.
 */

defined('ABSPATH') || exit();

global $wpdb;
$tables = [
	'deliveries' =>
		"created bigint(20) NOT NULL, body longtext NOT NULL, state varchar(10) NOT NULL, attempts int(11) NOT NULL DEFAULT 0, due bigint(20) NOT NULL, answer varchar(190) NOT NULL DEFAULT '', milliseconds int(11) NOT NULL DEFAULT 0, begun bigint(20) NOT NULL DEFAULT 0, arrived bigint(20) NOT NULL DEFAULT 0, PRIMARY KEY  (id), KEY state_due (state,due)",
	'redirects' => 'path varchar(190) NOT NULL, post bigint(20) unsigned NOT NULL, PRIMARY KEY  (id), UNIQUE KEY path (path)',
	'redirect_rows' =>
		"hash char(32) NOT NULL, source varchar(500) NOT NULL, target varchar(1000) NOT NULL DEFAULT '', status smallint(5) unsigned NOT NULL, note varchar(190) NOT NULL DEFAULT '', hits bigint(20) unsigned NOT NULL DEFAULT 0, created bigint(20) NOT NULL, PRIMARY KEY  (id), UNIQUE KEY hash (hash)",
	'dead_addresses' =>
		'hash char(32) NOT NULL, path varchar(190) NOT NULL, hits bigint(20) unsigned NOT NULL, seen bigint(20) NOT NULL, PRIMARY KEY  (id), UNIQUE KEY hash (hash)',
	'unsaved' =>
		'user bigint(20) unsigned NOT NULL, post bigint(20) unsigned NOT NULL, name char(32) NOT NULL, saved bigint(20) NOT NULL, bytes int(11) NOT NULL, typed longtext NOT NULL, PRIMARY KEY  (id), UNIQUE KEY user_post (user,post), KEY name (name), KEY saved (saved)',
];
foreach ($tables as $name => $columns) {
	$wpdb->query("CREATE TABLE {$wpdb->prefix}site_$name (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, $columns)");
}
$rows = [
	'deliveries' => ['created' => 1, 'body' => '{"ids":["post:1"]}', 'state' => 'failed', 'due' => 1],
	'redirects' => ['path' => '/before', 'post' => 1],
	'redirect_rows' => ['hash' => md5('/old'), 'source' => '/old', 'target' => '/new', 'status' => 301, 'hits' => 7, 'created' => 1],
	'dead_addresses' => ['hash' => md5('/lost'), 'path' => '/lost', 'hits' => 9, 'seen' => time()],
	'unsaved' => ['user' => 1, 'post' => 1, 'name' => str_repeat('a', 32), 'saved' => time(), 'bytes' => 2, 'typed' => '{}'],
];
foreach ($rows as $name => $row) {
	$wpdb->insert("{$wpdb->prefix}site_$name", $row);
}

$menu = ['site_en_menu' => '', 'site_en_menu_main_navigation' => '1', 'site_en_menu_main_navigation_0_link_text' => 'Products'];
$stored = array_diff_key($menu, ['site_en_menu' => '']);
ksort($stored);
$options = [
	'site_address' => 'https://www.example.com',
	'site_secret' => str_repeat('b', 64),
	'site_owner_secret' => str_repeat('c', 64),
	'site_read_enquiries' => '1',
	'site_rights_given' => ['site_read_enquiries administrator', 'site_send_newsletter administrator', 'site_send_newsletter editor'],
	'site_shared_changes' => [
		str_repeat('d', 32) => ['posts' => [1], 'changes' => [[1, 1]], 'until' => time() + DAY_IN_SECONDS, 'user' => 1],
	],
	'site_product_type' => 'site_product',
	'site_demonstration' => ['content' => 'starter', 'options:en:menu' => md5(wp_json_encode($stored)), 'options:en:footer' => 'edited'],
	'site_menu_revision_en_1700000000000000' => ['time' => 1700000000, 'user' => 1, 'parts' => ['menu'], 'rows' => $menu],
	'_site_en_menu' => 'field_site_options_menu_en',
	...$menu,
];
foreach ($options as $name => $value) {
	update_option($name, $value, false);
}
update_option('site_version', '1.4.0');

$change = add_post_meta(1, '_site_change', ['user' => 1, 'base' => 1, 'time' => 1, 'title' => 'Later', 'unfiltered' => true]);
update_post_meta(1, '_site_editor', 'blocks');
update_post_meta(1, '_site_translated', ['title' => 'hash']);
update_post_meta(1, '_site_demonstration', 'entry:hello@en');
update_post_meta(1, 'site_alt_text_da', 'Et fyrtårn');
update_term_meta(1, '_site_demonstration', 'news@en');
update_user_meta(1, 'site_picture', 5);
update_user_meta(1, '_site_picture', 'field_site_author_picture');
update_user_meta(1, 'site_redirects_per_page', 50);

add_role('site_draft_reader', 'Draft reader (website connection)', ['read' => true]);
get_role('administrator')->add_cap('site_send_newsletter');
get_role('administrator')->add_cap('site_read_enquiries');
get_role('editor')->add_cap('site_read_enquiries');
wp_insert_user(['user_login' => 'previews', 'user_pass' => 'secret', 'role' => 'site_draft_reader']);
$author = wp_insert_user(['user_login' => 'author', 'user_pass' => 'secret', 'role' => 'author']);
(new WP_User($author))->add_cap('site_read_figures');

$next_year = time() + YEAR_IN_SECONDS;
wp_schedule_single_event($next_year, 'site_publish_change', [1, $change]);
wp_schedule_single_event($next_year, 'site_withdraw', [1]);
wp_schedule_single_event($next_year, 'site_deliver');
