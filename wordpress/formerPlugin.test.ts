import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped formerPlugin.test.ts: ${skipReason}\n`);

/** Replaces the plugin's data by that of an installation of the plugin "Site". */
const becomeFormer = `define( 'WP_UNINSTALL_PLUGIN', 'skerry/skerry.php' ); require WP_PLUGIN_DIR . '/skerry/uninstall.php'; wp_cache_flush();
  require '${path.join(import.meta.dirname, 'try/formerInstallation.php')}';`;

/** PHP that prints everything with the former prefix. */
const leftovers = `global $wpdb; echo wp_json_encode( array(
  ...$wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'site_' ) . '%' ) ),
  ...$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'site\\\\_%' OR option_name LIKE '\\\\_site\\\\_%'" ),
  ...array_merge( ...array_map( static fn( $table ) => $wpdb->get_col( "SELECT meta_key FROM $table WHERE meta_key LIKE '%site\\\\_%'" ), array( $wpdb->postmeta, $wpdb->termmeta, $wpdb->usermeta ) ) ),
  ...array_filter( array_merge( array(), ...array_map( 'array_keys', array_values( _get_cron_array() ) ) ), static fn( $hook ) => str_starts_with( $hook, 'site_' ) ),
  ...array_filter( array_keys( array_merge( wp_roles()->roles, ...array_values( array_column( wp_roles()->roles, 'capabilities' ) ) ) ), static fn( $name ) => str_starts_with( $name, 'site_' ) ),
) );`;

describe.skipIf(skipReason !== undefined)('FormerPlugin', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  beforeAll(async () => {
    wordpress = await startTestWordPress();
    await wordpress.php(
      `${becomeFormer} update_option( 'site_icon', '3' ); set_site_transient( 'other', 'kept', 3600 );`,
    );
    await (await fetch(`${wordpress.url}/wp-login.php`)).text();
  }, 300_000);
  afterAll(() => wordpress?.stop());

  const json = async (code: string): Promise<unknown> => JSON.parse(await wordpress.php(code));

  test('renames tables with their rows', async () => {
    const rows = `array_map( static fn( $name ) => $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}skerry_$name" ), array( 'deliveries', 'redirects', 'redirect_rows', 'dead_addresses', 'unsaved' ) )`;
    expect(await json(`global $wpdb; echo wp_json_encode( array_map( 'intval', ${rows} ) );`)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    const redirects = await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`);
    expect(await redirects.json()).toContainEqual({ id: 1, from: '/old', to: '/new', status: 301 });
    // A table that was renamed must also accept new rows.
    await wordpress.php(
      `Skerry\\Redirects\\Rows::save( array( 'source' => '/later', 'target' => '/new', 'status' => 302, 'note' => '' ) );`,
    );
    expect(
      await json(`echo wp_json_encode( array_column( Skerry\\Redirects\\Rows::all(), 'hits', 'source' ) );`),
    ).toEqual({ '/old': '7', '/later': '0' });
  });

  test('moves settings, share links, menus and their revisions', async () => {
    const code = `echo wp_json_encode( array( Skerry\\Settings::address(), Skerry\\Settings::secret(), Skerry\\Settings::ownerSecret(), count( Skerry\\Editing\\SharedChanges::all() ), Skerry\\Content\\Products::type(), get_option( 'skerry_en_menu_main_navigation_0_link_text' ), get_option( '_skerry_en_menu' ), get_option( 'skerry_version' ) === Skerry\\VERSION ) );`;
    expect(await json(code)).toEqual([
      'https://www.example.com',
      'b'.repeat(64),
      'c'.repeat(64),
      1,
      'site_product',
      'Products',
      'field_site_options_menu_en',
      true,
    ]);
    const revisions = `$all = Skerry\\Content\\MenuRevisions::all( 'en' ); $changed = update_option( 'skerry_en_menu_main_navigation_0_link_text', 'Changed' ); Skerry\\Content\\MenuRevisions::restore( 'en', array_key_first( $all ) ); echo get_option( 'skerry_en_menu_main_navigation_0_link_text' );`;
    expect(await wordpress.php(revisions)).toBe('Products');
  });

  test('recognizes imported content that is unedited, and content that is edited', async () => {
    const code = `$imported = new Skerry\\Demonstration\\Imported(); echo wp_json_encode( array( Skerry\\Demonstration\\Imported::content(), $imported->isAsImported( 'options:en:menu', Skerry\\Demonstration\\Imported::optionsState( 'skerry_en', 'menu' ) ), $imported->isAsImported( 'options:en:footer', Skerry\\Demonstration\\Imported::optionsState( 'skerry_en', 'footer' ) ) ) );`;
    expect(await json(code)).toEqual(['starter', true, false]);
  });

  test('moves pending changes, schedules and other meta', async () => {
    const code = `$number = array_key_first( Skerry\\Editing\\PendingChanges::pending( 1 ) ); $year = time() + YEAR_IN_SECONDS - 3600; echo wp_json_encode( array( Skerry\\Editing\\PendingChanges::of( 1, $number )['title'], Skerry\\Editing\\PendingChanges::timeOf( 1, $number ) > $year, wp_next_scheduled( 'skerry_withdraw', array( 1 ) ) > $year, get_post_meta( 1, Skerry\\Editing\\Editors::META, true ), get_post_meta( 1, Skerry\\Languages\\Translation::META, true ), get_post_meta( 1, 'skerry_alt_text_da', true ), get_term_meta( 1, Skerry\\Demonstration\\Imported::META, true ), (int) get_user_meta( 1, 'skerry_picture', true ), (int) get_user_meta( 1, 'skerry_redirects_per_page', true ) ) );`;
    expect(await json(code)).toEqual([
      'Later',
      true,
      true,
      'blocks',
      { title: 'hash' },
      'Et fyrtårn',
      'news@en',
      5,
      50,
    ]);
  });

  test('moves the role and capabilities, and grants none that an administrator removed', async () => {
    const code = `$can = static fn( $user, $right ) => user_can( get_user_by( 'login', $user ), $right ); $editor = get_role( 'editor' ); echo wp_json_encode( array( get_user_by( 'login', 'previews' )->roles, $can( 'author', 'skerry_read_figures' ), $can( 'admin', 'skerry_send_newsletter' ), $editor->has_cap( 'skerry_read_enquiries' ), $editor->has_cap( 'skerry_send_newsletter' ) ) );`;
    expect(await json(code)).toEqual([['skerry_draft_reader'], true, true, true, false]);
  });

  test('leaves nothing behind, and nothing of WordPress renamed', async () => {
    expect(await json(leftovers)).toEqual(
      expect.arrayContaining(['site_icon', '_site_transient_other', '_site_transient_timeout_other']),
    );
    const remainingOptions = v.parse(v.array(v.string()), await json(leftovers));
    expect(remainingOptions.filter((name) => !/^site_icon$|^_site_transient_/.test(name))).toEqual([]);
  });

  test('serves the routes below site/v1 too', async () => {
    const bodies = ['site', 'skerry'].map(async (namespace) =>
      (await fetch(`${wordpress.url}/wp-json/${namespace}/v1/redirects`)).text(),
    );
    const [former, current] = await Promise.all(bodies);
    expect(former).toContain('/old');
    expect(former).toBe(current);
  });

  test('does not move data again', async () => {
    await wordpress.php(
      `update_option( 'site_version', '1.4.0' ); update_option( 'site_address', 'https://other.example' );`,
    );
    expect(await wordpress.php(`echo Skerry\\Settings::address(), ' ', get_option( 'site_address' );`)).toBe(
      'https://www.example.com https://other.example',
    );
    await wordpress.php(`delete_option( 'site_version' ); delete_option( 'site_address' );`);
  });

  test('deactivates the former plugin; the new one starts with the next request', async () => {
    const folder = path.join(wordpress.contentFolder, 'plugins/site');
    await mkdir(path.join(folder, 'src/Changes'), { recursive: true });
    await writeFile(
      path.join(folder, 'site.php'),
      `<?php\n/**\n * Plugin Name: Site\n */\nnamespace Site; const VERSION = '1.4.0';\n`,
    );
    await writeFile(path.join(folder, 'src/Changes/Deliveries.php'), '<?php');
    await wordpress.php(
      `update_option( 'active_plugins', array( 'site/site.php', 'skerry/skerry.php' ) ); ${becomeFormer}`,
    );
    const isStarted = `echo defined( 'Site\\VERSION' ) ? 'former ' : '', has_action( 'init', array( 'Skerry\\Plugin', 'installUpdate' ) ) ? 'started' : '';`;
    expect(await wordpress.php(isStarted)).toBe('former ');
    expect(await wordpress.php(isStarted)).toBe('started');
    expect(
      await wordpress.php(`echo Skerry\\Settings::address(), implode( get_option( 'active_plugins' ) );`),
    ).toBe('https://www.example.comskerry/skerry.php');
  });
});
