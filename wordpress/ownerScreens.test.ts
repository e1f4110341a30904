import { readdir, readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSecretKey } from '#server/database/secretKey.ts';
import { createFormSeal } from '#server/enquiries/formSeal.ts';
import { createSealer } from '#server/lib/sealed.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { portOf } from '#tests/support/portOf.ts';
import { logIn, noticeAfter, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
/** Returns the names of the mail files of newsletter issues. */
const issueMails = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.includes('newsletter-issue'));

const rights = [
  ...['skerry_read_enquiries', 'skerry_read_figures'],
  ...['skerry_write_newsletter', 'skerry_send_newsletter', 'skerry_publish_changes'],
];
const hostile = '<script>alert(1)</script> "&';

/** Returns the nonce of the form that posts an action. The list around it has its own nonce. */
const nonceIn = (html: string, action: string) => {
  const form = html.split('<form').find((part) => part.includes(`name="action" value="${action}"`)) ?? '';
  return /name="_wpnonce" value="(\w+)"/.exec(form)?.[1] ?? '';
};
/** Returns the number of open enquiries in the plugin's menu entry. "Comments" has a similar badge. */
const openInMenu = (html: string) => {
  const entry = /<a [^>]*href='admin\.php\?page=skerry-enquiries'[^]*?<\/a>/.exec(html)?.[0];
  expect(entry).toBeDefined();
  return Number(/awaiting-mod count-(\d+)/.exec(entry ?? '')?.[1] ?? 0);
};

