import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useSections, useSmallContent } from './try/smallContent.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped markup.test.ts: ${skipReason}\n`);

// Markup that only administrators and editors may store. WordPress removes it from other users' texts.
const allowedMarkup = String.raw`<p>Path C:\new "quoted"</p>`;
const raw = `${allowedMarkup}<iframe src="https://a.example"></iframe><form action="/x"><input name="a"></form><p style="color:red" onclick="x()">Red</p>`;
const hostile = `<img src=x onerror=alert(1)><svg onload=alert(1)><p onclick="x()">Text</p>`;
const sections = 'field_site_page_elements_section_elements';
const part = (name: string) => `field_site_page_elements_hero_element_${name}`;

describe.skipIf(skipReason !== undefined)('markup in a real WordPress', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  const ids: Record<string, string> = { admin: '1' };

  beforeAll(async () => {
    // WORDPRESS_PLUGINS has the real Secure Custom Fields.
    const plugins = process.env['WORDPRESS_PLUGINS'];
    wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
    if (plugins === undefined) await useSections(wordpress.contentFolder);
    for (const role of ['editor', 'author', 'contributor'])
      ids[role] = await wordpress.php(
        `echo wp_insert_user( array( 'user_login' => '${role}', 'user_pass' => 'own-password', 'role' => '${role}' ) );`,
      );
  }, 300_000);
  afterAll(() => wordpress?.stop());

  /** Creates a page with the user as author. By default, its text has the markup of an administrator. */
  const page = (user: string, fields: string, content = raw) =>
    wordpress.php(
      `echo wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_title' => 'A page', 'post_author' => ${ids[user]}, 'post_content' => '${content}', ${fields} ) ) );`,
    );

  /** Creates an article, because contributors and authors cannot write pages. */
  const article = (user: string, fields: string) => page(user, `'post_type' => 'post', ${fields}`);

  const read = (code: string) => wordpress.php(code);
  const content = (id: string) => read(`echo get_post( ${id} )->post_content;`);
  const state = (id: string) => read(`echo get_post_status( ${id} );`);

  /** Returns the response to a user's REST request, made within WordPress. */
  async function request(user: string, method: string, route: string, body?: unknown) {
    const text = body === undefined ? '' : Buffer.from(JSON.stringify(body)).toString('base64');
    const output = await wordpress.php(
      `wp_set_current_user( ${ids[user]} ); $r = new WP_REST_Request( '${method}', '/skerry/v1/${route}' ); $r->set_header( 'content-type', 'application/json' ); $r->set_body( base64_decode( '${text}' ) ); $a = rest_do_request( $r ); echo wp_json_encode( array( $a->get_status(), $a->get_data() ) );`,
    );
    const [status, data]: [number, Record<string, unknown>] = JSON.parse(output);
    return { status, data };
  }

  const keep = (user: string, id: string, values: object) => request(user, 'POST', `change/${id}`, values);

  /** Schedules a user's change for a time in the past, and runs WP-Cron. */
  async function publishByCron(user: string, id: string, setupCode = '') {
    await wordpress.php(
      `wp_set_current_user( ${ids[user]} ); Skerry\\Editing\\PendingChanges::schedule( ${id}, time() - 1 ); ${setupCode}`,
    );
    await runCron(
      () => read(`echo Skerry\\Editing\\PendingChanges::timeOf( ${id} ) ? 'waits' : 'ran';`),
      'ran',
    );
  }

  async function runCron(ask: () => Promise<string>, outcome: string) {
    // A run that started before the server was available holds the lock for a minute.
    await wordpress.php(`delete_transient( 'doing_cron' );`);
    await expect
      .poll(
        async () => {
          await (await fetch(`${wordpress.url}/wp-cron.php`)).text();
          return ask();
        },
        { timeout: 30_000 },
      )
      .toBe(outcome);
  }

  const change = (content: string, title = content) => ({
    content,
    title: 'Changed',
    fields: { [sections]: { row: { acf_fc_layout: 'hero_element', [part('title')]: title } } },
  });
  const firstTitle = (id: string, row = 0) =>
    read(
      `$rows = array_values( (array) get_field( '${sections}', ${id}, false ) ); echo $rows[${row}]['${part('title')}'] ?? 'none';`,
    );

  describe('at a scheduled time', () => {
    test('unpublishes without changing texts, and notifies the site', async () => {
      const id = await page('admin', `'post_status' => 'publish', 'post_excerpt' => '${raw}'`);
      await wordpress.php(
        `Skerry\\Settings::setAddress( 'http://127.0.0.1:9' ); global $wpdb; $wpdb->query( 'DELETE FROM ' . Skerry\\Changes\\Deliveries::table() ); wp_schedule_single_event( time() - 1, 'skerry_withdraw', array( ${id} ) );`,
      );

      await runCron(() => state(id), 'draft');

      expect(await content(id)).toBe(raw);
      expect(await read(`echo get_post( ${id} )->post_excerpt;`)).toBe(raw);
      expect(await read(`echo Skerry\\Changes\\Deliveries::latestOf( ${id} )->body ?? 'none';`)).toContain(
        `post:${id}`,
      );
      await wordpress.php(`Skerry\\Settings::setAddress( '' );`);
    });

    test('publishes an administrator’s markup unchanged in the text and in the fields', async () => {
      const id = await page('admin', `'post_status' => 'publish'`, 'Before');
      await keep('admin', id, change(raw));

      await publishByCron('admin', id);

      expect(await content(id)).toBe(raw);
      expect(await firstTitle(id)).toBe(raw);
      expect(await read(`$all = wp_get_post_revisions( ${id} ); echo reset( $all )->post_content;`)).toBe(
        raw,
      );
    });

    test('publishes a change scheduled by an author without filtering the administrator’s text', async () => {
      const id = await article('author', `'post_status' => 'publish'`);
      await keep('admin', id, { title: 'Changed' });

      await publishByCron('author', id);

      expect(await read(`echo get_post( ${id} )->post_title;`)).toBe('Changed');
      expect(await content(id)).toBe(raw);
    });

    test('does not publish markup that its author may no longer store, and reports why', async () => {
      const leaver = await wordpress.php(
        `echo wp_insert_user( array( 'user_login' => uniqid(), 'user_pass' => 'x', 'role' => 'editor' ) );`,
      );
      ids['demoted'] = leaver;
      const id = await page('demoted', `'post_type' => 'post', 'post_status' => 'publish'`, 'Before');
      await keep('demoted', id, { ...change(raw), excerpt: 'New' });

      await publishByCron('demoted', id, `( new WP_User( ${leaver} ) )->set_role( 'author' );`);

      expect(await read(`echo get_post( ${id} )->post_excerpt;`)).not.toBe('New');
      expect(await read(`echo Skerry\\Editing\\PendingChanges::of( ${id} )['content'];`)).toBe(raw);
      // An administrator, who may store it, publishes it manually.
      await wordpress.php(`Skerry\\Editing\\PendingChangePublishing::publish( ${id} );`);
      expect(await content(id)).toBe(raw);
    });

    test('leaves a change pending if WordPress cannot store it', async () => {
      const id = await page('admin', `'post_status' => 'publish'`, 'Before');
      expect((await keep('admin', id, { ...change('New'), title: 'x'.repeat(70_000) })).status).toBe(413);
      await keep('admin', id, change('New'));

      await publishByCron(
        'admin',
        id,
        `wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/refuse.php', '<?php add_filter( "wp_insert_post_empty_content", "__return_true" );' );`,
      );
      await wordpress.php(`unlink( WPMU_PLUGIN_DIR . '/refuse.php' );`);

      expect(await content(id)).toBe('Before');
      expect(await read(`echo Skerry\\Editing\\PendingChanges::of( ${id} )['content'];`)).toBe('New');
    });

    test.each([
      ['planner', `( new WP_User( $u ) )->set_role( 'contributor' );`],
      [
        'planner who is deleted',
        `require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( $u );`,
      ],
    ])('publishes nothing if a %s has no permission, and reports why', async (_, lose) => {
      const id = await page('admin', `'post_status' => 'publish'`, 'Before');
      ids['leaver'] = await wordpress.php(
        `echo wp_insert_user( array( 'user_login' => uniqid(), 'user_pass' => 'x', 'role' => 'editor' ) );`,
      );
      await keep('leaver', id, change(raw));

      await publishByCron('leaver', id, `$u = ${ids['leaver']}; ${lose}`);

      expect(await content(id)).toBe('Before');
      expect(await read(`echo Skerry\\Editing\\PendingChanges::of( ${id} )['content'];`)).toBe(raw);
      expect(
        await read(
          `echo Skerry\\Admin\\PendingChangeTexts::failed( Skerry\\Editing\\PendingChanges::of( ${id} ) );`,
        ),
      ).toContain('Not published at the scheduled time');
    });
  });

  test('imports content unfiltered if no user is logged in, as in WP-CLI', async () => {
    await useSmallContent(wordpress.contentFolder, 'starter');
    const file = path.join(wordpress.contentFolder, 'plugins/skerry/content/starter/content.json');
    const small: { entries: object[] } = JSON.parse(await readFile(file, 'utf8'));
    const entries = small.entries.map((entry) => ({ ...entry, content: raw, fields: {} }));
    await writeFile(file, JSON.stringify({ ...small, entries, options: {} }));

    const storedContent = await wordpress.php(
      `wp_set_current_user( 0 ); ( new Skerry\\Demonstration\\Import( static fn() => null, 'starter' ) )->run(); $all = get_posts( array( 'post_type' => 'any', 'meta_key' => '_skerry_demonstration', 'numberposts' => 1 ) ); echo $all[0]->post_content; echo has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ? ' filters' : '';`,
    );

    expect(storedContent).toBe(`${raw} filters`);
  });

  describe('filtering by the sender’s rights', () => {
    test('filters a change when it is stored, and an editor publishes it filtered', async () => {
      const id = await article('contributor', `'post_status' => 'draft'`);
      expect((await keep('contributor', id, { ...change(hostile), excerpt: hostile })).status).toBe(200);

      expect(
        await read(
          `echo wp_json_encode( array_diff_key( Skerry\\Editing\\PendingChanges::of( ${id} ), array( 'base' => 0 ) ) );`,
        ),
      ).not.toMatch(/onerror|onload|onclick/);
      await wordpress.php(
        `wp_set_current_user( ${ids['editor']} ); Skerry\\Editing\\PendingChangePublishing::publish( ${id} );`,
      );
      expect(await content(id)).toContain('<p>Text</p>');
      expect(await content(id)).not.toMatch(/onerror|onload|onclick/);
    });

    test('filters changes stored by older versions by their authors’ rights', async () => {
      const id = await article('contributor', `'post_status' => 'draft'`);
      await wordpress.php(
        `update_post_meta( ${id}, '_skerry_change', wp_slash( array( 'content' => '${hostile}', 'fields' => array(), 'user' => ${ids['contributor']}, 'time' => time() ) ) ); Skerry\\Editing\\PendingChangePublishing::publish( ${id} );`,
      );

      expect(await content(id)).not.toMatch(/onerror|onload|onclick/);
    });

    test('filters unsaved drafts as saving would', async () => {
      const id = await article('contributor', `'post_status' => 'draft'`);
      const name = 'a'.repeat(32);
      await request('contributor', 'POST', `unsaved/${id}/${name}`, change(hostile));
      await request('admin', 'POST', `unsaved/${id}/${'b'.repeat(32)}`, change(raw));

      const storedDraft = (key: string) =>
        read(`echo wp_json_encode( Skerry\\Editing\\UnsavedFields::valuesOf( '${key}' ) );`);
      expect(await storedDraft(name)).toContain('<p>Text');
      expect(await storedDraft(name)).not.toMatch(/onerror|onload|onclick/);
      expect(await storedDraft('b'.repeat(32))).toContain('iframe');
    });

    test('filters a copied section, but not the existing sections and text', async () => {
      const from = await page('author', `'post_status' => 'draft'`);
      const to = await page('author', `'post_status' => 'draft'`);
      await wordpress.php(
        `$role = get_role( 'author' ); foreach ( array( 'edit_pages', 'edit_published_pages' ) as $right ) { $role->add_cap( $right ); } foreach ( array( ${from}, ${to} ) as $id ) { update_field( '${sections}', wp_slash( array( array( 'acf_fc_layout' => 'hero_element', '${part('title')}' => '${raw}' ) ) ), $id ); }`,
      );
      const row = { acf_fc_layout: 'hero_element', [part('title')]: hostile };

      expect((await request('author', 'POST', `copy-section/${from}`, { to: Number(to), row })).status).toBe(
        200,
      );

      expect(await firstTitle(to)).toBe(raw);
      expect(await content(to)).toBe(raw);
      expect(await firstTitle(to, 1)).toContain('<p>Text</p>');
      expect(await firstTitle(to, 1)).not.toMatch(/onerror|onload|onclick/);
    });

    test('keeps markup and backslashes in an administrator’s copy', async () => {
      const from = await page('admin', `'post_status' => 'draft'`);
      const to = await page('admin', `'post_status' => 'draft'`);
      // Neither page has a stored section: the copied section is not saved yet.
      const row = { acf_fc_layout: 'hero_element', [part('title')]: raw };

      expect((await request('admin', 'POST', `copy-section/${from}`, { to: Number(to), row })).status).toBe(
        200,
      );
      expect(await firstTitle(to)).toBe(raw);
    });
  });
});
