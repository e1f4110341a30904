import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from 'node:http';
import { sign } from '#server/lib/signature.ts';
import { close, listen } from '#tests/support/listen.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { logIn, noticeAfter, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped redirects.test.ts: ${skipReason}\n`);

type Row = { source: string; target?: string; status?: number; note?: string };

describe.skipIf(skipReason !== undefined)('redirects in a real WordPress', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let secret: string;
  let admin: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    secret = await wordpress.php(
      `echo Skerry\\Settings::secret(); foreach ( array( 'editor', 'author' ) as $role ) { wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'own-password', 'role' => $role ) ); }`,
    );
    admin = await logIn(wordpress.url, 'admin', 'admin');
  }, 300_000);
  afterAll(() => wordpress?.stop());
  beforeEach(async () => {
    await wordpress.php(
      `global $wpdb; $wpdb->query( 'DELETE FROM ' . Skerry\\Redirects\\Rows::table() ); $wpdb->query( "DELETE FROM {$wpdb->prefix}skerry_dead_addresses" );`,
    );
  });

  /** Fetches a screen of Tools › Redirects. */
  async function screen(query = '', cookie = admin) {
    const response = await fetch(`${wordpress.url}/wp-admin/tools.php?page=skerry-redirects${query}`, {
      headers: { cookie },
    });
    return { status: response.status, html: await response.text() };
  }

  /** Submits one of the screen's forms with its button. Returns the response and the notice of the next screen. */
  async function press(action: string, fields: Record<string, string | Blob>, cookie = admin) {
    const { html } = await screen('', cookie);
    const body = new FormData();
    body.set('action', action);
    body.set('_wpnonce', /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '');
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body,
    });
    const notice = await noticeAfter(response, cookie);
    return {
      status: response.status,
      said: notice,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  }

  /** Performs a bulk action as the list's button does. */
  async function bulk(
    action: string,
    ids: readonly (string | number | undefined)[],
    { list = 'redirects', query = '', cookie = admin, nonce = '' } = {},
  ) {
    const address = `${wordpress.url}/wp-admin/tools.php?page=skerry-redirects${query}`;
    const html = await (await fetch(address, { headers: { cookie } })).text();
    const form = html.slice(html.indexOf('data-skerry-ask-actions'));
    const body = new URLSearchParams({
      action,
      _wpnonce: nonce || (/name="_wpnonce" value="(\w+)"/.exec(form)?.[1] ?? ''),
    });
    for (const id of ids) body.append(`${list}[]`, String(id));
    const response = await fetch(address, { method: 'POST', redirect: 'manual', headers: { cookie }, body });
    await response.text();
    return {
      status: response.status,
      location: response.headers.get('location'),
      said: await noticeAfter(response, cookie),
    };
  }

  const add = ({ source, target = '', status = 301, note = '' }: Row, cookie = admin) =>
    press('skerry_redirect_save', { source, target, status: String(status), note, row: '0' }, cookie);

  type Listed = { id?: number; from: string; to: string | null; status?: number };
  /** Returns the redirects that the site receives, except those of moved pages. */
  const listRedirects = async () => {
    const list: Listed[] = await (await fetch(`${wordpress.url}/wp-json/skerry/v1/redirects`)).json();
    return list.filter(({ id }) => id !== undefined);
  };

  const csv = (text: string) => new Blob([text], { type: 'text/csv' });

  test('take effect on the site when they are added, changed and deleted', async () => {
    const site = await startBareSite(wordpress.url, { REVALIDATE_SECRET: secret });
    const requestOldPath = async () => {
      const response = await fetch(`${site.origin}/old.php?a=b`, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    const pollOptions = { timeout: 10_000 };
    try {
      await wordpress.php(`Skerry\\Settings::setAddress( '${site.origin}' );`);
      expect(await requestOldPath()).toEqual([404, null]);
      const editor = await logIn(wordpress.url, 'editor', 'own-password');

      await add({ source: '/old.php', target: '/new', status: 302 }, editor);
      await expect.poll(requestOldPath, pollOptions).toEqual([302, '/new?a=b']);

      const [row] = await listRedirects();
      await press('skerry_redirect_save', {
        row: String(row?.id),
        source: '/old.php',
        target: '',
        status: '410',
      });
      await expect.poll(requestOldPath, pollOptions).toEqual([410, null]);

      await bulk('delete', [row?.id]);
      await expect.poll(requestOldPath, pollOptions).toEqual([404, null]);
    } finally {
      await site.stop();
      await wordpress.php(`Skerry\\Settings::setAddress( '' );`);
    }
  });

  test('are deleted only after confirmation, and are restored unchanged', async () => {
    await add({ source: '/undo', target: '/new', note: 'Stored' });
    await add({ source: '/undo-2', target: '/new' });
    await wordpress.php(
      `global $wpdb; $wpdb->query( 'UPDATE ' . Skerry\\Redirects\\Rows::table() . ' SET hits = 7' );`,
    );
    const rowsBefore = await wordpress.php(`echo wp_json_encode( Skerry\\Redirects\\Rows::all() );`);
    const { html } = await screen();
    expect(html).toContain('data-skerry-ask="Delete this redirect?"');
    expect(html).toContain('data-skerry-ask-actions="{&quot;delete&quot;');

    const { location, said } = await bulk(
      'delete',
      (await listRedirects()).map(({ id }) => id),
    );
    expect(said).toBe('2 redirects deleted.');
    expect(await listRedirects()).toEqual([]);
    const after = await (await fetch(String(location), { headers: { cookie: admin } })).text();
    expect(after).toContain('>Undo</button>');
    expect(after).toContain('value="skerry_redirect_restore"');
    expect((await press('skerry_redirect_restore', {})).said).toBe('2 redirects restored.');

    const withoutIds = (rows: string) => rows.replaceAll(/"id":"\d+"/g, '');
    expect(withoutIds(await wordpress.php(`echo wp_json_encode( Skerry\\Redirects\\Rows::all() );`))).toBe(
      withoutIds(rowsBefore),
    );
    expect((await press('skerry_redirect_restore', {})).said).toBe('There is nothing to restore.');
  });

  test('stay unchanged if a bulk action has no selection, and a notice explains why', async () => {
    await add({ source: '/old', target: '/new' });
    expect((await bulk('delete', [])).said).toBe(
      'Please select at least one item to perform this action on.',
    );
    expect(await listRedirects()).toHaveLength(1);
  });

  test('are sorted by column, with the number of rows from Screen Options', async () => {
    for (const source of ['/b', '/a', '/c']) await add({ source, target: '/new' });
    const order = async (query: string) =>
      [...(await screen(query)).html.matchAll(/row-title[^>]*>([^<]*)/g)].map(([, source]) => source);

    expect(await order('')).toEqual(['/c', '/a', '/b']);
    expect(await order('&orderby=source&order=asc')).toEqual(['/a', '/b', '/c']);
    expect(await order('&orderby=source&order=desc')).toEqual(['/c', '/b', '/a']);
    expect(await order('&orderby=hash&order=asc')).toEqual(['/c', '/a', '/b']);
    expect(await order('&orderby[]=source&order[]=asc&s[]=x')).toHaveLength(3);

    const { html } = await screen();
    const body = new URLSearchParams({
      screenoptionnonce: /name="screenoptionnonce" value="(\w+)"/.exec(html)?.[1] ?? '',
      'wp_screen_options[option]': 'skerry_redirects_per_page',
      'wp_screen_options[value]': '2',
      'screen-options-apply': 'Apply',
    });
    const address = `${wordpress.url}/wp-admin/tools.php?page=skerry-redirects`;
    await fetch(address, { method: 'POST', redirect: 'manual', headers: { cookie: admin }, body });
    expect(await order('')).toEqual(['/c', '/a']);
    expect(await order('&paged=2')).toEqual(['/b']);
    await wordpress.php(`delete_user_meta( 1, 'skerry_redirects_per_page' );`);
  });

  test('are offered once for a page in the Trash, with the entries that link to it', async () => {
    const notice = await wordpress.php(
      `$page = static fn( $title, $text, $status = 'publish' ) => wp_insert_post( array( 'post_type' => 'page', 'post_status' => $status, 'post_title' => $title, 'post_name' => sanitize_title( $title ), 'post_content' => $text ) );
      $linked = $page( 'Kontakt', '' ); $page( 'Linking', '<a href="/kontakt#form">Write</a>' ); $page( 'Longer', '<a href="/kontakter">Write</a>' ); $page( 'Draft', '<a href="/kontakt">Write</a>', 'draft' ); update_post_meta( $page( 'With a field', '' ), 'link', array( 'title' => 'Write', 'url' => '/kontakt', 'target' => '' ) ); $alone = $page( 'Alone', '' );
      wp_trash_post( $linked ); wp_trash_post( $alone ); Skerry\\Admin\\TrashedLinks::print(); echo '|'; Skerry\\Admin\\TrashedLinks::print();`,
    );
    const [first = '', second] = notice.split('|');

    expect(first).toContain('“Kontakt” is in the Trash');
    expect([...first.matchAll(/">([^<]+)<\/a>/g)].map(([, text]) => text)).toEqual([
      ...['Linking', 'With a field', 'Add a redirect'],
    ]);
    expect(first).toContain('source=%2Fkontakt#row');
    expect(second).toBe('');
  });

  test.each<[Row, { from: string; to: string | null }]>([
    [
      { source: ' /gammel/løsning/ ', target: '/da/ny?x=ø#a' },
      { from: '/gammel/l%C3%B8sning', to: '/da/ny?x=%C3%B8#a' },
    ],
    [
      { source: '/%61%c3%b8', target: '/b/' },
      { from: '/a%C3%B8', to: '/b/' },
    ],
    [
      { source: '/old/*', target: 'https://shop.example/*' },
      { from: '/old/*', to: 'https://shop.example/*' },
    ],
    [
      { source: '/gone', status: 410 },
      { from: '/gone', to: null },
    ],
  ])('are stored in normalized form: %o', async (input, row) => {
    expect((await add(input)).said).toContain('saved');
    expect(await listRedirects()).toEqual([expect.objectContaining(row)]);
  });

  test('store a full URL of the site or its WordPress as a path', async () => {
    await add({ source: `${wordpress.url}/old`, target: `${wordpress.url}` });
    expect(await listRedirects()).toEqual([expect.objectContaining({ from: '/old', to: '/' })]);
  });

  const rejectedRows: [Row, string][] = [
    [{ source: 'old', target: '/new' }, 'must be a path'],
    [{ source: '//evil.example', target: '/new' }, 'must be a path'],
    [{ source: '/old?p=1', target: '/new' }, 'must be a path'],
    [{ source: '/*/*', target: '/new' }, 'must be a path'],
    [{ source: '/a%5cb', target: '/new' }, 'must be a path'],
    [{ source: 'https://other.example/old', target: '/new' }, 'must be a path'],
    [{ source: '/old', target: '//evil.example' }, 'target must be'],
    [{ source: '/old', target: 'javascript:alert(1)' }, 'target must be'],
    [{ source: '/old', target: '/new/*' }, 'target must be'],
    [{ source: '/old*', target: 'https://shop.example*' }, 'target must be'],
    [{ source: '/old', target: 'https://a@evil.example/' }, 'target must be'],
    [{ source: '/old', target: '' }, 'target must be'],
    [{ source: '/old', target: '/new', status: 410 }, 'has no target'],
    [{ source: '/old', target: '/new', status: 200 }, 'status must be'],
    [{ source: '/old', target: '/new', note: 'a'.repeat(191) }, 'too long'],
    [{ source: '/old', target: '/old' }, 'loop'],
    [{ source: '/new/*', target: '/old/*' }, 'loop'],
    [{ source: '/grows/*', target: '/grows/more/*' }, 'loop'],
    [{ source: '/known/', target: '/new' }, 'already'],
  ];

  test('are rejected if they are invalid, ambiguous, looping or duplicate', async () => {
    await add({ source: '/known', target: '/a' });
    await add({ source: '/old/x', target: '/new/x' });
    const typedRows = rejectedRows.map(([row]) => ({ target: '', status: 301, note: '', ...row }));

    const faults: unknown = JSON.parse(
      await wordpress.php(
        `$check = new Skerry\\Redirects\\Check( true ); echo wp_json_encode( array_map( static fn( $row ) => $check->validate( $row )['fault'], json_decode( '${JSON.stringify(typedRows)}', true ) ) );`,
      ),
    );

    expect(faults).toEqual(rejectedRows.map(([, expectedError]) => expect.stringContaining(expectedError)));
    expect((await add({ source: '/known/', target: '/new' })).said).toContain('already');
    expect(await listRedirects()).toHaveLength(2);
  });

  test('are filled into the form again if rejected, with HTML escaped', async () => {
    const hostile = '"><script>alert(1)</script>';
    const refusal = await add({ source: hostile, note: '連'.repeat(1000) });
    expect(refusal.location?.length).toBeLessThan(1000);
    const { html } = await screen(
      `${new URL(refusal.location ?? '').search.replace('?', '&')}&s=${encodeURIComponent(hostile)}`,
    );
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('連連連');
    expect(html).not.toContain('<script>alert(1)');
  });

  test('can be added by editors within the site, and to other sites by administrators', async () => {
    const editor = await logIn(wordpress.url, 'editor', 'own-password');
    const author = await logIn(wordpress.url, 'author', 'own-password');

    expect((await add({ source: '/a', target: 'https://shop.example/' }, editor)).said).toContain(
      'administrators',
    );
    expect((await add({ source: '/b', target: '/new' }, editor)).said).toContain('saved');
    expect((await screen('', author)).status).toBe(403);
    for (const action of ['save', 'restore'])
      expect((await press(`skerry_redirect_${action}`, {}, author)).status, action).toBe(403);
    expect((await bulk('delete', ['1'], { cookie: author })).status).toBe(403);
    for (const action of ['export', 'read', 'import'])
      expect((await press(`skerry_redirects_${action}`, {}, author)).status, action).toBe(403);
    expect(await listRedirects()).toEqual([expect.objectContaining({ from: '/b' })]);
  });

  test('do not change if the nonce is forged', async () => {
    await add({ source: '/old', target: '/new' });
    const [row] = await listRedirects();
    for (const action of [
      'skerry_redirect_save',
      'skerry_redirect_restore',
      'skerry_redirects_export',
      'skerry_redirects_import',
    ])
      expect((await press(action, { _wpnonce: 'forged', row: String(row?.id) })).status, action).toBe(403);
    expect((await bulk('delete', [row?.id], { nonce: 'forged' })).status).toBe(403);
    expect(await listRedirects()).toEqual([row]);
  });

  const remarkIn = (html: string, source: string) =>
    new RegExp(`row-title[^>]*>${source}</a></strong>(?:<p><em>([^<]*))?`).exec(html)?.[1];

  test('are marked in the list if they are not used or their target redirects again', async () => {
    await wordpress.php(
      `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lives', 'post_name' => 'lives' ) ); $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Moves', 'post_name' => 'moves' ) ); wp_update_post( array( 'ID' => $id, 'post_name' => 'moved' ) );`,
    );
    await add({ source: '/lives', target: '/new' });
    await add({ source: '/moves', target: '/new' });
    await add({ source: '/blog', target: '/new' });
    await add({ source: '/first', target: '/second' });
    await add({ source: '/second', target: '/third' });
    await add({ source: '/to-moved', target: '/moves' });

    const { html } = await screen();
    expect(remarkIn(html, '/lives')).toContain('a page exists');
    expect(remarkIn(html, '/blog')).toContain('a page exists');
    expect(remarkIn(html, '/moves')).toContain('a page that has moved');
    expect(remarkIn(html, '/first')).toContain('/third');
    expect(remarkIn(html, '/to-moved')).toContain('/moved');
    expect(remarkIn(html, '/second')).toBeUndefined();
  });

  test('end at an existing page even if its address has a redirect', async () => {
    await wordpress.php(
      `foreach ( array( 'prices', 'old-news' ) as $name ) { wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_name' => $name ) ); }`,
    );
    await add({ source: '/prices', target: '/contact' });
    await add({ source: '/summer-fair', target: '/prices?from=fair' });
    await add({ source: '/old-*', target: '/new-*' });
    await add({ source: '/news', target: '/old-news/' });
    await add({ source: '/note', target: '/old-note' });

    const { html } = await screen();
    expect(remarkIn(html, '/prices')).toContain('a page exists');
    expect(remarkIn(html, '/summer-fair')).toBeUndefined();
    expect(remarkIn(html, '/news')).toBeUndefined();
    expect(remarkIn(html, '/note')).toContain('/new-note');
    await press('skerry_redirects_read', { file: csv('/winter-fair,/prices\n/note-2,/old-note') });
    const importScreen = await screen('&view=import');
    expect(importScreen.html).not.toContain('/winter-fair');
    expect(importScreen.html).toContain('<code>/note-2</code></td><td>The target redirects to /new-note');
  });

  test('with a missing target are reported on saving, in the list and before an import', async () => {
    const requests: string[] = [];
    const site = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      const statuses: Record<string, number> = { '/livez': 200, '/file.pdf': 200, '/removed': 410 };
      response.writeHead(statuses[request.url ?? ''] ?? 404).end();
    });
    const origin = await listen(site);
    try {
      await wordpress.php(
        `Skerry\\Settings::setAddress( '${origin}' ); delete_transient( 'skerry_visitor_statuses' ); wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Here', 'post_name' => 'here' ) );`,
      );
      const reply = await press('skerry_redirect_save', {
        ...{ source: '/loop-a', target: '/loop-b#top', status: '301', note: '', row: '0' },
      });
      const nextScreen = await (await fetch(String(reply.location), { headers: { cookie: admin } })).text();
      expect(nextScreen).toMatch(
        /notice-warning is-dismissible" role="status"><p>\/loop-a: Target not found \(404\): \/loop-b/,
      );
      await add({ source: '/a', target: '/file.pdf' });
      await add({ source: '/b', target: '/here' });
      await add({ source: '/c', target: 'https://shop.example/' });
      await add({ source: '/d', target: '/removed?x=1' });
      await add({ source: '/e', target: '/removed' });

      const { html } = await screen();
      expect(remarkIn(html, '/loop-a')).toContain('Target not found (404): /loop-b');
      expect(remarkIn(html, '/d')).toContain('404');
      expect(remarkIn(html, '/e')).toBe('Target is gone (410).');
      for (const source of ['/a', '/b', '/c']) expect(remarkIn(html, source), source).toBeUndefined();
      expect(requests.filter((request) => request === 'HEAD /loop-b')).toHaveLength(1);

      await press('skerry_redirects_read', { file: csv('/x,/loop-b\n/y,/loop-a\n/z,/here') });
      const importScreen = await screen('&view=import');
      expect(importScreen.html).toContain('<code>/x</code></td><td>Target not found (404): /loop-b');
      expect(importScreen.html).toContain('<code>/y</code></td><td>Target not found (404): /loop-b');
      expect(importScreen.html).not.toContain('<code>/z</code>');
    } finally {
      await wordpress.php(`Skerry\\Settings::setAddress( '' );`);
      await close(site);
    }
  });

  test('can be searched by address and note, twenty per page', async () => {
    await wordpress.php(
      `for ( $i = 0; $i < 50; $i++ ) { Skerry\\Redirects\\Rows::save( array( 'source' => "/row-$i", 'target' => '/new', 'status' => 301, 'note' => 49 === $i ? '100% sure' : '' ) ); }`,
    );
    const rowsIn = (html: string) =>
      [...html.matchAll(/row-title[^>]*>(\/row-\d+)</g)].map(([, source]) => source);

    expect(rowsIn((await screen()).html)).toHaveLength(20);
    expect(rowsIn((await screen('&paged=3')).html)).toHaveLength(10);
    expect(rowsIn((await screen('&s=row-17')).html)).toEqual(['/row-17']);
    expect(rowsIn((await screen('&s=100%25+sure')).html)).toEqual(['/row-49']);
  });

  test('are imported from CSV, with errors listed by row, and survive an export and import unchanged', async () => {
    await add({ source: '/known', target: '/new' });
    const table = [
      'status;note;source;target',
      "301;'＝1+1;/a;/b",
      "302;'=1+1;/løsning;/ny",
      '301;;/c;/a',
      ';;/gone;',
      '301;;/b;/a',
      '301;;/a;/x',
      '301;;/known;/x',
      '200;;/d;/x',
      '301;;no path;/x',
      `301;${'n'.repeat(200)};/e;/x`,
    ].join('\r\n');

    await press('skerry_redirects_read', { file: csv(`\u{feff}${table}`) });
    const { html } = await screen('&view=import');
    const whyOf = (row: number) =>
      new RegExp(`<td>${row}</td><td><code>[^<]*</code></td><td>([^<]*)`).exec(html)?.[1];

    expect(html).toContain('4 of 10 rows');
    expect([6, 7, 8, 9, 10, 11].map(whyOf)).toEqual([
      expect.stringContaining('loop'),
      expect.stringContaining('already'),
      expect.stringContaining('already'),
      expect.stringContaining('status must be'),
      expect.stringContaining('must be a path'),
      expect.stringContaining('too long'),
    ]);
    expect(whyOf(4)).toContain('/b');
    expect(await listRedirects()).toHaveLength(1);

    expect((await press('skerry_redirects_import', {})).said).toContain('4');
    const writtenRows = await listRedirects();
    expect(writtenRows.map(({ from, to, status }) => [from, to, status])).toEqual([
      ['/known', '/new', 301],
      ['/a', '/b', 301],
      ['/l%C3%B8sning', '/ny', 302],
      ['/c', '/a', 301],
      ['/gone', null, 410],
    ]);

    const { text } = await press('skerry_redirects_export', {});
    expect(text).toContain("/løsning,/ny,302,'=1+1");
    expect(text).toContain("/a,/b,301,'＝1+1");
    await wordpress.php(`global $wpdb; $wpdb->query( 'DELETE FROM ' . Skerry\\Redirects\\Rows::table() );`);
    await press('skerry_redirects_read', { file: csv(text) });
    await press('skerry_redirects_import', {});
    expect((await press('skerry_redirects_export', {})).text).toBe(text);
  });

  test.each([
    ['of more than 2 MB', 'a'.repeat(2 * 1024 * 1024 + 1)],
    ['of more than ten thousand rows', '/a,/b\n'.repeat(10_001)],
    ['that contains binary data', 'source,target\n\u0000'],
  ])('are not imported from a CSV file %s', async (_name, text) => {
    expect((await press('skerry_redirects_read', { file: csv(text) })).said).toContain(
      'not a UTF-8 CSV file',
    );
  });

  test('are imported from the plugin Redirection, with a report of unsupported ones', async () => {
    expect((await screen('&view=csv')).html).not.toContain('name="redirection"');
    await wordpress.php(
      `global $wpdb; $table = $wpdb->prefix . 'redirection_items';
      $wpdb->query( "CREATE TABLE $table (id int(11) unsigned NOT NULL auto_increment, url mediumtext NOT NULL, regex int(11) NOT NULL default 0, status varchar(10) NOT NULL default 'enabled', action_type varchar(20) NOT NULL, action_code int(11) NOT NULL, action_data mediumtext, match_type varchar(20) NOT NULL, title text, PRIMARY KEY (id))" );
      foreach ( array( array( '/plain/', 0, 'enabled', 'url', 301, '/new', 'url' ), array( '/re(.*)', 1, 'enabled', 'url', 301, '/$1', 'url' ), array( '/off', 0, 'disabled', 'url', 301, '/new', 'url' ), array( '/gone', 0, 'enabled', 'error', 410, null, 'url' ), array( '/login', 0, 'enabled', 'url', 302, 'a:0:{}', 'login' ), array( '/random', 0, 'enabled', 'random', 302, '', 'url' ) ) as $row ) {
        $wpdb->insert( $table, array_combine( array( 'url', 'regex', 'status', 'action_type', 'action_code', 'action_data', 'match_type' ), $row ) );
      }`,
    );
    expect((await screen('&view=csv')).html).toContain('name="redirection"');

    await press('skerry_redirects_read', { redirection: '1' });
    const { html } = await screen('&view=import');
    await press('skerry_redirects_import', {});
    await wordpress.php(`global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}redirection_items" );`);

    expect(html).toContain('<code>/re(.*)</code></td><td>Regular expressions are not supported.');
    expect(html).toContain('<code>/login</code></td><td>Conditions other than the address');
    expect(html).toContain('<code>/random</code></td><td>This action is not a redirect');
    expect(html).not.toContain('/off');
    expect((await listRedirects()).map(({ from, to }) => [from, to])).toEqual([
      ['/plain', '/new'],
      ['/gone', null],
    ]);
  });

  describe('hit counts from the site', () => {
    let seconds = 0;
    /** Sends counts, signed later than the last ones, because each signature is accepted once. */
    async function sendCounts(
      sums: unknown,
      key = secret,
      signedAt = (seconds = Math.max(seconds + 1, Math.floor(Date.now() / 1000))),
    ) {
      const body = JSON.stringify(sums);
      const response = await fetch(`${wordpress.url}/wp-json/skerry/v1/redirect-hits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': sign(key, signedAt, body) },
        body,
      });
      await response.text();
      return response.status;
    }

    test('are added to redirects, once per signed request', async () => {
      await add({ source: '/old', target: '/new' });
      const [row] = await listRedirects();
      const sums = { rows: [{ id: row?.id, count: 41 }], dead: [] };

      expect(await sendCounts(sums, 'another secret of thirty-two characters')).toBe(401);
      expect([await sendCounts(sums), await sendCounts(sums, secret, seconds)]).toEqual([200, 200]);
      await sendCounts({
        rows: [{ id: row?.id, count: -1 }, { id: 'x', count: 1 }, { id: row?.id, count: 1.5 }, 7],
        dead: [],
      });

      expect((await screen()).html).toContain('data-colname="Hits">41<');
      expect(await sendCounts({ rows: 'many' })).toBe(422);
      expect(
        await sendCounts({ rows: [], dead: Array.from({ length: 101 }, () => ({ path: '/a', count: 1 })) }),
      ).toBe(422);
    });

    test('include frequent 404s until a redirect matches them or an editor ignores them', async () => {
      const offered = async () =>
        [...(await screen('&view=404s')).html.matchAll(/name="dead_addresses\[\]" value="([^"]*)"/g)].map(
          ([, path]) => path,
        );
      await sendCounts({
        rows: [],
        dead: [
          { path: '/seldom', count: 5 },
          { path: '/l%C3%B8st/', count: 9 },
        ],
      });
      await sendCounts({
        rows: [],
        dead: [
          { path: '/seldom', count: 6 },
          { path: '//evil', count: 6 },
          { path: 7, count: 6 },
        ],
      });

      expect(await offered()).toEqual(['/seldom', '/l%C3%B8st']);
      expect((await screen('&source=/seldom')).html).toContain(
        'name="source" required maxlength="500" value="/seldom"',
      );

      await add({ source: '/l*', target: '/new' });
      expect(await offered()).toEqual(['/seldom']);
      await bulk('ignore', ['/seldom'], { list: 'dead_addresses', query: '&view=404s' });
      expect(await offered()).toEqual([]);
    });

    test('exclude addresses that now have a page, a file or a redirect of a moved page', async () => {
      const site = createServer((request, response) => {
        response.writeHead(request.url === '/livez' || request.url === '/now.pdf' ? 200 : 404).end();
      });
      const origin = await listen(site);
      await wordpress.php(
        `Skerry\\Settings::setAddress( '${origin}' ); delete_transient( 'skerry_visitor_statuses' ); $page = static fn( $name ) => wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_name' => $name ) ); $page( 'quay-sensors' ); wp_update_post( array( 'ID' => $page( 'was-here' ), 'post_name' => 'is-there' ) );`,
      );
      const paths = ['/quay-sensors', '/was-here', '/now.pdf', '/never'];
      await sendCounts({ rows: [], dead: paths.map((path) => ({ path, count: 9 })) });
      try {
        const { html } = await screen('&view=404s');
        expect(
          [...html.matchAll(/name="dead_addresses\[\]" value="([^"]*)"/g)].map(([, path]) => path),
        ).toEqual(['/never']);
        expect(html).toContain('1 item<');
      } finally {
        await wordpress.php(`Skerry\\Settings::setAddress( '' );`);
        await close(site);
      }
    });

    test('are stored for the five hundred most requested addresses', async () => {
      for (let call = 0; call < 6; call += 1)
        await sendCounts({
          rows: [],
          dead: Array.from({ length: 100 }, (_, i) => ({ path: `/dead-${call}-${i}`, count: 10 + call })),
        });
      expect(
        await wordpress.php(
          `global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}skerry_dead_addresses" );`,
        ),
      ).toBe('500');
    });
  });
});
