import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

/** Saves a label of the English menu as the form of Advanced Custom Fields does, in a separate request. */
const save = (label: string) =>
  `add_action( 'acf/save_post', static fn() => update_option( 'skerry_en_menu_main_navigation_0_link_text', '${label}', false ) ); do_action( 'acf/save_post', 'skerry_en' );`;

describe.skipIf(skipReason !== undefined)('revisions of menu and footer', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  beforeAll(async () => {
    wordpress = await startTestWordPress();
    await wordpress.php(
      `update_option( 'skerry_en_menu', array( 'a' => 1 ), false ); update_option( 'skerry_en_footer_menu', '', false ); wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'own-password', 'role' => 'author' ) );`,
    );
  }, 300_000);
  afterAll(() => wordpress?.stop());

  const label = () =>
    wordpress.php(`echo get_option( 'skerry_en_menu_main_navigation_0_link_text', 'none' );`);
  const revisions = async (): Promise<{ name: string; parts: string[] }[]> =>
    JSON.parse(
      await wordpress.php(
        `echo wp_json_encode( array_map( static fn( $name, $revision ) => array( 'name' => $name, 'parts' => $revision['parts'] ), array_keys( $all = Skerry\\Content\\MenuRevisions::all( 'en' ) ), $all ) );`,
      ),
    );

  test('store the previous values at each save, and can be restored', async () => {
    await wordpress.php(save('Prices'));
    await wordpress.php(save('Prices'));
    expect((await revisions()).map(({ parts }) => parts)).toEqual([['menu']]);
    await wordpress.php(save('Plans'));
    const [latestRevision, firstRevision] = await revisions();
    if (latestRevision === undefined || firstRevision === undefined)
      throw new Error('A revision is missing.');

    const admin = await logIn(wordpress.url, 'admin', 'admin');
    const restore = async (name: string, cookie: string, nonce: string) => {
      const query = new URLSearchParams({
        action: 'skerry_restore_menu',
        language: 'en',
        revision: name,
        _wpnonce: nonce,
      });
      const response = await fetch(`${wordpress.url}/wp-admin/admin-post.php?${query}`, {
        redirect: 'manual',
        headers: { cookie },
      });
      return response.status;
    };
    const author = await logIn(wordpress.url, 'author', 'own-password');
    expect([
      await restore(latestRevision.name, admin, 'forged'),
      await restore(latestRevision.name, author, 'forged'),
    ]).toEqual([403, 403]);
    expect(await label()).toBe('Plans');

    await wordpress.php(`Skerry\\Content\\MenuRevisions::restore( 'en', '${latestRevision.name}' );`);
    expect(await label()).toBe('Prices');
    await wordpress.php(`Skerry\\Content\\MenuRevisions::restore( 'en', '${firstRevision.name}' );`);
    // The first revision has no menu item. Each restoration stores a revision too, so it can be undone.
    expect([await label(), (await revisions()).length]).toEqual(['none', 4]);
    expect(await wordpress.php(`echo wp_json_encode( get_option( 'skerry_en_menu' ) );`)).toBe('{"a":1}');
  });

  test('are limited to the newest twenty', async () => {
    await wordpress.php(
      `$label = ''; add_action( 'acf/save_post', static function () use ( &$label ) { update_option( 'skerry_en_menu_main_navigation_0_link_text', $label, false ); }, 10 ); for ( $i = 0; $i < 25; $i++ ) { $label = "Label $i"; do_action( 'acf/save_post', 'skerry_en' ); }`,
    );
    const allRevisions = await revisions();

    expect(allRevisions.length).toBe(20);
    await wordpress.php(`Skerry\\Content\\MenuRevisions::restore( 'en', '${allRevisions[0]?.name}' );`);
    expect(await label()).toBe('Label 23');
  });
});
