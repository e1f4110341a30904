import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

/**
 * PHP that lists the plugin's data in the current site: tables, options, transients, scheduled hooks, role and
 * capabilities.
 */
const listStoredCode = `global $wpdb;
  $made = static fn() => array(
    ...$wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'skerry_' ) . '%' ) ),
    ...$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE ( option_name LIKE 'skerry\\\\_%' OR option_name LIKE '\\\\_transient%\\\\_skerry\\\\_%' ) AND option_name NOT IN ( 'site_icon', 'site_logo' ) AND option_name NOT LIKE 'skerry\\\\_en\\\\_%'" ),
    ...array_values( array_filter( array_merge( array(), ...array_map( 'array_keys', array_filter( _get_cron_array(), 'is_array' ) ) ), static fn( $hook ) => str_starts_with( (string) $hook, 'skerry_' ) ) ),
    ...$wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE 'skerry\\\\_%\\\\_per\\\\_page'" ),
    ...( get_role( 'skerry_draft_reader' ) ? array( 'role' ) : array() ),
    ...array_filter( array( 'skerry_read_enquiries', 'skerry_read_figures', 'skerry_send_newsletter' ), static fn( $right ) => get_role( 'editor' )->has_cap( $right ) ),
  );`;
const use = `wp_schedule_single_event( time() + 9999, 'skerry_withdraw', array( 1 ) ); wp_schedule_single_event( time() + 9999, 'skerry_publish_change', array( 1 ) ); Skerry\\Changes\\DeliverySender::schedule(); wp_schedule_single_event( time() + 9999, 'skerry_count_enquiries' ); Skerry\\Admin\\EnquiryCount::store( 3 );
  set_transient( 'skerry_newsletter_1', array( 'x' ), 3600 ); set_transient( 'skerry_redirects_read_1', 'x', 3600 ); set_transient( 'skerry_visitor_statuses', array( 'x' ), 3600 ); set_transient( 'skerry_translation_states', array( 'x' ), 3600 ); set_transient( 'skerry_xliff_report_1', array( 'x' ), 3600 ); update_user_meta( 1, 'skerry_redirects_per_page', 50 ); Skerry\\Admin\\Notices::store( 'Saved.' ); update_option( 'skerry_en_menu', 'ours' );`;
const uninstall = `define( 'WP_UNINSTALL_PLUGIN', 'skerry/skerry.php' ); require WP_PLUGIN_DIR . '/skerry/uninstall.php'; wp_cache_flush();`;

describe.skipIf(skipReason !== undefined)('uninstall.php', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  beforeAll(async () => {
    wordpress = await startTestWordPress();
  }, 300_000);
  afterAll(() => wordpress?.stop());

  test('removes tables, options, transients, scheduled hooks, role and capabilities, but no content', async () => {
    const storedBefore: unknown = JSON.parse(
      await wordpress.php(`${use} ${listStoredCode} echo wp_json_encode( $made() );`),
    );
    expect(storedBefore).toEqual(
      expect.arrayContaining([
        'wp_skerry_unsaved',
        'skerry_secret',
        'skerry_withdraw',
        'role',
        'skerry_read_enquiries',
        'skerry_send_newsletter',
        'skerry_count_enquiries',
      ]),
    );

    const after = await wordpress.php(
      `${uninstall} ${listStoredCode} echo wp_json_encode( $made() ), get_option( 'skerry_en_menu' ), get_post( 1 ) ? ' posts' : '';`,
    );

    expect(after).toBe('[]ours posts');
  });

  test('removes the data of every site of a network', async () => {
    const host = new URL(wordpress.url).host;
    await wordpress.php(
      `require_once ABSPATH . 'wp-admin/includes/network.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php'; global $wpdb; foreach ( $wpdb->tables( 'ms_global' ) as $table => $named ) { $wpdb->$table = $named; } install_network(); populate_network( 1, '${host}', 'admin@example.com', 'Network', '/', false );`,
    );
    const config = path.join(wordpress.folder, 'wp-config.php');
    await writeFile(
      config,
      (await readFile(config, 'utf8')).replace(
        'require_once ABSPATH',
        `define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${host}' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );\nrequire_once ABSPATH`,
      ),
    );
    const second = await wordpress.php(
      `activate_plugin( 'skerry/skerry.php', '', true ); echo wp_insert_site( array( 'domain' => '${host}', 'path' => '/two/', 'title' => 'Two', 'user_id' => 1 ) );`,
    );
    for (const address of ['/', '/two/']) await (await fetch(wordpress.url + address)).text();
    const forEachSite = (code: string) =>
      `foreach ( array( 1, ${second} ) as $site ) { switch_to_blog( $site ); ${code} restore_current_blog(); }`;
    const secrets = await wordpress.php(
      forEachSite(
        `Skerry\\Plugin::installUpdate(); ${use} echo strlen( (string) get_option( 'skerry_secret' ) ), ' ';`,
      ),
    );
    expect(secrets).toBe('64 64 ');

    expect(
      await wordpress.php(`${uninstall} ${listStoredCode} ${forEachSite(`echo wp_json_encode( $made() );`)}`),
    ).toBe('[][]');

    // If a site is deleted from the network, the plugin's tables must be deleted too.
    const tables = `global $wpdb; echo count( $wpdb->get_col( "SHOW TABLES LIKE 'wp\\_${second}\\_%'" ) );`;
    await wordpress.php(forEachSite(`Skerry\\Plugin::installUpdate();`));
    expect(Number(await wordpress.php(tables))).toBeGreaterThan(5);
    await wordpress.php(`wp_delete_site( ${second} );`);
    expect(await wordpress.php(tables)).toBe('0');
  });
});
