import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { logIn, noticeAfter, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const reason = await whyNoWordPress();

/** Stores mails instead of sending them, and pretends that Danish is installed. */
const mailCatcher = `<?php
add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { update_option( 'test_mails', array_merge( get_option( 'test_mails', array() ), array( $mail ) ) ); return true; }, 10, 2 );
add_filter( 'get_available_languages', static fn() => array( 'da_DK' ) );`;

type Mail = { to: string; subject: string; message: string };

describe.skipIf(reason !== undefined)('four eyes in a real WordPress', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  const cookies: Record<string, string> = {};

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    await mkdir(path.join(wordpress.contentFolder, 'mu-plugins'), { recursive: true });
    await writeFile(path.join(wordpress.contentFolder, 'mu-plugins/mails.php'), mailCatcher);
    await wordpress.php(
      `add_role( 'writer', 'Writer', array( 'read' => true, 'skerry_write_newsletter' => true ) );
      foreach ( array( 'wim' => 'writer', 'eva' => 'editor' ) as $login => $role ) { wp_insert_user( array( 'user_login' => $login, 'display_name' => ucfirst( $login ), 'user_email' => "$login@own.example", 'user_pass' => 'own-password', 'role' => $role, 'locale' => 'eva' === $login ? 'da_DK' : '' ) ); }`,
    );
    for (const user of ['wim', 'eva']) cookies[user] = await logIn(wordpress.url, user, 'own-password');
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
  async function post(user: string, address: string, fields: Record<string, string>) {
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
      return post(user, 'admin-post.php', {
        ...{ action: 'skerry_newsletter', issue, _wpnonce: valueIn(form, '_wpnonce') },
        ...{ version: valueIn(html, 'version'), perHour: '100', ...fields },
      });
    }

    test('mails a request to colleagues in their language, and shows it until the issue is sent', async () => {
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

    test('refuses forged requests of writers to send, and of colleagues to write', async () => {
      await press('wim', { do: 'request' });
      for (const action of ['send', 'hand-over', 'resume'])
        expect((await press('wim', { do: action })).status, action).toBe(403);
      const { html } = await screen('wim', issues);
      const list = { _wpnonce: valueIn(html.slice(html.indexOf('data-skerry-ask-actions')), '_wpnonce') };
      expect((await post('wim', issues, { ...list, action: 'resume', 'issues[]': issue })).said).toContain(
        'not allowed',
      );
      expect((await screen('wim', issues)).html).toContain('Draft');

      await wordpress.php(`get_role( 'editor' )->remove_cap( 'skerry_write_newsletter' );`);
      expect((await screen('eva', `${issues}&issue=${issue}`)).status).toBe(403);
      expect((await press('eva', { do: 'save', ...texts('Other') })).status).toBe(403);
      expect((await press('eva', { do: 'withdraw' })).status).toBe(302);
      await wordpress.php(`get_role( 'editor' )->add_cap( 'skerry_write_newsletter' );`);
    });

    test('reports a change after the request, and sends no content that the sender has not seen', async () => {
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
