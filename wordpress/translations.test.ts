import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn, noticeAfter, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const plugins = process.env['WORDPRESS_PLUGINS'];
const reason = plugins === undefined ? 'WORDPRESS_PLUGINS is not set.' : await whyNoWordPress();
if (reason !== undefined) process.stderr.write(`Skipped translations.test.ts: ${reason}\n`);

const address = 'tools.php?page=skerry-translations';

describe.skipIf(reason !== undefined)('Tools › Translations', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let admin: string;
  /** Page IDs by state of the Danish translation. */
  let ids: Record<'missing' | 'same' | 'outdated' | 'translated' | 'sameDa' | 'outdatedDa', number>;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
    await wordpress.php(
      `$languages = array(); foreach ( array( 'en' => 'en_US', 'da' => 'da_DK', 'de' => 'de_DE' ) as $code => $locale ) { $languages[] = array( 'code' => $code, 'locale' => $locale, 'name' => $code ); }
      Skerry\\Demonstration\\PolylangSetup::run( $languages ); update_option( 'pll_dismissed_notices', array( 'wizard' ) ); delete_transient( 'pll_activation_redirect' );`,
    );
    admin = await logIn(wordpress.url, 'admin', 'admin');
    // Polylang redirects to its setup wizard once.
    await screen('');
  }, 300_000);
  afterAll(() => wordpress?.stop());

  beforeEach(async () => {
    ids = JSON.parse(
      await wordpress.php(
        `foreach ( get_posts( array( 'post_type' => array( 'page', 'post' ), 'numberposts' => -1, 'post_status' => 'any', 'lang' => '' ) ) as $post ) { wp_delete_post( $post->ID, true ); }
        $page = static function ( $title, $language, $heading, $of = 0 ) {
          $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ) );
          pll_set_post_language( $id, $language );
          if ( $of > 0 ) { pll_save_post_translations( array( 'en' => $of, $language => $id ) ); }
          update_field( 'field_site_page_elements_section_elements', array( array( 'acf_fc_layout' => 'hero_element', 'title' => $heading ) ), $id );
          return $id;
        };
        $ids = array( 'missing' => $page( 'Quay sensors', 'en', 'Look below' ) );
        $ids['same'] = $page( 'Bridge', 'en', 'Bridge' ); $ids['sameDa'] = $page( 'Bridge', 'da', 'Bridge', $ids['same'] );
        $ids['translated'] = $page( 'Prices', 'en', 'Our prices' ); Skerry\\Languages\\Translation::markAsDone( $page( 'Priser', 'da', 'Vores priser', $ids['translated'] ) );
        $ids['outdated'] = $page( 'Contact', 'en', 'Write' ); $ids['outdatedDa'] = $page( 'Kontakt', 'da', 'Skriv', $ids['outdated'] ); Skerry\\Languages\\Translation::markAsDone( $ids['outdatedDa'] );
        update_post_meta( $ids['outdated'], 'section_elements_0_title', 'Write to us' );
        Skerry\\Languages\\TranslationStates::forget(); echo wp_json_encode( $ids );`,
      ),
    );
  });

  async function screen(query: string, cookie = admin) {
    const response = await fetch(`${wordpress.url}/wp-admin/${address}${query}`, { headers: { cookie } });
    return { status: response.status, html: await response.text() };
  }

  const titlesIn = (html: string) => [...html.matchAll(/row-title"[^>]*>([^<]*)/g)].map(([, title]) => title);

  async function bulk(action: string, selectedIds: readonly number[], query = '') {
    const { html } = await screen(query);
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(
      html.slice(html.indexOf('data-skerry-ask-actions')),
    )?.[1];
    const body = new URLSearchParams({ action, _wpnonce: nonce ?? '', language: 'da' });
    for (const id of selectedIds) body.append('translations[]', String(id));
    return fetch(`${wordpress.url}/wp-admin/${address}${query}`, {
      ...{ method: 'POST', redirect: 'manual', headers: { cookie: admin }, body },
    });
  }

  async function importFile(xliff: string, cookie = admin) {
    const { html } = await screen('&view=import', cookie);
    const body = new FormData();
    body.set('action', 'skerry_xliff_import');
    body.set('_wpnonce', /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '');
    body.set('file', new Blob([xliff]), 'translated.xlf');
    const response = await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
      ...{ method: 'POST', redirect: 'manual', headers: { cookie }, body },
    });
    await response.text();
    return response;
  }

  const translate = (xliff: string, texts: Record<string, string>) =>
    Object.entries(texts).reduce(
      (file, [source, target]) =>
        file.replace(
          new RegExp(`(<source>${source}</source><target[^>]*?)(?:/>|>[^<]*</target>)`),
          `$1>${target}</target>`,
        ),
      xliff,
    );

  test('lists entries by state, language, type and title, filtered before pagination', async () => {
    expect(titlesIn((await screen('')).html)).toEqual(['Bridge', 'Contact', 'Prices', 'Quay sensors']);
    expect(titlesIn((await screen('&state=absent')).html)).toEqual(['Quay sensors']);
    expect(titlesIn((await screen('&state=same')).html)).toEqual(['Bridge']);
    expect(titlesIn((await screen('&state=older')).html)).toEqual(['Contact']);
    expect(titlesIn((await screen('&state=done')).html)).toEqual(['Prices']);
    expect(titlesIn((await screen('&language=de&state=absent')).html)).toHaveLength(4);
    expect(titlesIn((await screen('&s=priser')).html)).toEqual(['Prices']);
    expect(titlesIn((await screen('&type=post')).html)).toEqual([]);

    await wordpress.php(`update_user_meta( 1, 'skerry_translations_per_page', 1 );`);
    const { html } = await screen('&state=done');
    await wordpress.php(`delete_user_meta( 1, 'skerry_translations_per_page' );`);
    expect([titlesIn(html), html.includes('1 item<')]).toEqual([['Prices'], true]);
  });

  test('links a missing translation to the form that adds it', async () => {
    const { html } = await screen('&state=absent');
    const link = /<a class="row-title" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#038;', '&') ?? '';
    expect(link).toContain(`post-new.php?post_type=page&from_post=${ids.missing}&new_lang=da`);
    const form = await fetch(link, { headers: { cookie: admin } });
    expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('Look below')]);
  });

  test('shows a changed original immediately', async () => {
    expect(titlesIn((await screen('&state=older')).html)).toEqual(['Contact']);
    await wordpress.php(
      `update_post_meta( ${ids.translated}, 'section_elements_0_title', 'Our new prices' );`,
    );
    expect(titlesIn((await screen('&state=older')).html)).toEqual(['Contact', 'Prices']);
  });

  test('marks translations as identical to the original, but not outdated ones', async () => {
    const response = await bulk('same', [ids.same, ids.outdated, ids.missing]);
    expect(await noticeAfter(response, admin)).toBe('2 translations updated.');
    expect(titlesIn((await screen('&state=same')).html)).toEqual([]);
    expect(titlesIn((await screen('&state=older')).html)).toEqual(['Contact']);

    await bulk('done', [ids.outdated]);
    expect(titlesIn((await screen('&state=older')).html)).toEqual([]);
  });

  test('exports only the selected entries with titles, including missing translations', async () => {
    const response = await bulk('export', [ids.missing, ids.outdated]);
    const xliff = await response.text();
    expect(response.headers.get('content-disposition')).toContain('-da.xlf');
    expect([...xliff.matchAll(/original="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      `Quay sensors [+${ids.missing}]`,
      `Contact [${ids.outdatedDa}]`,
    ]);
    expect(xliff).toMatch(/resname="Quay sensors › [^"]+ › [^"]+"><source>Look below/);
    expect(xliff).toContain('<source>Write to us</source><target state="needs-translation">Skriv</target>');
  });

  test('creates drafts of missing translations on import, and lists the changed entries', async () => {
    const xliff = await (await bulk('export', [ids.missing, ids.outdated, ids.translated])).text();
    const texts = {
      'Quay sensors': 'Kajsensorer',
      'Look below': 'Se nedenfor',
      'Write to us': 'Skriv til os',
    };
    const response = await importFile(translate(xliff, texts));

    expect(response.headers.get('location')).toContain('language=da');
    const nextScreen = await (
      await fetch(String(response.headers.get('location')), { headers: { cookie: admin } })
    ).text();
    expect(nextScreen).toContain('3 texts updated. 1 draft created.');
    const draft = JSON.parse(
      await wordpress.php(
        `$id = pll_get_post( ${ids.missing}, 'da' ); $post = get_post( $id ); echo wp_json_encode( array( $id, $post->post_status, $post->post_title, pll_get_post_language( $id ), get_post_meta( $id, 'section_elements_0_title', true ), get_post_meta( ${ids.outdatedDa}, 'section_elements_0_title', true ) ) );`,
      ),
    );
    expect(draft).toEqual([
      ...[expect.any(Number), 'draft', 'Kajsensorer', 'da', 'Se nedenfor'],
      'Skriv til os',
    ]);
    expect(nextScreen).toContain(`post.php?post=${draft[0]}&#038;action=edit">Kajsensorer</a>`);
    expect(nextScreen).toContain(`post.php?post=${ids.outdatedDa}&#038;action=edit">Kontakt</a>`);
    expect(nextScreen).not.toContain('>Priser</a>');
    expect(titlesIn((await screen('&state=done')).html)).toContain('Quay sensors');

    await importFile(translate(xliff, { 'Look below': 'Kig nedenfor' }));
    expect(
      await wordpress.php(
        `echo count( get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'lang' => 'da', 'numberposts' => -1 ) ) ), get_post_meta( ${draft[0]}, 'section_elements_0_title', true );`,
      ),
    ).toBe('4Kig nedenfor');
  });

  test('creates nothing from an untranslated file, for an unknown language, or for users without the right', async () => {
    const xliff = await (await bulk('export', [ids.missing])).text();
    await wordpress.php(
      `wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'own-password', 'role' => 'author' ) );`,
    );
    const texts = { 'Look below': 'Se nedenfor' };
    const drafts = () =>
      wordpress.php(
        `echo count( get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'lang' => '' ) ) );`,
      );

    expect(await noticeAfter(await importFile(xliff), admin)).toContain('“Quay sensors');
    await importFile(translate(xliff, texts).replace('target-language="da"', 'target-language="en"'));
    await importFile(translate(xliff, texts).replace('target-language="da"', 'target-language="xx"'));
    await importFile(translate(xliff, texts).replace(`[+${ids.missing}]`, `[+${ids.sameDa}]`));
    const author = await logIn(wordpress.url, 'author', 'own-password');
    expect((await importFile(translate(xliff, texts), author)).status).toBe(403);
    expect((await screen('', author)).status).toBe(403);
    expect(await drafts()).toBe('0');
  });
});
