import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { layouts } from './try/layouts.ts';
import { logIn, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

/** Folder with the free plugins, which are not available from npm (docs/wordpress.md). */
const plugins = process.env['WORDPRESS_PLUGINS'];
const reason = plugins === undefined ? 'WORDPRESS_PLUGINS is not set.' : await whyNoWordPress();
if (reason !== undefined) process.stderr.write(`Skipped connected.full.test.ts: ${reason}\n`);

const secret = 'a'.repeat(64);

describe.skipIf(reason !== undefined).each(layouts)('site with a WordPress of the layout "%s"', (layout) => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let site: RunningSite;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ layout, ...(plugins !== undefined && { plugins }) });
    const token = await wordpress.php(
      `update_option( 'skerry_secret', '${secret}' ); ( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run(); $id = wp_insert_user( array( 'user_login' => 'previews', 'user_pass' => 'own-password', 'role' => 'skerry_draft_reader' ) ); echo 'previews:', WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'site' ) )[0];`,
    );
    site = await runSite({
      CONTENT_GRAPHQL_URL: `${wordpress.url}/graphql`,
      CONTENT_REST_URL: wordpress.url,
      CONTENT_TOKEN: token,
      REVALIDATE_SECRET: secret,
      ...(layout === 'folder' && {
        CONTENT_MEDIA_URLS: `${wordpress.coreUrl}/wp-content/uploads/`,
      }),
    });
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
  }, 600_000);
  afterAll(async () => {
    await site?.stop();
    await wordpress?.stop();
  });

  const read = async (path: string) => {
    const response = await fetch(new URL(path, site.url));
    return { status: response.status, text: await response.text() };
  };

  test('serves every page of the sitemap, and every link and image on these pages', async () => {
    const readPaths = async (sitemap: string) =>
      [...(await read(sitemap)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, url = '']) => new URL(url).pathname,
      );
    const paths = (await Promise.all((await readPaths('/sitemap.xml')).map(readPaths))).flat();
    const requests = new Map<string, string>();
    const faults: string[] = [];
    for (const path of paths) {
      const { status, text } = await read(path);
      if (status !== 200) faults.push(`${path} ${status}`);
      if (text.includes(new URL(wordpress.url).host)) faults.push(`${path} names WordPress`);
      for (const [, address = ''] of text.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
        requests.set(address, path);
      for (const [, address = ''] of text.matchAll(/\bsrc="(\/(?:cms|_ipx)\/[^"]*)"/g))
        requests.set(address, path);
    }
    for (const [address, pagePath] of requests) {
      const { status } = await read(address.replaceAll('&amp;', '&'));
      if (status >= 400) faults.push(`${address} on ${pagePath}: ${status}`);
    }

    expect(paths.length).toBeGreaterThan(30);
    expect([...requests.keys()].some((address) => address.startsWith('/cms/'))).toBe(true);
    expect(faults).toEqual([]);
  }, 120_000);

  test('shows a change immediately', async () => {
    await read('/blog/plan-the-year');
    await wordpress.php(
      `$post = get_posts( array( 'name' => 'plan-the-year', 'lang' => 'en' ) )[0]; wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'Another title' ) );`,
    );

    await expect.poll(async () => (await read('/blog/plan-the-year')).text).toContain('Another title');
  });

  test('shows a draft by its preview link', async () => {
    const link = await wordpress.php(
      `echo get_preview_post_link( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'A draft of mine', 'post_content' => 'Body' ) ) );`,
    );
    const first = await fetch(link, { redirect: 'manual' });
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const previewResponse = await fetch(new URL(first.headers.get('location') ?? '', site.url), {
      headers: { cookie },
    });

    expect(await previewResponse.text()).toContain('A draft of mine');
  });

  test('translates the links of a new translation', async () => {
    const translated = (address: string) =>
      wordpress.php(
        `$page = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]; $link = apply_filters( 'pll_translate_post_meta', array( 'title' => 'Prices', 'url' => str_replace( 'PAGE', untrailingslashit( get_permalink( $page ) ), '${address}' ) ), 'link', 'da', 1, 2 ); echo $link['url'], '|', wp_parse_url( get_permalink( pll_get_post( $page->ID, 'da' ) ), PHP_URL_PATH );`,
      );
    const [to = '', page = ''] = (await translated('PAGE#questions')).split('|');

    expect(page).toMatch(/\/da\/./);
    expect(to).toMatch(/^\/da\/[\w-]+#questions$/);
    expect(page).toContain(to.split('#', 1)[0]);
    for (const url of ['#lead', 'https://other.example/pricing', '/never-written'])
      expect(await translated(url)).toContain(`${url}|`);
  });

  test('reports outdated sections of a translation and imports a translation file', async () => {
    const steps = await wordpress.php(
      `wp_set_current_user( 1 ); $en = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]->ID; $da = pll_get_post( $en, 'da' ); $key = 'section_elements_0_title'; $was = get_post_meta( $en, $key, true ); $xliff = 'Skerry\\Languages\\Xliff';
        $open = static fn() => array_diff( Skerry\\Languages\\Translation::states( $da ), array( 'done' ) );
        Skerry\\Languages\\Translation::markAsDone( $da ); $said = array( 'done' => count( $open() ) );
        update_post_meta( $en, $key, 'Changed in English' ); $said['changed'] = array_values( $open() );
        $file = $xliff::export( 'da', array( $en ) ); $said['file'] = array( substr_count( $file, 'needs-translation' ) > 0, str_contains( $file, '<source>Changed in English' ) );
        $translated = preg_replace( '~(id="' . $key . '".*?<target[^>]*>)[^<]*~s', '\\1Nye priser<script>x</script>', $file );
        $said['written'] = $xliff::import( $translated )['written']; $said['title'] = get_post_meta( $da, $key, true ); $said['after'] = count( $open() );
        foreach ( array( '<!DOCTYPE a>' . $file, 'no xml', str_replace( 'target-language="da"', 'target-language="de"', $file ) ) as $wrong ) { $said['wrong'][] = $xliff::import( $wrong )['written']; }
        wp_set_current_user( 0 ); $said['wrong'][] = $xliff::import( $file )['written'];
        update_post_meta( $en, $key, $was ); echo wp_json_encode( $said );`,
    );

    expect(JSON.parse(steps)).toEqual({
      ...{ done: 0, changed: ['older'], file: [true, true], written: 1, title: 'Nye priserx', after: 0 },
      wrong: [0, 0, 0, 0],
    });
  });

  test('shows how many interface texts are translated, and exports their catalogues', async () => {
    await wordpress.php(
      `wp_insert_user( array( 'user_login' => 'translator', 'user_pass' => 'own-password', 'role' => 'author' ) );`,
    );
    const admin = await logIn(wordpress.coreUrl, 'admin', 'admin');
    const author = await logIn(wordpress.coreUrl, 'translator', 'own-password');
    const screen = async (cookie: string) => {
      const response = await fetch(
        `${wordpress.coreUrl}/wp-admin/tools.php?page=skerry-translations&view=texts&language=da`,
        { headers: { cookie } },
      );
      return { status: response.status, html: await response.text() };
    };
    // Polylang redirects to its setup wizard once.
    await screen(admin);
    const { html } = await screen(admin);
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
    const download = (catalogue: string) =>
      fetch(`${wordpress.coreUrl}/wp-admin/admin-post.php`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: admin },
        body: new URLSearchParams({
          ...{ action: 'skerry_words_file', _wpnonce: nonce, language: 'da', catalogue },
        }),
      });

    // The demo site's catalogues are complete.
    expect(/\b(\d{3,}) of \1 texts are translated\./.exec(html)).not.toBeNull();
    const file = await download('messages');
    expect(file.headers.get('content-disposition')).toContain('messages-da.po');
    expect(await file.text()).toContain('"Language: da');
    for (const name of ['../en/messages', 'nothing']) {
      const response = await download(name);
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        expect.stringContaining('page=skerry-translations'),
      ]);
    }
    expect((await screen(author)).status).toBe(403);

    await wordpress.php(`Skerry\\Settings::setAddress( 'http://127.0.0.1:9' );`);
    const screenWithout = await screen(admin);
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
    expect([
      screenWithout.status,
      screenWithout.html.includes('No response from the website’s address'),
    ]).toEqual([200, true]);
  });

  test('copies a section to another language, hidden and with translated links, if the user may edit both entries', async () => {
    const copied = await wordpress.php(
      `wp_set_current_user( 1 ); $en = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]->ID; $da = pll_get_post( $en, 'da' ); $path = 'field_site_page_elements_call_to_action_card'; $link = untrailingslashit( get_permalink( $en ) );
        $ask = static function ( array $typed ) use ( $en ) { $request = new WP_REST_Request( 'POST', "/skerry/v1/copy-section/$en" ); $request->set_header( 'content-type', 'application/json' ); $request->set_body( wp_json_encode( $typed ) ); return rest_do_request( $request )->get_status(); };
        $row = array( 'acf_fc_layout' => 'call_to_action_card', $path . '_title' => 'Copied', $path . '_global_buttons' => array( 'row-0' => array( $path . '_global_buttons_link' => array( 'title' => 'Prices', 'url' => $link, 'target' => '' ) ) ) );
        $said = array( $ask( array( 'to' => $da, 'row' => $row ) ), $ask( array( 'to' => $da, 'row' => array( 'acf_fc_layout' => 'no_kind' ) ) ), $ask( array( 'to' => 1, 'row' => $row ) ) );
        $rows = get_field( 'section_elements', $da, false ); $last = end( $rows );
        wp_set_current_user( wp_insert_user( array( 'user_login' => 'writer', 'user_pass' => 'own-password', 'role' => 'author' ) ) ); $said[] = $ask( array( 'to' => $da, 'row' => $row ) );
        update_field( 'section_elements', array_slice( $rows, 0, -1 ), $da );
        echo wp_json_encode( array( $said, $last[ $path . '_title' ], $last[ $path . '_is_hidden' ], str_starts_with( $last[ $path . '_global_buttons' ][0][ $path . '_global_buttons_link' ]['url'], '/da/' ) ) );`,
    );

    expect(JSON.parse(copied)).toEqual([[200, 400, 400, 403], 'Copied', '1', true]);
  });

  test('syncs prices between languages, but not texts', async () => {
    const content = await wordpress.php(
      `$id = get_posts( array( 'post_type' => 'product', 'lang' => 'en', 'numberposts' => 1 ) )[0]->ID; $amount = 'prices_europe_eur'; $was = get_post_meta( $id, $amount, true ); $label = get_post_meta( $id, 'label', true );
        update_post_meta( pll_get_post( $id, 'da' ), $amount, '7.5' ); update_post_meta( $id, 'label', 'In English alone' );
        $said = array(); foreach ( array( 'en', 'da', 'de' ) as $language ) { $other = pll_get_post( $id, $language ); $said[] = array( get_post_meta( $other, $amount, true ), 'In English alone' === get_post_meta( $other, 'label', true ) ); }
        update_post_meta( $id, $amount, $was ); update_post_meta( $id, 'label', $label ); echo wp_json_encode( $said );`,
    );

    expect(JSON.parse(content)).toEqual([
      ['7.5', true],
      ['7.5', false],
      ['7.5', false],
    ]);
  });

  test('stores a pending change and publishes it at its scheduled time', async () => {
    const storedChange = await wordpress.php(
      `wp_set_current_user( 1 ); $post = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]; $row = array( 'acf_fc_layout' => 'section_title', 'field_site_page_elements_section_title_title' => 'Kept for later' );
        $rows = get_field( 'section_elements', $post->ID, false ); $rows[] = $row; $fields = array( 'field_site_page_elements_section_elements' => $rows );
        Skerry\\Editing\\PendingChangeForm::store( $post->ID, array( 'title' => 'Kept "title"', 'fields' => $fields ) );
        Skerry\\Editing\\PendingChanges::schedule( $post->ID, time() + 3600 ); echo wp_json_encode( array( $post->ID, get_post( $post->ID )->post_title, Skerry\\Editing\\PendingChanges::timeOf( $post->ID ) > time() ) );`,
    );
    const [id, title, isScheduled]: [number, string, boolean] = JSON.parse(storedChange);
    expect([title !== 'Kept "title"', isScheduled]).toEqual([true, true]);
    expect((await read('/pricing')).text).not.toContain('Kept for later');

    await wordpress.php(`do_action( 'skerry_publish_change', ${id} );`);
    await expect.poll(async () => (await read('/pricing')).text).toContain('Kept for later');
    const after = await wordpress.php(
      `$rows = get_field( 'section_elements', ${id}, false ); echo get_post( ${id} )->post_title, '|', wp_json_encode( Skerry\\Editing\\PendingChanges::of( ${id} ) ), wp_json_encode( Skerry\\Editing\\PendingChanges::timeOf( ${id} ) ); update_field( 'section_elements', array_slice( $rows, 0, -1 ), ${id} ); wp_update_post( array( 'ID' => ${id}, 'post_title' => '${title}' ) );`,
    );
    expect(after).toBe('Kept "title"|nullnull');
  });

  test('applies the focal point that a user with permission sets for an image', async () => {
    const page = await wordpress.php(
      `wp_set_current_user( 1 ); $page = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]; require_once ABSPATH . 'wp-admin/includes/image.php';
        $file = wp_upload_bits( 'quay.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) );
        $picture = wp_insert_attachment( array( 'post_title' => 'quay', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $file['file'] ); wp_update_attachment_metadata( $picture, array( 'width' => 1200, 'height' => 800, 'file' => _wp_relative_upload_path( $file['file'] ), 'sizes' => array() ) );
        $rows = get_field( 'section_elements', $page->ID, false ); $rows[] = array( 'acf_fc_layout' => 'split_content_img_right', 'field_site_page_elements_split_content_img_right_title' => 'Quay', 'field_site_page_elements_split_content_img_right_image' => $picture ); update_field( 'section_elements', $rows, $page->ID ); wp_update_post( array( 'ID' => $page->ID ) ); echo $picture;`,
    );
    const classes = async () =>
      /<img[^>]*quay[^>]*>/.exec((await read('/pricing')).text)?.[0].match(/class="([^"]*)"/)?.[1];
    const choose = (user: string, left: string, top: string) =>
      wordpress.php(
        `wp_set_current_user( ${user} ); $request = new WP_REST_Request( 'POST', '/skerry/v1/focus-point/${page}' ); $request->set_header( 'content-type', 'application/json' ); $request->set_body( '{"left":${left},"top":${top}}' ); echo rest_do_request( $request )->get_status();`,
      );
    await expect.poll(classes).toBeDefined();
    const defaultClasses = await classes();

    expect(await choose('1', '20', '1')).toBe('200');
    await expect.poll(classes).not.toBe(defaultClasses);
    expect(await choose('1', '"20; x"', '1')).toBe('400');
    expect(await choose('0', '90', '90')).toBe('401');
    expect(await choose("get_user_by( 'login', 'previews' )->ID", '90', '90')).toBe('403');
    expect(await choose('1', 'null', 'null')).toBe('200');
    await expect.poll(classes).toBe(defaultClasses);
    await wordpress.php(
      `$page = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]; update_field( 'section_elements', array_slice( get_field( 'section_elements', $page->ID, false ), 0, -1 ), $page->ID ); wp_update_post( array( 'ID' => $page->ID ) );`,
    );
  });

  test('returns alternative texts in the language of the entry that shows the file', async () => {
    const message = await wordpress.php(
      `wp_set_current_user( 1 ); $en = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]->ID; $da = pll_get_post( $en, 'da' ); $file = wp_insert_attachment( array( 'post_title' => 'buoy', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), 'buoy.png' );
        update_post_meta( $file, '_wp_attachment_image_alt', 'A red buoy' ); foreach ( array( $en, $da ) as $id ) { set_post_thumbnail( $id, $file ); }
        $texts = static fn() => array_map( static fn( $id ) => graphql( array( 'query' => '{ page(id: "' . $id . '", idType: DATABASE_ID) { featuredImage { node { altText } } } }' ) )['data']['page']['featuredImage']['node']['altText'], array( $en, $da ) );
        $found = static fn() => array_column( Skerry\\Languages\\LanguageFindings::of( get_post( $da ) ), 'text' ); $said = array( $texts(), $found() );
        $xliff = Skerry\\Languages\\Xliff::export( 'da', array( $en ) ); Skerry\\Languages\\Xliff::import( preg_replace( '~(id="alt_text_' . $file . '".*?<target[^>]*?)(/>|></target>)~s', '$1>En rød bøje</target>', $xliff ) );
        array_push( $said, $texts(), $found() ); $block = static function ( $id, $alt ) use ( $file ) { $GLOBALS['post'] = get_post( $id ); return wp_filter_content_tags( "<img class=\\"wp-image-$file\\" src=\\"/a.png\\" alt=\\"$alt\\">", 'the_content' ); };
        $said[] = array( str_contains( $block( $da, 'A red buoy' ), 'En rød bøje' ), str_contains( $block( $da, 'Written here' ), 'Written here' ), str_contains( $block( $en, 'A red buoy' ), 'A red buoy' ) );
        foreach ( array( $en, $da ) as $id ) { delete_post_thumbnail( $id ); } echo wp_json_encode( $said );`,
    );

    expect(JSON.parse(message)).toEqual([
      ['A red buoy', 'A red buoy'],
      ['The alternative text of buoy.png is in English. Add it in Dansk in the Media Library.'],
      ['A red buoy', 'En rød bøje'],
      [],
      [true, true, true],
    ]);
  });

  test('reports entries without a language in the doctor and before publishing', async () => {
    const message = await wordpress.php(
      `$named = static fn() => current( array_filter( Skerry\\States::all(), static fn( $row ) => 'Entries without a language' === $row['name'] ) )['detail'] ?? ''; $id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Lost', 'post_status' => 'publish' ) ); $said = array( str_contains( $named(), 'Lost' ) ); wp_set_object_terms( $id, array(), 'language' ); clean_post_cache( $id );
        $said[] = str_contains( $named(), 'Lost' ); $said[] = array_column( Skerry\\Languages\\LanguageFindings::of( get_post( $id ) ), 'code' ); wp_delete_post( $id, true ); echo wp_json_encode( $said );`,
    );

    expect(JSON.parse(message)).toEqual([false, true, ['no-language']]);
  });

  test('returns the unsaved menu only to requests with the form’s key', async () => {
    const draft = 'e'.repeat(32);
    const { status, link }: { status: number[]; link: string } = JSON.parse(
      await wordpress.php(
        `$ask = static function ( $user, $route, $body ) { wp_set_current_user( $user ); $request = new WP_REST_Request( 'POST', "/skerry/v1/$route/en/${draft}" ); $request->set_header( 'content-type', 'application/json' ); $request->set_body( wp_json_encode( $body ) ); return rest_do_request( $request ); };
          $fields = array( 'fields' => array( 'field_site_options_menu_en' => array( 'field_site_options_menu_main_navigation_en' => array( 'row-0' => array( 'field_site_options_menu_main_navigation_link_text_en' => 'Unsaved label', 'field_site_options_menu_main_navigation_link_en' => array( 'title' => 'x', 'url' => '/pricing', 'target' => '' ) ) ) ) ) );
          $status = array( $ask( 0, 'unsaved-menu', $fields )->get_status(), $ask( 1, 'unsaved-menu', array( 'fields' => 1 ) )->get_status(), $ask( 1, 'unsaved-menu', $fields )->get_status() ); echo wp_json_encode( array( 'status' => $status, 'link' => $ask( 1, 'frame-menu', array() )->get_data()['link'] ) );`,
      ),
    );
    const menu = async (headers: Record<string, string>) =>
      (await fetch(`${wordpress.url}/wp-json/skerry/v1/menu/?lang=en`, { headers })).text();

    expect(status).toEqual([401, 400, 200]);
    expect(await menu({ 'x-site-draft': draft })).toContain('Unsaved label');
    expect(await menu({ 'x-site-draft': 'f'.repeat(32) })).not.toContain('Unsaved label');
    expect(await menu({})).not.toContain('Unsaved label');
    expect(await (await fetch(link)).text()).toContain('Unsaved label');
    expect((await read('/')).text).not.toContain('Unsaved label');
  });

  test('omits a hidden section from the page until it is shown again', async () => {
    const switched = (isHidden: string) =>
      wordpress.php(
        `$post = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]; $rows = get_field( 'section_elements', $post->ID, false ); $last = count( $rows ) - 1; $kind = $rows[ $last ]['acf_fc_layout']; $rows[ $last ]["field_site_page_elements_{$kind}_is_hidden"] = '${isHidden}'; update_field( 'section_elements', $rows, $post->ID ); wp_update_post( array( 'ID' => $post->ID ) ); echo count( get_field( 'section_elements', $post->ID, false ) );`,
      );
    const sectionsOf = async () => (await read('/pricing')).text.match(/<h2\b/g)?.length ?? 0;
    const sections = await sectionsOf();

    const keptResponse = await switched('1');
    await expect.poll(sectionsOf).toBeLessThan(sections);
    expect(await switched('0')).toBe(keptResponse);
    await expect.poll(sectionsOf).toBe(sections);
  });

  test('renders unsaved fields only in the preview frame of the form', async () => {
    const draft = 'c'.repeat(32);
    const { link, id }: { link: string; id: number } = JSON.parse(
      await wordpress.php(
        `$post = get_posts( array( 'post_type' => 'page', 'name' => 'pricing', 'lang' => 'en' ) )[0]; $sections = array( array( 'acf_fc_layout' => 'section_title', 'field_site_page_elements_section_title_title' => 'Typed, not saved' ) ); Skerry\\Editing\\UnsavedFields::storeDraft( '${draft}', $post->ID, array( 'title' => 'Typed', 'fields' => array( 'field_site_page_elements_section_elements' => array( 'row-0' => $sections[0] ) ) ) ); echo wp_json_encode( array( 'id' => $post->ID, 'link' => Skerry\\Editing\\Previews::linkTo( $post, array( 'admin' => 'https://cms.example', 'draft' => '${draft}' ) ) ) );`,
      ),
    );
    const framedResponse = await fetch(link);
    expect(await framedResponse.text()).toContain('Typed, not saved');

    const ask = (authorization?: string) =>
      fetch(`${wordpress.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-site-draft': draft,
          ...(authorization && { authorization }),
        },
        body: JSON.stringify({ query: `{ page(id: "${id}", idType: DATABASE_ID) { title } }` }),
      }).then((response) => response.text());
    expect(await ask()).not.toContain('Typed');
    expect(await ask('Basic bm9ib2R5Om5vdGhpbmc=')).not.toContain('Typed');
    expect((await read('/pricing')).text).not.toContain('Typed, not saved');
  });
});