describe.skipIf(skipReason !== undefined)('screens for enquiries, newsletter and statistics', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let site: Awaited<ReturnType<typeof startBareSite>>;
  let admin: string;
  let editor: string;
  let author: string;
  let secret: string;
  let purgeSecret: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    purgeSecret = await wordpress.php('echo Skerry\\Settings::secret();');
    secret = await wordpress.php(
      `echo Skerry\\Settings::ownerSecret(); foreach ( array( 'editor', 'author' ) as $role ) { wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'own-password', 'role' => $role ) ); } wp_insert_post( array( 'post_title' => 'Buoys & <em>rain</em>', 'post_excerpt' => 'What they sent.', 'post_status' => 'publish' ) );`,
    );
    admin = await logIn(wordpress.url, 'admin', 'admin');
    editor = await logIn(wordpress.url, 'editor', 'own-password');
    author = await logIn(wordpress.url, 'author', 'own-password');
  }, 300_000);
  afterAll(() => wordpress?.stop());
  beforeEach(async () => {
    site = await startBareSite(wordpress.url, {
      REVALIDATE_SECRET: purgeSecret,
      OWNER_SECRET: secret,
    });
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.origin}' );`);
    const fields = { fullName: '=cmd()', email: 'maja@nordvand.example', text: hostile };
    const response = await postJson(`${site.origin}/api/enquiries`, {
      kind: 'contact',
      locale: 'en',
      fields,
    });
    expect(response.status).toBe(200);
  });
  afterEach(() => site?.stop());

  const enquiries = 'admin.php?page=skerry-enquiries';
  const issues = 'tools.php?page=skerry-newsletter';
  const figures = 'index.php?page=skerry-statistics&tab=weeks';
  const views = 'index.php?page=skerry-statistics';

  async function screen(address: string, cookie = admin) {
    const response = await fetch(`${wordpress.url}/wp-admin/${address}`, { headers: { cookie } });
    return { status: response.status, html: await response.text() };
  }

  const actionOf = (address: string) => (address === enquiries ? 'skerry_enquiries' : 'skerry_newsletter');
  const nonceOf = async (address: string, cookie = admin) =>
    nonceIn((await screen(address, cookie)).html, actionOf(address));
  const firstEnquiry = async () => /enquiry=([\w-]+)/.exec((await screen(enquiries)).html)?.[1] ?? '';

  /** Performs a list's action on the rows with these IDs. Returns the resulting notice. */
  async function act(address: string, name: string, action: string, ids: string[], cookie = admin) {
    const { html } = await screen(address, cookie);
    const nonce =
      /name="_wpnonce" value="(\w+)"/.exec(html.slice(html.indexOf('data-skerry-ask-actions')))?.[1] ?? '';
    const body = new URLSearchParams({ action, _wpnonce: nonce });
    for (const id of ids) body.append(`${name}[]`, id);
    const response = await fetch(`${wordpress.url}/wp-admin/${address}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body,
    });
    return {
      said: await noticeAfter(response.clone(), cookie),
      headers: response.headers,
      status: response.status,
    };
  }

  const screenAfter = (headers: Headers) => (headers.get('location') ?? '').replace(/^.*\/wp-admin\//, '');

  /** Submits a screen's form with its button. Returns the resulting notice. */
  async function press(
    address: string,
    fields: Record<string, string> | string[][],
    { cookie = admin, nonce }: { cookie?: string; nonce?: string } = {},
  ) {
    const body = new URLSearchParams(fields);
    body.set('action', actionOf(address));
    body.set('_wpnonce', nonce ?? (await nonceOf(address)));
    const response = await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body,
    });
    return {
      status: response.status,
      headers: response.headers,
      said: await noticeAfter(response, cookie),
      text: await response.text(),
    };
  }

  test('show visitors’ input as text, and answer, export and erase enquiries', async () => {
    const list = await screen(`${enquiries}&s=NORDVAND&kind=contact&state=open`);
    expect(list.html).toContain('maja@nordvand.example');
    expect(list.html).not.toContain(hostile);
    expect((await screen(`${enquiries}&state=done`)).html).toContain('No enquiries found.');

    const enquiry = await firstEnquiry();
    const detailScreen = await screen(`${enquiries}&enquiry=${enquiry}`);
    expect(detailScreen.html).toContain('&lt;script&gt;alert(1)');
    expect(detailScreen.html).not.toContain(hostile);
    const table = await press(enquiries, { do: 'export' });
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.text).toMatch(/^Time,Form,[^\n]*,Full name,[^]*,'=cmd\(\),/);

    const replyResponse = await press(enquiries, { do: 'answer', enquiry, text: 'Yes.\r\nMaja' });
    expect(replyResponse.said).toBe('Reply queued. The enquiry is closed.');
    const thread = await screen(`${enquiries}&enquiry=${enquiry}`);
    expect(thread.html).toMatch(/Reply from admin, [^<]+<\/h2>\s*<p class="text">Yes\.\nMaja</);
    expect(openInMenu(thread.html)).toBe(0);
    expect((await screen(`${enquiries}&state=done`)).html).toContain('maja@nordvand.example');

    const erased = await press(enquiries, { do: 'erase-address', address: 'MAJA@nordvand.example' });
    expect(erased.said).toBe('1 enquiry permanently deleted.');
    expect((await screen(`${enquiries}&enquiry=${enquiry}`)).html).toContain('Enquiry not found.');
  });

  test('list enquiries with their senders, and close, reopen and trash them, with Undo', async () => {
    const fields = {
      fullName: 'Bo Holm',
      domain: 'holm.example',
      email: 'bo@holm.example',
      region: 'europe',
      numberOfSims: '1-49',
      volumePerMonth: 'under-10-gb',
      description: 'Pumps in nine countries.',
    };
    expect(
      (await postJson(`${site.origin}/api/enquiries`, { kind: 'lead', locale: 'en', ...fields })).status,
    ).toBe(200);
    const { html } = await screen(`${enquiries}&orderby=sent&order=desc`);
    expect(html).toMatch(/class="row-title" href="[^"]*">Bo Holm<\/a><\/strong><br>bo@holm\.example/);
    expect(html).toContain('Pumps in nine countries.');
    expect(openInMenu(html)).toBe(2);
    const ids = [...html.matchAll(/name="enquiries\[\]" value="([\w-]+)"/g)].map(([, id = '']) => id);
    expect(ids).toHaveLength(2);
    const lead = await screen(`${enquiries}&enquiry=${ids[0]}`);
    expect(lead.html).toMatch(/<dt>Number of SIMs<\/dt><dd>1 to 49<\/dd>/);

    expect((await act(enquiries, 'enquiries', 'close', ids)).said).toBe('2 enquiries closed.');
    expect(openInMenu((await screen(enquiries)).html)).toBe(0);
    expect((await act(enquiries, 'enquiries', 'reopen', ids.slice(0, 1))).said).toBe('1 enquiry reopened.');
    const trashed = await act(enquiries, 'enquiries', 'trash', ids);
    expect(trashed.said).toBe('2 enquiries moved to the Trash.');
    expect((await screen(enquiries)).html).toContain('No enquiries found.');
    const after = await screen(screenAfter(trashed.headers));
    expect(after.html).toContain('>Undo</button>');
    const nonce = nonceIn(after.html, 'skerry_enquiries');
    expect((await press(enquiries, { do: 'undo' }, { nonce })).said).toBe(
      '2 enquiries restored from the Trash.',
    );
    await act(enquiries, 'enquiries', 'trash', ids);
    expect((await act(`${enquiries}&state=trash`, 'enquiries', 'delete', ids)).said).toBe(
      '2 enquiries permanently deleted.',
    );
  });

  test('update the number of open enquiries by WP-Cron, not while a screen loads', async () => {
    await wordpress.php(`delete_transient( 'skerry_open_enquiries' );`);
    const calls: string[] = [];
    const silent = createServer((request) => calls.push(request.url ?? '')).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await wordpress.php(
      `Skerry\\Settings::setAddress( 'http://127.0.0.1:${portOf(silent)}' ); wp_unschedule_hook( 'skerry_count_enquiries' );`,
    );
    await screen('index.php');
    expect(calls.filter((address) => address.includes('enquiries'))).toEqual([]);
    silent.close();
    silent.closeAllConnections();
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.origin}' );`);
    expect(await wordpress.php(`echo wp_next_scheduled( 'skerry_count_enquiries' ) ? 'yes' : 'no';`)).toBe(
      'yes',
    );
    await wordpress.php(`Skerry\\Admin\\EnquiryCount::refresh();`);
    expect(openInMenu((await screen('index.php')).html)).toBe(1);
    await wordpress.php(
      `Skerry\\Settings::setAddress( 'http://127.0.0.1:9' ); Skerry\\Admin\\EnquiryCount::refresh();`,
    );
    expect(openInMenu((await screen('index.php')).html)).toBe(1);
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.origin}' );`);
  });

  test('are available to editors by default, and to the roles selected in the settings', async () => {
    for (const address of [enquiries, issues, figures, views])
      expect((await screen(address, editor)).status, address).toBe(200);
    const settings = await screen('options-general.php?page=skerry-settings');
    const form = settings.html.slice(settings.html.indexOf('value="skerry_rights"') - 500);
    expect(form).toContain('aria-label="Editor: Enquiries: read, reply and delete"');
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(form)?.[1] ?? '';
    const save = (rights: Record<string, string>, cookie = admin) =>
      fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie },
        body: new URLSearchParams({ action: 'skerry_rights', _wpnonce: nonce, ...rights }),
      });
    const everything = Object.fromEntries(rights.map((right) => [`rights[${right}][administrator]`, '1']));
    expect((await save(everything, editor)).status).toBe(403);
    await save({ ...everything, 'rights[skerry_read_figures][author]': '1' });
    expect((await screen(enquiries, editor)).status).toBe(403);
    expect((await screen(issues, editor)).status).toBe(403);
    expect((await screen(figures, author)).status).toBe(200);
    // An update does not grant revoked capabilities again.
    await wordpress.php(`Skerry\\Rights::giveDefaults();`);
    expect((await screen(enquiries, editor)).status).toBe(403);
    for (const right of rights)
      await wordpress.php(
        `get_role( 'editor' )->add_cap( '${right}' ); get_role( 'author' )->remove_cap( '${right}' );`,
      );
  });

  test('download an enquiry’s file as an attachment', async () => {
    const key = await readSecretKey({ given: undefined, dataDir: site.dataDir, mayMake: false });
    const field = { name: 'plan', label: 'Plan', type: 'file' as const, isRequired: true, choices: [] };
    const form = createFormSeal(createSealer(key, 'form'), Date.now).seal({
      name: 'Tender',
      fields: [field],
    });
    const body = new FormData();
    body.set('body', JSON.stringify({ kind: 'form', form, fields: {} }));
    body.set('plan', new Blob(['%PDF-1.7 <script>']), 'Plån.html');
    const headers = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };
    expect((await fetch(`${site.origin}/api/enquiries`, { method: 'POST', headers, body })).status).toBe(200);

    const enquiry = await firstEnquiry();
    const { html } = await screen(`${enquiries}&enquiry=${enquiry}`);
    expect(html).toContain('Plån.html.pdf (17 B)');
    const file = /name="file" value="([\w-]+)"/.exec(html)?.[1] ?? '';
    const saved = await press(enquiries, { do: 'file', enquiry, file });
    expect(saved.text).toBe('%PDF-1.7 <script>');
    expect(saved.headers.get('content-type')).toBe('application/octet-stream');
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; .*Pl%C3%A5n\.html\.pdf$/);
    const otherResponse = await press(enquiries, { do: 'file', enquiry, file: enquiry });
    expect(otherResponse.said).toBe('File not found.');
  });

  test('deny everything to users without the capability', async () => {
    const enquiry = await firstEnquiry();
    for (const address of [enquiries, figures, issues])
      expect((await screen(address, author)).status, address).toBe(403);
    expect((await press(enquiries, { do: 'delete', enquiry }, { cookie: author })).status).toBe(403);
    expect((await press(enquiries, { do: 'export' }, { cookie: author })).text).not.toContain('maja@');
    expect((await press(issues, { do: 'send', issue: enquiry }, { cookie: author })).status).toBe(403);
    expect((await screen(enquiries)).html).toContain('maja@nordvand.example');
  });

  test('explain why the website rejects requests, and fill in an unsent reply again', async () => {
    const enquiry = await firstEnquiry();
    const screens = [enquiries, issues, `${issues}&issue=${enquiry}`, figures, views];
    // The secret that signs purges is rejected too.
    await wordpress.php(`update_option( 'skerry_owner_secret', '${purgeSecret}' );`);
    for (const address of screens)
      expect((await screen(address)).html, address).toContain('OWNER_SECRET differs from the owner secret');
    await wordpress.php(`delete_option( 'skerry_owner_secret' );`);
    for (const address of screens)
      expect((await screen(address)).html, address).toContain(
        'Create an owner secret under Settings › Website',
      );
    await wordpress.php(`update_option( 'skerry_owner_secret', '${secret}' );`);
    const nonce = await nonceOf(enquiries);
    await wordpress.php(`Skerry\\Settings::setAddress( 'http://127.0.0.1:9' );`);
    const reply = { do: 'answer', enquiry, text: 'Long work' };
    const { said, headers } = await press(enquiries, reply, { nonce });
    expect(said).toContain('No response from the website’s address.');
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.origin}' );`);
    expect((await screen(screenAfter(headers))).html).toContain('Long work</textarea>');
  });

  test(
    'show an error instead of an empty list if a response cannot be read',
    { timeout: 120_000 },
    async () => {
      const screens = [enquiries, issues, figures, views];
      const enquiry = await firstEnquiry();
      const nonce = await nonceOf(enquiries);
      const unreadable = 'WordPress could not read the website’s response';
      for (const body of ['{"enquiries":[{"id":"', '<!doctype html><title>A proxy</title>']) {
        const otherServer = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
        await once(otherServer, 'listening');
        await wordpress.php(`Skerry\\Settings::setAddress( 'http://127.0.0.1:${portOf(otherServer)}' );`);
        for (const address of [...screens, `${enquiries}&enquiry=${enquiry}`]) {
          const { html } = await screen(address);
          expect(html, address).toContain(unreadable);
          expect(html, address).not.toMatch(
            /No newsletter issues found|No enquiries found|Subscribers:|No data yet/,
          );
        }
        for (const action of ['export', 'close', 'file'])
          expect(
            (await press(enquiries, { do: action, enquiry, file: enquiry }, { nonce })).said,
            action,
          ).toContain(unreadable);
        for (const call of [
          "Skerry\\SiteCall::post( '/api/page-check', '{}', 5 )['status']",
          "Skerry\\Changes\\DeliverySender::send( '{}' )",
        ])
          expect(await wordpress.php(`echo Skerry\\SiteCall::errorText( ${call} );`), call).toContain(
            unreadable,
          );
        otherServer.close();
        otherServer.closeAllConnections();
      }
    },
  );

  test('ask before deleting an issue, and restore a deleted one', async () => {
    const issue = '0b2a3f64-5d0e-4f0a-9c58-3f1f6a4f2c11';
    const nonce = await nonceOf(`${issues}&view=new`, editor);
    const as = { cookie: editor, nonce };
    const words = { 'words[en][subject]': 'Autumn', 'words[en][before]': 'An hour of writing.' };
    await press(issues, { do: 'save', issue, ...words }, as);
    expect((await screen(issues, editor)).html).toContain('data-skerry-ask="Delete this issue?"');

    const removalResponse = await act(issues, 'issues', 'delete', [issue], editor);
    expect(removalResponse.said).toBe('Issue deleted.');
    const after = await screen(screenAfter(removalResponse.headers), editor);
    expect(after.html).toContain('>Undo</button>');
    expect((await screen(issues, editor)).html).not.toContain('Autumn');
    expect((await press(issues, { do: 'restore', issue }, as)).said).toBe('Issue restored.');

    expect((await screen(`${issues}&issue=${issue}`, editor)).html).toContain('An hour of writing.');
    await act(issues, 'issues', 'delete', [issue], editor);
  });

  test('store an issue’s article order and rejected input, and preview, test and send the issue', async () => {
    const form = await screen(`${issues}&view=new`, editor);
    const issue = /name="issue" value="([\w-]+)"/.exec(form.html)?.[1] ?? '';
    const articles = [...form.html.matchAll(/name="chosen\[\]" value="(\d+)"/g)].map(([, id = '']) => id);
    expect(articles.length).toBeGreaterThan(1);
    const nonce = await nonceOf(`${issues}&view=new`, editor);
    const chosenFields = articles.toReversed().map((id) => ['chosen[]', id]);
    const words = [
      [
        'words[en][before]',
        'Hello <strong>all</strong>, see <a href="https://other.example/" onclick="x()">here</a>.\r\n\r\nAgain.<script>x()</script>',
      ],
      ...chosenFields,
    ];
    const as = { cookie: editor, nonce };
    const save = (fields: string[][], doing = 'save') =>
      press(issues, [['do', doing], ['issue', issue], ...words, ...fields], as);

    const rejectedScreen = await save([['words[en][subject]', '']]);
    expect(rejectedScreen.said).toMatch(/^Enter a subject for each language with text\. Missing: English/);
    const reopenedScreen = await screen(screenAfter(rejectedScreen.headers), editor);
    expect(reopenedScreen.html).toContain('Hello');
    expect(reopenedScreen.html).toContain(issue);

    const saved = await save([['words[en][subject]', 'Spring']]);
    expect(saved.said).toBe('Draft saved.');
    const storedScreen = await screen(`${issues}&issue=${issue}`, editor);
    expect([...storedScreen.html.matchAll(/name="chosen\[\]" value="(\d+)"/g)].map(([, id]) => id)).toEqual(
      articles.toReversed(),
    );
    const preview = await screen(`${issues}&issue=${issue}&view=preview`, editor);
    expect(preview.html).toContain('&lt;strong&gt;all&lt;/strong&gt;');
    expect(preview.html).not.toContain('onclick');

    expect((await press(issues, { do: 'test', issue, to: 'owner@example.com' }, as)).said).toBe(
      'Test email queued in each language.',
    );
    const sendScreen = await screen(`${issues}&issue=${issue}&view=send`, editor);
    const version = /name="version" value="(\w+)"/.exec(sendScreen.html)?.[1] ?? '';
    const sending = await press(issues, { do: 'send', issue, perHour: '100', version }, as);
    expect(sending.said).toBe('Sending started.');
    expect((await save([['words[en][subject]', 'Late']])).said).toBe('This issue is already being sent.');
    expect((await screen(issues, editor)).html).toMatch(/\d of \d sent/);
    const feed = await (await site.get('/newsletter/archive/feed.xml')).text();
    expect(feed).toContain('Spring');
    const folder = path.join(site.dataDir, 'mail');
    await expect.poll(() => issueMails(folder), { timeout: 10_000 }).toHaveLength(1);
    const [file = ''] = await issueMails(folder);
    const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
    expect(mail.subject).toBe('[Test] Spring');
    expect(mail.text).toContain('Hello all, see here (https://other.example/).\n\nAgain.');
    expect(mail.html).toContain('Hello <strong>all</strong>');
    expect(mail.text).toMatch(/Buoys & rain\nWhat they sent\.\nhttp\S+[^/\s]\n/);
  });

  test('find articles for an issue by text, only for users with the capability', async () => {
    await wordpress.php(
      `wp_insert_post( array( 'post_title' => "Lighthouse <\\u{a0}3 miles", 'post_status' => 'publish' ) ); wp_insert_post( array( 'post_title' => 'Lighthouse draft', 'post_status' => 'draft' ) );`,
    );
    const find = async (cookie: string) => {
      const { html } = await screen(cookie === editor ? `${issues}&view=new` : '', cookie);
      const nonce =
        /type="search"[^>]*data-nonce="(\w+)"/.exec(html)?.[1] ??
        /createNonceMiddleware\( "(\w+)"/.exec(html)?.[1] ??
        '';
      const response = await fetch(`${wordpress.url}/wp-json/skerry/v1/issue-articles?search=lighthouse`, {
        headers: { cookie, 'x-wp-nonce': nonce },
      });
      return { status: response.status, text: await response.text() };
    };

    const { text } = await find(editor);
    expect([...text.matchAll(/class=\\"title\\">([^<]*)/g)].map(([, title]) => title)).toEqual([
      'Lighthouse &lt; 3 miles',
    ]);
    expect((await find(author)).status).toBe(403);
  });

  test('show figures by week and language with CSV exports, only to users with the capability', async () => {
    const { html } = await screen(figures);
    expect(html).toMatch(/Enquiries: \d/);
    expect(html).toMatch(/<td>en<\/td>(\s*<td[^>]*>0<\/td>){3}\s*<td[^>]*>1<\/td>/);
    expect((await screen(figures, author)).status).toBe(403);

    const links = [...html.matchAll(/href="([^"]*skerry_figures_export[^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll(/&#0?38;|&amp;/g, '&'),
    );
    const save = (table: string, cookie: string) =>
      fetch(links.find((link) => link.includes(`table=${table}`)) ?? '', { headers: { cookie } });
    const csv = await save('weeks', admin);
    expect(await csv.text()).toMatch(
      /^week,language,views,signUps,confirmations,enquiries\n\d{4}-\d\d-\d\d,en,0,0,0,1\n$/,
    );
    expect(csv.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await save('weeks', author)).status).toBe(403);
  });
});
