import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readToken } from '#server/content/previewRouter.ts';
import { isSigned } from '#server/lib/signature.ts';
import { portOf } from '#tests/support/portOf.ts';
import type { RunningWordPress } from './try/startWordPress.ts';
import { saveTitle, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped site.test.ts: ${skipReason}\n`);

describe.skipIf(skipReason !== undefined)('plugin in a real WordPress', () => {
  let wordpress: RunningWordPress;
  let site: Server;
  let secret: string;
  let status = 200;
  const calls: { signature: string; body: string }[] = [];
  const bodies = () => calls.map(({ body }): unknown => JSON.parse(body));

  beforeAll(async () => {
    site = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        calls.push({ signature: String(request.headers['x-signature']), body });
        response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    wordpress = await startTestWordPress();
    secret = await wordpress.php(
      `Skerry\\Settings::setAddress( 'http://127.0.0.1:${portOf(site)}' ); echo Skerry\\Settings::secret();`,
    );
  }, 300_000);

  afterAll(async () => {
    await wordpress?.stop();
    site?.close();
  });

  /** Creates a published page and clears the recorded calls. */
  async function page(slug: string, parent = 0): Promise<number> {
    const id = await wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_name' => '${slug}', 'post_parent' => ${parent} ) );`,
    );
    calls.length = 0;
    return Number(id);
  }

  const update = (id: number, fields: string) =>
    wordpress.php(`wp_update_post( array( 'ID' => ${id}, ${fields} ) );`);

  test('notifies the site of an edited page by its ID, signed with the shared secret', async () => {
    const id = await page('edited');

    await update(id, "'post_title' => 'Another title'");

    expect(bodies()).toEqual([{ ids: [`post:${id}`] }]);
    const [call] = calls;
    expect(isSigned(secret, call?.signature ?? '', call?.body ?? '', Date.now())).toBe(true);
  });

  test('saves in the web server without waiting for a site that does not respond', async () => {
    const id = await page('saved-while-hanging');
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const address = (port: number) => `Skerry\\Settings::setAddress( 'http://127.0.0.1:${port}' );`;
    await wordpress.php(address(portOf(hanging)));

    try {
      const status = await saveTitle(wordpress, id, 'Saved');
      const counts: unknown = JSON.parse(
        await wordpress.php(`echo wp_json_encode( Skerry\\Changes\\Deliveries::counts() );`),
      );

      expect(status).toBe(200);
      // WordPress has responded to the editor, but the call to the site is still pending.
      expect(Object.keys(counts ?? {})).toEqual(
        expect.arrayContaining([expect.stringMatching(/^(waiting|sending)$/)]),
      );
    } finally {
      hanging.closeAllConnections();
      hanging.close();
      await wordpress.php(address(portOf(site)));
      await wordpress.php(
        `Skerry\\Changes\\Deliveries::retryAll(); Skerry\\Changes\\DeliverySender::sendAll();`,
      );
    }
  });

  test('reports WP-Cron’s overdue events and last run', async () => {
    const state = `$state = Skerry\\Cron::state(); echo wp_json_encode( array( $state['state'], $state['detail'], $state['advice'] ) );`;
    const lateResult = await wordpress.php(
      `_set_cron_array( array( time() - 700 => array( 'late_event' => array( 'key' => array( 'schedule' => false, 'args' => array() ) ) ), time() + 60 => array() ) ); define( 'DISABLE_WP_CRON', true ); ${state}`,
    );
    const healthy = await wordpress.php(
      `_set_cron_array( array() ); add_filter( 'wp_doing_cron', '__return_true' ); Skerry\\Cron::noteRun(); ${state}`,
    );

    expect(JSON.parse(lateResult)).toEqual([
      'warning',
      'Not run yet. 1 overdue event (late_event)',
      expect.stringContaining('DISABLE_WP_CRON is set'),
    ]);
    expect(JSON.parse(healthy)).toEqual(['ok', expect.stringMatching(/^Last run: /), '']);
  });

  test('resends a call that was lost in an outage', async () => {
    const id = await page('edited-in-an-outage');
    status = 503;
    await update(id, "'post_title' => 'Written in the dark'");
    status = 200;
    calls.length = 0;

    await wordpress.php(
      `Skerry\\Changes\\Deliveries::retryAll(); Skerry\\Changes\\DeliverySender::sendAll();`,
    );

    expect(bodies()).toContainEqual({ ids: [`post:${id}`] });
  });

  test('neither resends a call that the site has already accepted nor blocks later calls', async () => {
    const id = await page('edited-twice');
    status = 409;
    await update(id, "'post_title' => 'Taken'");
    status = 200;
    calls.length = 0;

    await wordpress.php(
      `Skerry\\Changes\\Deliveries::retryAll(); Skerry\\Changes\\DeliverySender::sendAll();`,
    );

    expect(bodies()).toEqual([]);
  });

  test('sends equal calls of the same second with different signatures', async () => {
    calls.length = 0;

    await wordpress.php(
      `foreach ( array( 1, 2 ) as $i ) { Skerry\\Changes\\Deliveries::add( array( 'ids' => array( 'post:1' ) ) ); } Skerry\\Changes\\DeliverySender::sendAll();`,
    );

    expect(bodies()).toEqual([{ ids: ['post:1'] }, { ids: ['post:1'] }]);
    expect(calls[0]?.body).not.toBe(calls[1]?.body);
    for (const { signature, body } of calls) expect(isSigned(secret, signature, body, Date.now())).toBe(true);
  });

  test('notifies the site of unpublished content, but not of drafts', async () => {
    const id = await page('comes-and-goes');

    await update(id, "'post_status' => 'draft'");
    const deletedBodies = bodies();
    calls.length = 0;
    await update(id, "'post_title' => 'Rewritten in peace'");
    const asDraft = bodies();
    await wordpress.php(`wp_publish_post( ${id} );`);
    calls.length = 0;
    await wordpress.php(`wp_delete_post( ${id}, true );`);

    expect(deletedBodies).toEqual([{ ids: [`post:${id}`] }]);
    expect(asDraft).toEqual([]);
    expect(bodies()).toEqual([expect.objectContaining({ ids: expect.arrayContaining([`post:${id}`]) })]);
  });

  test('notifies the site of an article added to a category, and of the changed categories', async () => {
    const id = await wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'post', 'post_title' => 'Joins', 'post_status' => 'publish' ) );`,
    );
    calls.length = 0;

    await wordpress.php(
      `$term = wp_insert_term( 'Joined', 'category' ); Skerry\\Changes\\ChangeSet::take(); wp_set_post_categories( ${id}, array( $term['term_id'] ), true );`,
    );

    expect(bodies()).toEqual([{ ids: [`post:${id}`], types: ['category'] }]);
  });

  test('ignores queries that other plugins store as posts', async () => {
    calls.length = 0;

    await wordpress.php(
      `register_post_type( 'graphql_document', array( 'public' => false, 'show_in_graphql' => true, 'graphql_single_name' => 'graphqlDocument' ) ); wp_insert_post( array( 'post_type' => 'graphql_document', 'post_title' => 'Q', 'post_status' => 'publish' ) );`,
    );

    expect(bodies()).toEqual([]);
  });

  test('notifies the site of changed alternative texts and author names', async () => {
    const picture = await wordpress.php(
      `echo wp_insert_attachment( array( 'post_title' => 'A picture', 'post_mime_type' => 'image/png' ), 'a.png' );`,
    );
    calls.length = 0;

    await wordpress.php(`update_post_meta( ${picture}, '_wp_attachment_image_alt', 'What it shows' );`);
    await wordpress.php(`wp_update_user( array( 'ID' => 1, 'display_name' => 'Signe' ) );`);

    expect(bodies()).toEqual([{ ids: [`post:${picture}`] }, { ids: ['user:1'] }]);
  });

  test('redirects the old addresses of a moved page and its child pages', async () => {
    const above = await page('before');
    await page('below', above);

    await update(above, "'post_name' => 'after'");
    const response = await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`);

    expect(await response.json()).toEqual(
      expect.arrayContaining([
        { from: '/before', to: '/after' },
        { from: '/before/below', to: '/after/below' },
      ]),
    );

    await update(above, "'post_status' => 'draft'");
    const laterResponse = await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`);

    expect(await laterResponse.json()).not.toContainEqual(expect.objectContaining({ from: '/before' }));
  });

  test('does not redirect an address that has content again', async () => {
    await update(await page('left'), "'post_name' => 'moved-on'");
    await update(await page('taker'), "'post_name' => 'left'");
    const response = await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`);
    const list: unknown = await response.json();

    expect(list).not.toContainEqual(expect.objectContaining({ from: '/left' }));
    expect(list).toContainEqual({ from: '/taker', to: '/left' });
  });

  /** Returns the SEO fields of a post without an SEO plugin. */
  const seoOf = async (id: number): Promise<Record<string, unknown>> =>
    JSON.parse(
      await wordpress.php(
        `$context = new class { public function get_loader() { return $this; } public function load_deferred( $id ) { return $id; } };
        echo wp_json_encode( ( new ReflectionMethod( 'Skerry\\Content\\SearchEngines', 'of' ) )->invoke( null, get_post( ${id} ), $context ) );`,
      ),
    );

  test('returns the editor’s SEO fields, and hides password-protected pages from search engines', async () => {
    const id = await page('found');
    const words = Array.from({ length: 500 }, (_, index) => `w${'a'.repeat(index % 5)}`).join(' ');
    await update(id, `'post_title' => 'Tides &amp; <b>bridges</b>', 'post_content' => '<p>${words}</p>'`);
    const address = expect.stringMatching(/\/found\/$/);
    const plain = {
      title: expect.stringMatching(/^Tides & bridges - ./),
      metaDesc: expect.stringMatching(/^w wa waa .+…$/),
      metaRobotsNoindex: 'index',
      metaRobotsNofollow: 'follow',
      canonical: address,
      opengraphType: 'website',
      opengraphUrl: address,
      opengraphImage: null,
      twitterCardType: 'summary_large_image',
      readingTime: 3,
    };
    expect(await seoOf(id)).toMatchObject(plain);
    const { breadcrumbs } = await seoOf(id);
    expect(breadcrumbs).toMatchObject([{ url: address, text: 'Tides & bridges' }]);

    const seoFields = {
      seo_title: 'Own',
      seo_description: 'Own words.',
      seo_noindex: '1',
      seo_nofollow: '1',
    };
    await wordpress.php(
      Object.entries({ ...seoFields, seo_image: '7' })
        .map(([name, value]) => `update_post_meta( ${id}, '${name}', '${value}' );`)
        .join(' '),
    );
    expect(await seoOf(id)).toMatchObject({
      title: 'Own',
      metaDesc: 'Own words.',
      metaRobotsNoindex: 'noindex',
      metaRobotsNofollow: 'nofollow',
      canonical: '',
      opengraphTitle: 'Own',
      opengraphDescription: 'Own words.',
      opengraphImage: 7,
    });

    await wordpress.php(`update_post_meta( ${id}, 'seo_noindex', '' );`);
    await update(id, "'post_password' => 'x'");
    expect(await seoOf(id)).toMatchObject({
      title: plain.title,
      metaDesc: '',
      metaRobotsNoindex: 'noindex',
      canonical: '',
    });
  });

  test('retries failed calls at growing intervals, and gives up after a day', async () => {
    const states: unknown = JSON.parse(
      await wordpress.php(
        `global $wpdb; $table = Skerry\\Changes\\Deliveries::table(); $wpdb->query( "DELETE FROM $table" );
        Skerry\\Changes\\Deliveries::add( array( 'ids' => array( 'post:1' ) ) ); $seen = array();
        for ( $i = 0; $i < 30; $i++ ) {
          Skerry\\Changes\\Deliveries::markFailed( Skerry\\Changes\\Deliveries::latest( 1 )[0], 'no', 1 );
          $row = Skerry\\Changes\\Deliveries::latest( 1 )[0];
          $seen[] = array( $row->state, (int) $row->attempts, $row->due - time() );
        }
        $wpdb->query( "DELETE FROM $table" ); echo wp_json_encode( $seen );`,
      ),
    );
    const pauses = [30, 60, 120, 300, 600, 1800, 3600];
    expect(states).toEqual(
      Array.from({ length: 30 }, (_, index) => [
        index === 29 ? 'failed' : 'waiting',
        index + 1,
        expect.closeTo(pauses[Math.min(index, 6)] ?? 0, -0.5),
      ]),
    );
  });

  test('sends at most five hundred changes per call, with types by language', async () => {
    const calls: unknown = JSON.parse(
      await wordpress.php(
        `Skerry\\Changes\\ChangeSet::take();
        for ( $i = 1; $i <= 501; $i++ ) { Skerry\\Changes\\ChangeSet::addId( "post:$i" ); }
        Skerry\\Changes\\ChangeSet::addId( 'post:1' ); Skerry\\Changes\\ChangeSet::addType( 'redirects' ); Skerry\\Changes\\ChangeSet::addType( 'menu', 'da' );
        $calls = Skerry\\Changes\\ChangeSet::take();
        Skerry\\Changes\\ChangeSet::addId( 'post:1' ); Skerry\\Changes\\ChangeSet::addEverything();
        echo wp_json_encode( array( array_map( static fn( $call ) => array( 'ids' => count( $call['ids'] ?? array() ) ) + $call, $calls ), Skerry\\Changes\\ChangeSet::take(), Skerry\\Changes\\ChangeSet::take() ) );`,
      ),
    );
    expect(calls).toEqual([
      [{ ids: 500, types: ['redirects'] }, { ids: 1 }, { ids: 0, types: ['menu'], locales: ['da'] }],
      [{ everything: true }],
      [],
    ]);
  });

  test('accepts addresses without encryption only for the local machine', async () => {
    const typedUrls = [
      'http://www.kystlink.example',
      'https://www.kystlink.example/da',
      'http://localhost:3000',
      'javascript:alert(1)',
    ];

    const addresses = await wordpress.php(
      `foreach ( array( '${typedUrls.join("', '")}' ) as $typed ) { echo Skerry\\Settings::readAddress( $typed ) ?? 'none', ' '; }`,
    );

    expect(addresses.trim().split(' ')).toEqual([
      'none',
      'https://www.kystlink.example',
      'http://localhost:3000',
      'none',
    ]);
  });

  test('opens the site with a valid link from the preview button', async () => {
    const draft = await wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Not yet' ) );`,
    );

    const link = new URL(await wordpress.php(`echo get_preview_post_link( ${draft} );`));

    expect(link.pathname).toBe('/preview');
    expect(readToken(secret, 'link', link.searchParams.get('token') ?? '', Date.now())).toEqual({
      content: { id: Number(draft), type: 'page', locale: 'en' },
      isCurrent: true,
    });
  });

  test('opens the preview frame only for users who may edit the page, with a link that names the screen', async () => {
    const id = await page('framed');
    const draft = 'b'.repeat(32);
    const ask = (user: number, route: string, body: object) =>
      wordpress.php(
        `wp_set_current_user( ${user} ); $request = new WP_REST_Request( 'POST', '/skerry/v1/${route}/${id}/${draft}' ); $request->set_header( 'content-type', 'application/json' ); $request->set_body( '${JSON.stringify(body)}' ); $answer = rest_do_request( $request ); echo wp_json_encode( array( 'status' => $answer->get_status() ) + (array) $answer->get_data() );`,
      );

    expect(JSON.parse(await ask(1, 'unsaved', { title: 'Not saved', fields: {} }))).toEqual({
      status: 200,
      kept: true,
    });
    const { link }: { link: string } = JSON.parse(await ask(1, 'frame', {}));
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(readToken(secret, 'link', token, Date.now())?.content).toEqual({
      ...{ id, type: 'page', locale: 'en' },
      frame: { admin: new URL(wordpress.coreUrl).origin, draft },
    });
    for (const route of ['unsaved', 'frame'])
      expect(JSON.parse(await ask(0, route, {}))).toMatchObject({ status: 401 });
    expect(await wordpress.php(`echo get_post( ${id} )->post_title;`)).toBe('A page');
  });

  test('serves a translated front page at the address of its language, whatever its slug', async () => {
    const links = await wordpress.php(
      `function pll_languages_list() { return array( 'en', 'da' ); } function pll_default_language() { return 'en'; }
      function pll_get_post_language( $id ) { return array( 7 => 'en', 8 => 'da', 9 => 'da' )[ $id ]; }
      function pll_get_post( $id, $language ) { return 'da' === $language ? 8 : 7; }
      add_filter( 'pre_option_show_on_front', static fn() => 'page' ); add_filter( 'pre_option_page_on_front', static fn() => 7 );
      foreach ( array( 7, 8, 9 ) as $id ) { echo Skerry\\Languages\\Addresses::linkOfFrontPage( home_url( "/da/page-$id/" ), $id ), ' '; }`,
    );

    expect(links.trim().split(' ')).toEqual(
      ['/', '/da/', '/da/page-9/'].map((address) => `${wordpress.url}${address}`),
    );
  });

  test('returns a zero in a section as a value, and an empty field as null', async () => {
    const read = (value: string, type = 'text') =>
      wordpress.php(
        `echo wp_json_encode( apply_filters( 'wpgraphql/acf/pre_resolve_acf_field', null, array( 'field_a' => '${value}' ), null, array( 'type' => '${type}', 'key' => 'field_a', 'name' => 'a' ) ) );`,
      );

    expect(await read('0')).toBe('"0"');
    expect(JSON.parse(await read('0', 'number'))).toBe(0);
    expect(await read('')).toBe('null');
  });

  test('omits sections of removed kinds and returns the others', async () => {
    expect(
      await wordpress.php(
        `echo wp_json_encode( array_column( apply_filters( 'wpgraphql/acf/field_value', array( array( 'acf_fc_layout' => 'about' ), array( 'acf_fc_layout' => 'gone' ), array( 'acf_fc_layout' => 'faq' ) ), array( 'type' => 'flexible_content', 'layouts' => array( array( 'name' => 'about' ), array( 'name' => 'faq' ) ) ) ), 'acf_fc_layout' ) );`,
      ),
    ).toBe('["about","faq"]');
  });

  test('redirects visitors of WordPress to the site, including its sitemap', async () => {
    await page('for-visitors');
    const to = async (address: string) => {
      const response = await fetch(`${wordpress.url}${address}`, { redirect: 'manual' });
      await response.text();
      return [response.status, response.headers.get('location'), response.headers.get('cache-control')];
    };
    const origin = `http://127.0.0.1:${portOf(site)}`;
    const forAnHour = 'public, max-age=3600';

    expect(await to('/for-visitors/')).toEqual([301, `${origin}/for-visitors`, forAnHour]);
    expect(await to('/nothing-here/?a=1')).toEqual([301, `${origin}/nothing-here`, forAnHour]);
    expect(await to('/wp-sitemap.xml')).toEqual([301, `${origin}/sitemap.xml`, forAnHour]);
    expect(await to('/feed/')).toEqual([301, `${origin}/feed.xml`, forAnHour]);
    expect((await to('/wp-login.php'))[0]).toBe(200);
  });
});
