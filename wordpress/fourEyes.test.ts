import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { logIn, noticeAfter, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

/** Stores mails instead of sending them, and pretends that Danish is installed. */
const mailCatcher = `<?php
add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { update_option( 'test_mails', array_merge( get_option( 'test_mails', array() ), array( $mail ) ) ); return true; }, 10, 2 );
add_filter( 'get_available_languages', static fn() => array( 'da_DK' ) );`;

type Mail = { to: string; subject: string; message: string };

describe.skipIf(skipReason !== undefined)('four eyes in a real WordPress', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  const cookies: Record<string, string> = {};

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    await mkdir(path.join(wordpress.contentFolder, 'mu-plugins'), { recursive: true });
    await writeFile(path.join(wordpress.contentFolder, 'mu-plugins/mails.php'), mailCatcher);
    await wordpress.php(
      `add_role( 'writer', 'Writer', array( 'read' => true, 'edit_posts' => true, 'skerry_write_newsletter' => true ) );
      foreach ( array( 'wim' => 'writer', 'eva' => 'editor', 'pia' => 'author' ) as $login => $role ) { wp_insert_user( array( 'user_login' => $login, 'display_name' => ucfirst( $login ), 'user_email' => "$login@own.example", 'user_pass' => 'own-password', 'role' => $role, 'locale' => 'eva' === $login ? 'da_DK' : '' ) ); }`,
    );
    for (const user of ['wim', 'eva', 'pia'])
      cookies[user] = await logIn(wordpress.url, user, 'own-password');
  }, 300_000);
  afterAll(() => wordpress?.stop());
  beforeEach(() => wordpress.php(`delete_option( 'test_mails' );`));

  const mails = async (): Promise<Mail[]> =>
    JSON.parse(await wordpress.php(`echo wp_json_encode( get_option( 'test_mails', array() ) );`));

  async function screen(user: string, address: string) {
    const response = await fetch(`${wordpress.url}/wp-admin/${address}`, {
      headers: { cookie: cookies[user] ?? '' },
    });
    return { status: response.status, html: await response.text() };
  }

  /** Submits a form of wp-admin, and returns the status and the notice. */
  async function submit(user: string, address: string, fields: Record<string, string>) {
    const cookie = cookies[user] ?? '';
    const response = await fetch(`${wordpress.url}/wp-admin/${address}`, {
      ...{ method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams(fields) },
    });
    return { status: response.status, said: await noticeAfter(response, cookie) };
  }

  test('lets roles that could send issues also write them after an upgrade, but not other roles', async () => {
    const can = `echo wp_json_encode( array_map( static fn( $role ) => get_role( $role )->has_cap( 'skerry_write_newsletter' ), array( 'editor', 'contributor', 'author' ) ) );`;
    expect(
      await wordpress.php(
        `foreach ( wp_roles()->role_objects as $role ) { 'writer' === $role->name || $role->remove_cap( 'skerry_write_newsletter' ); }
        get_role( 'editor' )->remove_cap( 'skerry_send_newsletter' ); get_role( 'contributor' )->add_cap( 'skerry_send_newsletter' );
        update_option( 'skerry_rights_given', array_values( array_filter( get_option( 'skerry_rights_given' ), static fn( $given ) => ! str_contains( $given, 'write' ) ) ) );
        Skerry\\Rights::giveDefaults(); ${can}`,
      ),
    ).toBe('[false,true,false]');
    await wordpress.php(
      `get_role( 'contributor' )->remove_cap( 'skerry_send_newsletter' ); get_role( 'editor' )->add_cap( 'skerry_send_newsletter' );`,
    );
  });

  test('lets roles that another plugin adds later publish, unless an administrator has decided', async () => {
    const can = `echo wp_json_encode( array_map( static fn( $role ) => get_role( $role )->has_cap( 'skerry_publish_changes' ), array( 'manager', 'contributor' ) ) );`;
    await wordpress.php(
      `add_role( 'manager', 'Manager', array( 'read' => true, 'publish_pages' => true ) );`,
    );
    await screen('eva', 'index.php');
    expect(await wordpress.php(can)).toBe('[true,false]');
    await wordpress.php(`get_role( 'manager' )->remove_cap( 'skerry_publish_changes' );`);
    await screen('eva', 'index.php');
    expect(await wordpress.php(can)).toBe('[false,false]');
  });

  describe('pending changes', () => {
    const changes = 'tools.php?page=skerry-changes';
    let post: string;

    beforeEach(async () => {
      post = await wordpress.php(
        `get_role( 'author' )->remove_cap( 'skerry_publish_changes' );
        foreach ( get_posts( array( 'numberposts' => -1, 'post_status' => 'any' ) ) as $old ) { wp_delete_post( $old->ID, true ); }
        echo wp_insert_post( array( 'post_title' => 'Old', 'post_status' => 'publish', 'post_author' => get_user_by( 'login', 'pia' )->ID ) );`,
      );
    });

    const title = () => wordpress.php(`echo get_post( ${post} )->post_title;`);

    async function rest(user: string, route: string, body: object) {
      const nonce = (await screen(user, 'admin-ajax.php?action=rest-nonce')).html;
      const response = await fetch(`${wordpress.url}/wp-json${route}`, {
        method: 'POST',
        headers: {
          ...{ cookie: cookies[user] ?? '', 'x-wp-nonce': nonce },
          ...{ 'content-type': 'application/json', accept: 'application/json' },
        },
        body: JSON.stringify(body),
      });
      const json: { change?: number; version?: string } = JSON.parse(await response.text());
      return { status: response.status, json };
    }

    /** Saves a change of the title as Pia, and returns its number. */
    async function savePending(text: string, former: object = {}) {
      const form = { title: text, fields: {}, base: { title: 'Old', fields: {} }, ...former };
      const { json } = await rest('pia', `/skerry/v1/change/${post}`, form);
      return { change: Number(json.change), version: String(json.version) };
    }

    /** Performs an action of the list, with the nonce of the user's own screen. */
    async function act(user: string, action: string, change: number, fields: Record<string, string> = {}) {
      const { html } = await screen(user, changes);
      const _wpnonce = /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
      const row = { 'pending_changes[]': `${post}:${change}` };
      return (await submit(user, changes, { action, _wpnonce, ...row, ...fields })).said;
    }

    const later = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    const runSchedule = (change: number) =>
      wordpress.php(`do_action( 'skerry_publish_change', ${post}, ${change} );`);

    test('are published by a colleague who received a request', async () => {
      const { change, version } = await savePending('New');
      expect((await screen('pia', `post.php?post=${post}&action=edit`)).html).toContain('skerry-no-publish');
      expect(await act('pia', 'request', change, { note: 'Prices rise on Monday.' })).toMatch(
        /^Request sent to (admin, Eva|Eva, admin)\.$/,
      );
      const danish = (await mails()).find(({ to }) => to === 'eva@own.example');
      expect(danish?.subject).toBe('[Site] Anmodning om udgivelse: Old');
      expect(danish?.message).toContain(`Prices rise on Monday.\n\n${wordpress.url}/wp-admin/${changes}`);
      expect((await screen('pia', changes)).html).toContain('Publishing requested by Pia');

      await savePending('Newer', { change, version });
      expect((await screen('pia', changes)).html).toContain('Changed since then by Pia');
      await act('eva', 'publish', change);
      expect(await title()).toBe('Newer');
    });

    test('cannot be published or scheduled with forged requests of users without the right', async () => {
      const { change } = await savePending('New');
      await act('pia', 'request', change);
      for (const action of ['mine', 'theirs'])
        expect(await act('pia', action, change), action).toContain('not allowed to publish');
      for (const action of ['publish', 'schedule']) await act('pia', action, change, { time: later() });
      await runSchedule(change);
      expect(await title()).toBe('Old');

      // The ways in which WordPress itself saves published entries.
      expect((await rest('pia', `/wp/v2/posts/${post}`, { title: 'New' })).status).toBe(403);
      expect((await rest('pia', `/wp/v2/posts/${post}`, { status: 'draft' })).status).toBe(403);
      expect((await rest('pia', '/wp/v2/posts', { title: 'Own', status: 'publish' })).status).toBe(403);
      const editor = (await screen('pia', `post.php?post=${post}&action=edit`)).html;
      const nonce = /id="_wpnonce" name="_wpnonce" value="(\w+)"/.exec(editor)?.[1] ?? '';
      const form = { post_ID: post, post_type: 'post', post_title: 'New', _wpnonce: nonce };
      expect((await submit('pia', 'post.php', { ...form, action: 'editpost' })).status).toBe(403);
      const inline =
        /name="_inline_edit" value="(\w+)"/.exec((await screen('pia', 'edit.php')).html)?.[1] ?? '';
      await submit('pia', 'admin-ajax.php', { ...form, action: 'inline-save', _inline_edit: inline });
      expect(await title()).toBe('Old');
    });

    test('cannot be bypassed by synced patterns, Trash or XML-RPC', async () => {
      const pattern = await wordpress.php(
        `echo wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Old', 'post_status' => 'publish', 'post_author' => get_user_by( 'login', 'pia' )->ID ) );`,
      );
      expect((await rest('pia', `/wp/v2/blocks/${pattern}`, { content: 'New' })).status).toBe(403);
      expect((await rest('pia', `/wp/v2/posts/${post}?_method=DELETE`, {})).status).toBe(403);
      // This method sets categories without saving the post.
      const category = await wordpress.php(`echo wp_create_category( 'Other' );`);
      const text = (value: string) => `<param><value>${value}</value></param>`;
      const response = await fetch(`${wordpress.url}/xmlrpc.php`, {
        method: 'POST',
        body: `<methodCall><methodName>mt.setPostCategories</methodName><params>${text(post)}${text('pia')}${text('own-password')}<param><value><array><data><value><struct><member><name>categoryId</name><value><int>${category}</int></value></member></struct></value></data></array></value></param></params></methodCall>`,
      });
      expect(await response.text()).toContain('<name>faultCode</name>');
      expect(
        await wordpress.php(
          `echo get_post_status( ${post} ), wp_json_encode( in_array( ${category}, wp_get_post_categories( ${post} ), true ) );`,
        ),
      ).toBe('publishfalse');
    });

    test('are published at the scheduled time with the right of the colleague who scheduled them', async () => {
      const first = await savePending('New');
      await act('eva', 'schedule', first.change, { time: later() });
      await runSchedule(first.change);
      expect(await title()).toBe('New');

      const second = await savePending('Third', { base: { title: 'New', fields: {} } });
      await act('eva', 'schedule', second.change, { time: later() });
      await wordpress.php(`get_role( 'editor' )->remove_cap( 'skerry_publish_changes' );`);
      await runSchedule(second.change);
      await wordpress.php(`get_role( 'editor' )->add_cap( 'skerry_publish_changes' );`);
      expect(await title()).toBe('New');
    });

    test('lose the schedule of a colleague if a user without the right edits them', async () => {
      const { change, version } = await savePending('New');
      await act('eva', 'schedule', change, { time: later() });
      await savePending('Unseen', { change, version });
      expect((await screen('pia', changes)).html).toContain('a user without the right to publish');
      await runSchedule(change);
      expect(await title()).toBe('Old');
    });
  });

  describe('newsletter', () => {
    const issue = '0b2a3f64-5d0e-4f0a-9c58-3f1f6a4f2c11';
    const issues = 'tools.php?page=skerry-newsletter';
    const sendScreen = `${issues}&issue=${issue}&view=send`;
    let site: Awaited<ReturnType<typeof startBareSite>>;

    beforeEach(async () => {
      const [purge = '', owner = ''] = (
        await wordpress.php(`echo Skerry\\Settings::secret(), ' ', Skerry\\Settings::ownerSecret();`)
      ).split(' ');
      site = await startBareSite(wordpress.url, { REVALIDATE_SECRET: purge, OWNER_SECRET: owner });
      await wordpress.php(
        `Skerry\\Settings::setAddress( '${site.origin}' ); delete_option( 'skerry_send_requests' );`,
      );
      expect((await press('wim', { do: 'save', ...texts('Spring') })).said).toBe('Draft saved.');
    });
    afterEach(() => site?.stop());

    const texts = (subject: string) => ({ 'words[en][subject]': subject, 'words[en][before]': 'Hello.' });
    const valueIn = (html: string, name: string) =>
      new RegExp(`name="${name}" value="(\\w+)"`).exec(html)?.[1] ?? '';

    /** Submits the action for the issue with the nonce and version of the user's screen. */
    async function press(user: string, fields: Record<string, string>) {
      const { html } = await screen(user, fields['do'] === 'save' ? `${issues}&view=new` : sendScreen);
      const form = html.slice(html.indexOf('value="skerry_newsletter"') - 300);
      return submit(user, 'admin-post.php', {
        ...{ action: 'skerry_newsletter', issue, _wpnonce: valueIn(form, '_wpnonce') },
        ...{ version: valueIn(html, 'version'), perHour: '100', ...fields },
      });
    }

    test('mails a request to colleagues in their language, and lists it until the issue is sent', async () => {
      expect((await screen('wim', sendScreen)).html).not.toContain('value="send"');
      const requested = await press('wim', { do: 'request', note: 'Before Friday?' });
      expect(requested.said).toMatch(/^Request sent to (admin, Eva|Eva, admin)\.$/);

      const sent = await mails();
      expect(sent.map(({ to }) => to).toSorted()).toEqual(['admin@example.com', 'eva@own.example']);
      const [english, danish] = sent.toSorted((one, other) => one.to.localeCompare(other.to));
      expect(english?.subject).toBe('[Site] Sending requested: Spring');
      expect(english?.message).toContain(`Before Friday?\n\n${wordpress.url}/wp-admin/${sendScreen}`);
      expect(danish?.message).toContain('Wim beder dig');
      expect((await screen('wim', issues)).html).toContain('Sending requested by Wim');

      expect((await press('eva', { do: 'send' })).said).toBe('Udsendelsen er startet.');
      expect((await screen('wim', issues)).html).not.toContain('Sending requested by');
    });

    test('rejects forged requests: writers cannot send, and senders cannot write', async () => {
      await press('wim', { do: 'request' });
      for (const action of ['send', 'hand-over', 'resume'])
        expect((await press('wim', { do: action })).status, action).toBe(403);
      const { html } = await screen('wim', issues);
      const list = { _wpnonce: valueIn(html.slice(html.indexOf('data-skerry-ask-actions')), '_wpnonce') };
      expect((await submit('wim', issues, { ...list, action: 'resume', 'issues[]': issue })).said).toContain(
        'not allowed',
      );
      expect((await screen('wim', issues)).html).toContain('Draft');

      await wordpress.php(`get_role( 'editor' )->remove_cap( 'skerry_write_newsletter' );`);
      expect((await screen('eva', `${issues}&issue=${issue}`)).status).toBe(403);
      expect((await press('eva', { do: 'save', ...texts('Other') })).status).toBe(403);
      expect((await press('eva', { do: 'withdraw' })).status).toBe(302);
      await wordpress.php(`get_role( 'editor' )->add_cap( 'skerry_write_newsletter' );`);
    });

    test('reports changes after the request, and refuses to send content that the sender has not seen', async () => {
      await press('wim', { do: 'request' });
      await press('wim', { do: 'save', ...texts('Spring') });
      expect((await screen('wim', issues)).html).not.toContain('Changed since then');
      const seen = valueIn((await screen('eva', sendScreen)).html, 'version');
      await press('wim', { do: 'save', ...texts('Summer') });
      expect((await screen('wim', issues)).html).toContain('Changed since then by Wim');
      await press('eva', { do: 'send', version: seen });
      expect((await screen('wim', issues)).html).toMatch(/Summer[^]*Draft/);
    });

    test('sends writers’ tests only to their own address', async () => {
      await press('wim', { do: 'test', to: 'somebody@else.example' });
      const folder = path.join(site.dataDir, 'mail');
      const recipients = async () => {
        const names = await readdir(folder).catch(() => []);
        const files = names.filter((name) => name.includes('newsletter-issue'));
        const stored = await Promise.all(files.map((name) => readFile(path.join(folder, name))));
        return (await Promise.all(stored.map((mail) => PostalMime.parse(mail)))).map(
          ({ to }) => to?.[0]?.address,
        );
      };
      await expect.poll(recipients, { timeout: 10_000 }).toEqual(['wim@own.example']);
    });
  });
});
