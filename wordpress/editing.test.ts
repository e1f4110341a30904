import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTokenRights } from '#server/content/tokenRights.ts';
import { createLogger } from '#server/logger.ts';
import { articleTheme } from './build/articleTheme.ts';
import { useFields, useSmallContent } from './try/smallContent.ts';
import { logIn, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped editing.test.ts: ${skipReason}\n`);

/** Stub, because npm does not have WPGraphQL. The plugin asks this function whether WPGraphQL is handling a query. */
const inQuery = 'function is_graphql_request() { return true; }';

/** Creates a theme without a `theme.json`. */
async function makeClassicTheme(contentFolder: string): Promise<void> {
  const folder = path.join(contentFolder, 'themes/classic');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'style.css'), '/* Theme Name: Classic */');
  await writeFile(path.join(folder, 'index.php'), '<?php');
}

describe.skipIf(skipReason !== undefined)('editing in a real WordPress', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
  }, 300_000);
  afterAll(() => wordpress?.stop());

  const post = (fields: string) => wordpress.php(`echo wp_insert_post( array( ${fields} ) );`);

  async function reader(login: string): Promise<{ id: string; authorization: string }> {
    const id = await wordpress.php(
      `echo wp_insert_user( array( 'user_login' => '${login}', 'user_pass' => 'own-password', 'role' => 'skerry_draft_reader' ) );`,
    );
    const password = await wordpress.php(
      `echo WP_Application_Passwords::create_new_application_password( ${id}, array( 'name' => 'site' ) )[0];`,
    );
    return { id, authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` };
  }

  test('lets draft readers read every draft, and accepts their token without a warning', async () => {
    const draft = await post(
      "'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'A draft', 'post_author' => 1",
    );
    const { id } = await reader('previews');
    const capabilities: unknown = JSON.parse(
      await wordpress.php(
        `echo wp_json_encode( array_keys( array_filter( get_userdata( ${id} )->allcaps ) ) );`,
      ),
    );
    expect(
      await wordpress.php(`${inQuery} echo user_can( ${id}, 'edit_post', ${draft} ) ? 'shown' : 'hidden';`),
    ).toBe('shown');
    const lines: string[] = [];
    const logger = createLogger(
      'info',
      new Writable({ write: (line, _encoding, next) => (lines.push(String(line)), next()) }),
    );
    const rights = checkTokenRights({ query: async () => ({ viewer: { capabilities } }), logger });
    await expect.poll(() => lines.join('')).toContain('CONTENT_TOKEN is valid and can read drafts');
    expect(rights.fault()).toBeUndefined();
    rights.stop();
  });

  test('rejects all changes by draft readers, over REST, XML-RPC and in wp-admin', async () => {
    const page = await post("'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Published'");
    const { id, authorization } = await reader('only-reads');
    const api = async (method: string, route: string, body: object) => {
      const response = await fetch(`${wordpress.url}/wp-json/wp/v2/${route}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      });
      return `${method} ${route} ${response.status}`;
    };
    const rpc = await fetch(`${wordpress.url}/xmlrpc.php`, {
      method: 'POST',
      body: `<?xml version="1.0"?><methodCall><methodName>wp.editProfile</methodName><params><param><value><int>1</int></value></param><param><value>only-reads</value></param><param><value>own-password</value></param><param><value><struct><member><name>first_name</name><value>Changed</value></member></struct></value></param></params></methodCall>`,
    });
    const cookie = await logIn(wordpress.url, 'only-reads', 'own-password');
    const screen = async (address: string) => {
      const response = await fetch(`${wordpress.url}/wp-admin/${address}`, {
        headers: { cookie },
        redirect: 'manual',
      });
      return `${address} ${response.status}`;
    };

    expect([
      await api('POST', `pages/${page}`, { title: 'Defaced' }),
      await api('POST', `pages/${page}`, { status: 'draft' }),
      await api('POST', 'pages', { title: 'Another' }),
      await api('DELETE', `pages/${page}`, {}),
      await api('POST', 'posts', { title: 'Another' }),
      await api('POST', 'media', {}),
      await api('POST', 'comments', { post: 1, content: 'A comment' }),
      await api('POST', `users/${id}`, { password: 'another' }),
      await api('POST', 'users/me/application-passwords', { name: 'another' }),
      await api('POST', 'settings', { title: 'Defaced' }),
      await api('GET', 'pages?status=draft', {}),
      await screen('index.php'),
      await screen('profile.php'),
      await screen('admin-ajax.php?action=heartbeat'),
      // No request in this test uses these capabilities, but other plugins may.
      await wordpress.php(
        `foreach ( array( 'edit_user', 'delete_user', 'create_app_password', 'edit_app_password', 'delete_app_password', 'delete_app_passwords' ) as $right ) { if ( user_can( ${id}, $right, ${id} ) ) { echo $right; } }`,
      ),
    ]).toEqual([
      ...[`POST pages/${page} 403`, `POST pages/${page} 403`, 'POST pages 403', `DELETE pages/${page} 403`],
      ...['POST posts 403', 'POST media 403', 'POST comments 403', `POST users/${id} 403`],
      ...['POST users/me/application-passwords 403', 'POST settings 403', 'GET pages?status=draft 400'],
      ...['index.php 403', 'profile.php 403', 'admin-ajax.php?action=heartbeat 403', ''],
    ]);
    expect(await rpc.text()).toContain('<name>faultCode</name>');
    const response = await fetch(`${wordpress.url}/wp-admin/`, { headers: { cookie } });
    expect(await response.text()).toContain('action=logout');
    expect(
      await wordpress.php(
        `echo get_post( ${page} )->post_title, get_post_status( ${page} ), get_user_meta( ${id}, 'first_name', true );`,
      ),
    ).toBe('Publishedpublish');
  });

  test('adds notices without breaking the script that starts the block editor', async () => {
    const privatePage = await post(`'post_title' => 'A', 'post_type' => 'page', 'post_status' => 'private'`);
    const script = await wordpress.php(
      `$GLOBALS['post'] = get_post( ${privatePage} ); Skerry\\Editing\\EditorNotices::addBlockEditorNotices(); echo implode( "\\n", wp_scripts()->get_data( 'wp-edit-post', 'after' ) );`,
    );
    const notices: unknown[] = [];
    const browser = {
      started: false,
      wp: {
        domReady: (run: () => void) => run(),
        data: { dispatch: () => ({ createInfoNotice: (text: unknown) => notices.push(text) }) },
      },
    };

    // WordPress starts its editor with a parenthesised expression in the same script element.
    runInNewContext(`${script}\n( function() { started = true; } )();`, browser);

    expect(browser.started).toBe(true);
    expect(notices).toEqual([expect.stringContaining('Private and password-protected')]);
  });

  test.each(['classic', 'twentytwentyfour'])(
    'uses the site’s styles in the block editor for articles and pages only (theme "%s")',
    async (theme) => {
      await makeClassicTheme(wordpress.contentFolder);
      await wordpress.php(`switch_theme( '${theme}' );`);
      const cookie = await logIn(wordpress.url, 'admin', 'admin');
      const screenOf = async (type: string) => {
        const id = await post(
          `'post_type' => '${type}', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->'`,
        );
        const address = `${wordpress.url}/wp-admin/post.php?post=${id}&action=edit`;
        return (await fetch(address, { headers: { cookie } })).text();
      };
      const { styles, settings } = articleTheme();
      const size = `font-size: ${styles.elements.h3.typography.fontSize};`;
      const ofTheSite = [
        size,
        `"contentSize":"${settings.layout.contentSize}"`,
        '"supportsLayout":true',
        '"defaultPalette":false',
        '.is-root-container > p:first-child {',
        '.is-root-container .wp-block-table thead th {',
        '.typography-block-support-panel:not(',
        // Address of the typeface, in JSON.
        'model\\/fonts\\/',
        `color: ${styles.elements.link.color.text};`,
      ];
      const foundIn = (html: string) => ofTheSite.filter((notice) => html.includes(notice));

      expect(foundIn(await screenOf('post'))).toEqual(ofTheSite);
      expect(foundIn(await screenOf('page'))).toEqual(ofTheSite);
      const pattern = await screenOf('wp_block');
      expect(pattern.includes('wp-block-editor')).toBe(true);
      expect(foundIn(pattern)).not.toContain(size);
    },
  );

  test.each([
    ['2.20.0', 'warning 2.24.1'],
    ['2.24.1', 'ok '],
    ['1.32.0', 'error 2.0'],
  ])('rates WPGraphQL %s in the doctor by known security fixes', async (version, rated) => {
    const row = await wordpress.php(
      `define( 'WPGRAPHQL_VERSION', '${version}' ); $row = Skerry\\States::all()[0]; preg_match( '/[\\d.]*\\d/', $row['advice'], $named ); echo $row['state'], ' ', $named[0] ?? '';`,
    );
    expect(row).toBe(rated);
  });

  test('lists sections to link to only for editors, and explains a missing connection to the site', async () => {
    const page = await post(
      `'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Harbour prices'`,
    );
    const search = `${wordpress.url}/wp-json/wp/v2/search?type=skerry-section&search=harbour`;
    expect(await (await fetch(search)).json()).toEqual([]);
    const requestAnchors = (address: string) =>
      wordpress.php(
        `wp_set_current_user( 1 ); $request = new WP_REST_Request( 'POST' ); $request->set_header( 'Content-Type', 'application/json' ); $request->set_body( wp_json_encode( array( 'address' => ${address} ) ) ); echo wp_json_encode( Skerry\\Editing\\LinkPlaces::listAnchors( $request ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );`,
      );
    expect(await requestAnchors(`get_permalink( ${page} )`)).toMatch(
      /^\{"said":"The website’s address is not set yet\. Enter it under Settings › Website\.","places":\[\]\}$/,
    );
    expect(await requestAnchors(`'https://elsewhere.example/harbour'`)).toBe('{"said":"","places":[]}');
  });

  test('removes links to entries that the site does not show', async () => {
    const messages = async (fields: string) => {
      const id = await post(`'post_title' => 'A', ${fields}`);
      return wordpress.php(
        `$GLOBALS['post'] = get_post( ${id} ); $said = array( 'Published. <a href="/a">View</a>' ); $type = get_post_type( ${id} ); echo apply_filters( 'post_updated_messages', array( 'post' => $said, 'page' => $said ) )[ $type ][0];`,
      );
    };

    expect(await messages("'post_type' => 'page', 'post_status' => 'publish'")).toContain('View');
    expect(await messages("'post_type' => 'page', 'post_status' => 'private'")).toBe('Published.');
    expect(await messages("'post_type' => 'page', 'post_status' => 'publish', 'post_password' => 'x'")).toBe(
      'Published.',
    );
    expect(await messages("'post_type' => 'product', 'post_status' => 'publish'")).toBe('Published.');
  });

  test('shows the website’s URL of a draft in the form', async () => {
    const id = await post("'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Quays'");
    const address = await wordpress.php(
      `$before = Skerry\\Settings::address(); Skerry\\Settings::setAddress( 'https://www.example.com' ); require_once ABSPATH . 'wp-admin/includes/post.php'; echo get_sample_permalink( ${id} )[0]; Skerry\\Settings::setAddress( $before );`,
    );
    expect(address).toMatch(/^https:\/\/www\.example\.com\/%pagename%$/);
  });

  test('allows only users who may edit pages to change products', async () => {
    const may = (role: string) =>
      wordpress.php(
        `$id = wp_insert_user( array( 'user_login' => 'a-${role}', 'user_pass' => 'x', 'role' => '${role}' ) ); $product = wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'draft', 'post_title' => 'P', 'post_author' => $id ) ); echo user_can( $id, 'edit_post', $product ) || user_can( $id, 'publish_post', $product ) ? 'may' : 'may not';`,
      );

    expect(await may('author')).toBe('may not');
    expect(await may('editor')).toBe('may');
  });

  test('creates tables and roles after an update, even without reactivation', async () => {
    await wordpress.php(
      `global $wpdb; $wpdb->query( 'DROP TABLE ' . Skerry\\Changes\\Deliveries::table() ); remove_role( 'skerry_draft_reader' ); update_option( 'skerry_version', '1.0.0' );`,
    );

    await (await fetch(`${wordpress.url}/wp-login.php`)).text();

    expect(
      await wordpress.php(
        `echo wp_json_encode( Skerry\\Changes\\Deliveries::counts() ), get_role( 'skerry_draft_reader' ) ? ' role' : ' none', get_option( 'skerry_version' ) === Skerry\\VERSION ? ' now' : ' before';`,
      ),
    ).toBe('[] role now');
  });

  describe('permalinks of a WordPress with content', () => {
    beforeAll(async () => {
      for (const title of ['One', 'Two'])
        await post(
          `'post_status' => 'publish', 'post_title' => '${title}', 'post_date' => '2024-03-05 10:00:00'`,
        );
    });
    afterAll(() => wordpress.php(`Skerry\\Content\\Permalinks::set();`));

    const live = (structure: string) =>
      wordpress.php(
        `global $wp_rewrite; $wp_rewrite->set_permalink_structure( '${structure}' ); $wp_rewrite->set_category_base( '' ); flush_rewrite_rules( false );`,
      );
    const structure = () => wordpress.php(`echo get_option( 'permalink_structure' );`);

    test.each(['/articles/%postname%/', '/%year%/%monthnum%/%day%/%postname%/', ''])(
      'stay unchanged after activation: "%s"',
      async (existingStructure) => {
        await live(existingStructure);
        await wordpress.php(`Skerry\\Plugin::activate();`);
        expect(await structure()).toBe(existingStructure);
      },
    );

    test('are left unchanged by an import, which reports that', async () => {
      await useFields(wordpress.contentFolder);
      await useSmallContent(wordpress.contentFolder, 'starter');
      await live('/articles/%postname%/');
      const skippedTitles = await wordpress.php(
        `$import = new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ); $import->run(); echo implode( ',', $import->skippedTitles() ); ( new Skerry\\Demonstration\\Removal() )->run();`,
      );

      expect(skippedTitles).toBe('Permalinks');
      expect(await structure()).toBe('/articles/%postname%/');
    });

    test('are reported as an error if the site cannot route them, with the settings screen that fixes them', async () => {
      await live('/%year%/%monthnum%/%postname%/');
      const row = await wordpress.php(
        `foreach ( Skerry\\States::all() as $row ) { if ( 'Permalinks' === $row['name'] ) { echo $row['state'], ' ', $row['detail'], ' ', $row['advice']; } }`,
      );

      expect(row).toMatch(/^error \/%year%\S+ .*do not work on the website.*Settings › Website/);
    });

    test('are changed by a button that lists the changes, and old addresses redirect', async () => {
      await live('/%year%/%monthnum%/%postname%/');
      const cookie = await logIn(wordpress.url, 'admin', 'admin');
      const address = `${wordpress.url}/wp-admin/options-general.php?page=skerry-settings`;
      const page = await (await fetch(address, { headers: { cookie } })).text();
      const nonce = /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '';
      const response = await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie },
        body: new URLSearchParams({ action: 'skerry_permalinks', _wpnonce: nonce }),
      });
      const redirectsResponse = await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`);

      expect(page).toContain('<code>/%year%/%monthnum%/%postname%/</code>');
      expect(page).toContain('<code>/blog/%postname%/</code>');
      expect(response.status).toBe(302);
      expect(await structure()).toBe('/blog/%postname%/');
      expect(await redirectsResponse.json()).toContainEqual({ from: '/2024/03/two', to: '/blog/two' });
    });
  });

  test('rejects arrays in place of strings, without a warning in the log', async () => {
    const log = path.join(wordpress.contentFolder, 'debug.log');
    const logBefore = await readFile(log, 'utf8').catch(() => '');

    const menu = await fetch(`${wordpress.url}/wp-json/skerry/v1/menu?lang[]=x`);
    const knock = await fetch(`${wordpress.url}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'skerry_deliver', 'key[]': 'x' }),
    });

    expect([menu.status, knock.status]).toEqual([400, 204]);
    expect((await readFile(log, 'utf8').catch(() => '')).slice(logBefore.length)).not.toContain(
      'Array to string',
    );
  });

  test('returns only those fields of menu images that the site uses', async () => {
    await useFields(wordpress.contentFolder);
    const picture = { ID: 5, url: '/a.png', alt: 'A', mime_type: 'image/png', width: 1, height: 2 };
    await wordpress.php(
      `update_option( 'skerry_en_menu', json_decode( '${JSON.stringify({ logo: { ...picture, author: '1', filesize: 9, uploaded_to: 0 } })}', true ) );`,
    );

    const response = await fetch(`${wordpress.url}/wp-json/skerry/v1/menu?lang=en`);

    expect(await response.json()).toEqual({ logo: picture });
    await wordpress.php(`delete_option( 'skerry_en_menu' );`);
  });

  test('updates the demo content, and leaves changed and deleted items alone', async () => {
    await useFields(wordpress.contentFolder);
    await useSmallContent(wordpress.contentFolder, 'demonstration');
    const run = async () => {
      const importResult: unknown = JSON.parse(
        await wordpress.php(
          `$import = new Skerry\\Demonstration\\Import( static fn() => null ); $counts = $import->run(); echo wp_json_encode( array( $counts[0], $import->skippedTitles() ) );`,
        ),
      );
      return importResult;
    };
    const titles = () =>
      wordpress.php(
        `foreach ( get_posts( array( 'post_type' => array( 'page', 'post' ), 'post_status' => 'any', 'meta_key' => '_skerry_demonstration', 'numberposts' => -1, 'orderby' => 'title', 'order' => 'ASC' ) ) as $post ) { echo $post->post_title, '/', get_post_meta( $post->ID, 'cover', true ), ' '; } $menu = get_option( 'skerry_en_menu' ); echo $menu['word'];`,
      );
    const idByTitle = (title: string) =>
      `get_posts( array( 'post_type' => 'any', 'title' => '${title}', 'meta_key' => '_skerry_demonstration' ) )[0]->ID`;

    expect(await run()).toEqual([4, []]);
    expect(await titles()).toBe('A/a B/b C/c D/d Products');
    expect(await run()).toEqual([4, []]);

    await wordpress.php(
      `wp_update_post( array( 'ID' => ${idByTitle('A')}, 'post_title' => 'Our own' ) ); update_post_meta( ${idByTitle('B')}, 'cover', 'ours' ); wp_trash_post( ${idByTitle('C')} ); update_option( 'skerry_en_menu', array( 'word' => 'Goods' ) );`,
    );

    expect(await run()).toEqual([1, ['A (en)', 'B (en)', 'C (en)', 'menu (en)']]);
    expect(await titles()).toBe('B/ours D/d Our own/a Goods');
    await wordpress.php(`wp_delete_post( ${idByTitle('D')}, true );`);
    expect(await run()).toEqual([0, ['A (en)', 'B (en)', 'C (en)', 'D (en)', 'menu (en)']]);
    expect(await titles()).toBe('B/ours Our own/a Goods');
  });
});
