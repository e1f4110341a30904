import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ToolList } from '#server/mail/tools/MailingTool.ts';
import type { IssueContent } from '#schema/newsletterIssue.ts';
import { dayMs, hourMs } from '#schema/durations.ts';
import { sign } from '#server/lib/signature.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { readIssueFigures } from '#server/newsletter/issues/issueFigures.ts';
import { issueRoundMs } from '#server/newsletter/issues/issueMails.ts';
import { remindUnconfirmed } from '#server/newsletter/remindUnconfirmed.ts';
import { startDnsServer } from '#tests/support/dnsServer.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import {
  postJson,
  startNewsletterSite,
  wordPressSecret,
  type NewsletterSite,
} from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { startToolServer } from '#tests/support/tools/toolServer.ts';

const draftOf = (subject: string, path: string) => ({
  subject,
  before: 'First paragraph.\n\nSecond & <b>third</b>.',
  articles: [{ title: 'Buoys in the rain', text: 'What they sent.', path }],
  after: 'Until summer.',
});
const content: IssueContent = {
  languages: { en: draftOf('Spring', '/blog/buoys'), da: draftOf('Forår', '/da/blog/buoys') },
  chosen: [4],
};

describe.each(testDatabases)('newsletter issues, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let mailServer: MailServer;
  let site: NewsletterSite;
  let id: string;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    mailServer = await startMailServer();
    site = await startNewsletterSite({ database, clock, mailUrl: mailServer.url });
    id = randomUUID();
  });
  afterEach(async () => {
    await site.close();
    await mailServer.close();
    await database.drop();
  });

  const people = (rows: readonly [emailAddress: string, locale: 'en' | 'da' | 'de'][]) =>
    ownerOf({ database, clock }).admin.import(
      rows.map(([emailAddress, locale], line) => ({
        line,
        emailAddress,
        locale,
        state: 'active' as const,
        times: '',
      })),
      { consent: 'On paper', isDryRun: false },
    );
  const subscribeMany = (count: number) =>
    people(Array.from({ length: count }, (_, number) => [`person${number}@example.com`, 'en'] as const));
  const post = async (request: object, headers?: Record<string, string>) => {
    const body = JSON.stringify(request);
    const seconds = Math.floor(clock.now() / 1000);
    const response = await postJson(`${site.origin}/api/newsletter-issues`, body, {
      'x-signature': sign(wordPressSecret, seconds, body),
      ...headers,
    });
    return { status: response.status, json: await response.json() };
  };
  const startIssue = async (perHour = 1000) => {
    await post({ do: 'save', id, content });
    expect((await post({ do: 'send', id, perHour })).status).toBe(200);
  };
  /** Runs the pump for a number of rounds, and the worker after each. */
  const run = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await site.issues.queueNext();
      await site.worker.drain();
      clock.advance(issueRoundMs);
    }
  };
  const receivers = () => mailServer.messages.map(({ recipient }) => recipient).sort();
  const stateOf = async () => (await post({ do: 'list' })).json.issues[0];

  it('reach each subscriber once, in the language of the subscription, with unsubscribe links', async () => {
    await people([
      ['ada@example.com', 'en'],
      ['bo@example.com', 'da'],
      ['carl@example.com', 'de'],
      ['dora@example.com', 'en'],
    ]);
    await ownerOf({ database, clock }).admin.unsubscribe('dora@example.com');
    await postJson(`${site.origin}/api/newsletter`, { emailAddress: 'pending@example.com' });
    await site.worker.drain();
    mailServer.messages.length = 0;
    await startIssue();
    await run(3);

    expect(receivers()).toEqual(['ada@example.com', 'bo@example.com']);
    const mail = mailServer.messages.find(({ recipient }) => recipient === 'bo@example.com');
    expect(mail?.subject).toBe('Forår');
    expect(mail?.text).toContain(`Buoys in the rain\nWhat they sent.\n${siteUrl}/da/blog/buoys`);
    expect(mail?.html).toContain('Second &amp; &lt;b&gt;third&lt;/b&gt;.');
    expect(mail?.text).toContain(`${siteUrl}/da/newsletter/archive/2026-05-04`);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-id')).toBe('<newsletter.www.kystlink.example>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = /<([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(oneClick);
    await fetch(site.origin + pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await ownerOf({ database, clock }).admin.countByStatus()).toMatchObject({ unsubscribed: 2 });
    expect(await stateOf()).toMatchObject({ state: 'sent', queued: 2, waiting: 0, failed: 0 });
  });

  it('are sent with links, lists and an image, as HTML and as plain text', async () => {
    await people([['ada@example.com', 'en']]);
    const beforeHtml =
      '<p>Read <a href="https://cms.example/blog/buoys/">our <b>buoys</b></a><script>x()</script></p><ul><li>one</li></ul>' +
      '<p><img src="https://cms.example/wp-content/uploads/buoy.jpg" alt="A buoy" width="1004" height="502"></p>';
    const rich = { ...draftOf('Spring', '/blog/buoys/'), beforeHtml };
    await post({ do: 'save', id, content: { languages: { en: rich }, chosen: [] } });
    await post({ do: 'send', id, perHour: 1000 });
    await run(2);
    const [mail] = mailServer.messages;
    expect(mail?.html).toMatch(
      new RegExp(`<a href="${siteUrl}/blog/buoys" [^>]*style="[^"]*">our <strong>buoys</strong></a>`),
    );
    expect(mail?.html).toMatch(/<ul [^>]*style="[^"]*"><li [^>]*>one<\/li><\/ul>/);
    expect(mail?.html).toMatch(
      new RegExp(`<img src="${siteUrl}/[^"]*buoy.jpg" alt="A buoy" width="502" height="251"`),
    );
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain(`Read our buoys (${siteUrl}/blog/buoys)\n\n- one\n\n[A buoy]\n`);
    // The link has no trailing slash, because the site would redirect it.
    expect(mail?.text).toContain(`What they sent.\n${siteUrl}/blog/buoys\n`);
  });

  it('report the mail settings that receivers would reject before sending', async () => {
    const stopDns = await startDnsServer(() => ({
      'kystlink.example': { MX: ['mx.kystlink.example'], TXT: ['v=spf1 +all'] },
    }));
    try {
      await post({ do: 'save', id, content });

      const { mailFaults } = (await post({ do: 'read', id, checksMail: true })).json;

      expect(mailFaults).toEqual(['SPF', 'DMARC']);
      expect((await post({ do: 'read', id })).json).not.toHaveProperty('mailFaults');
    } finally {
      await stopDns();
    }
  });

  it('are previewed in each language without sending mail', async () => {
    await post({ do: 'save', id, content });
    const { previews } = (await post({ do: 'preview', id })).json;
    expect(previews.map(({ locale, subject }: Record<string, string>) => [locale, subject])).toEqual([
      ['en', 'Spring'],
      ['da', 'Forår'],
    ]);
    expect(previews[1].html).toContain('Buoys in the rain');
    expect(previews[1].text).toContain('First paragraph.');
    await run(1);
    expect(mailServer.messages).toEqual([]);
    expect((await post({ do: 'preview', id: randomUUID() })).status).toBe(404);
  });

  it('report how many subscribers they will reach, and mark test mails in the subject', async () => {
    await subscribeMany(12);
    await people([['bo@example.com', 'da']]);
    await post({ do: 'save', id, content });
    expect((await stateOf()).total).toBe(13);
    await post({ do: 'test', id, to: 'owner@example.com' });
    await site.worker.drain();
    // Sorted, because deliveries run in parallel and end in no particular order.
    expect(mailServer.messages.map(({ subject }) => subject).sort()).toEqual([
      '[Test] Forår',
      '[Test] Spring',
    ]);
    await post({ do: 'send', id, perHour: 720 });
    await run(2);
    expect(await stateOf()).toMatchObject({ state: 'sending', queued: 6, total: 13 });
    await people([['late@example.com', 'en']]);
    await run(4);
    expect(await stateOf()).toMatchObject({ state: 'sent', queued: 13, total: 13 });
  });

  it('respect their sending rate, and wait while paused', async () => {
    await subscribeMany(12);
    await startIssue(720);
    await run(2);
    expect(mailServer.messages).toHaveLength(6);
    await post({ do: 'pause', id });
    await run(3);
    expect(mailServer.messages).toHaveLength(6);
    expect(await stateOf()).toMatchObject({ state: 'paused', queued: 6 });
    await post({ do: 'resume', id });
    await run(3);
    expect(new Set(receivers()).size).toBe(12);
    expect(mailServer.messages).toHaveLength(12);
  });

  it('are queued once by two instances', async () => {
    await subscribeMany(9);
    const otherSite = await startNewsletterSite({ database, clock, mailUrl: mailServer.url });
    await startIssue(720);
    for (let round = 0; round < 4; round++) {
      await Promise.all([site.issues.queueNext(), otherSite.issues.queueNext(), site.issues.queueNext()]);
      await Promise.all([site.worker.drain(), otherSite.worker.drain()]);
      // All instances together must respect the rate.
      expect(mailServer.messages.length).toBeLessThanOrEqual(3 * (round + 1));
      clock.advance(issueRoundMs);
    }
    await otherSite.close();
    expect(mailServer.messages).toHaveLength(9);
    expect(new Set(receivers()).size).toBe(9);
  });

  it('queue no further mails while the mail server is down, and reach everyone once afterwards', async () => {
    await subscribeMany(60);
    await startIssue(720);
    await mailServer.close();
    for (let round = 0; round < 20; round++) {
      await site.issues.queueNext();
      clock.advance(issueRoundMs);
    }
    expect((await stateOf()).waiting).toBeLessThanOrEqual(6);
    mailServer = await startMailServer({ port: mailServer.port });
    await run(40);
    expect(new Set(receivers()).size).toBe(60);
    expect(mailServer.messages).toHaveLength(60);
  });

  it('skip subscribers who unsubscribed after their mail was queued', async () => {
    await people([['ada@example.com', 'en']]);
    await startIssue();
    await site.issues.queueNext();
    await ownerOf({ database, clock }).admin.unsubscribe('ada@example.com');
    await run(2);
    expect(mailServer.messages).toEqual([]);
  });

  it('can be resent with new links after failing', async () => {
    await people([['ada@example.com', 'en']]);
    await startIssue();
    mailServer.refusal = { code: 554, text: '5.6.0 no' };
    await run(1);
    clock.advance(4 * dayMs);
    await site.worker.drain();
    expect(await stateOf()).toMatchObject({ failed: 1, waiting: 0 });
    mailServer.refusal = undefined;
    await ownerOf({ database, clock }).deadLetters.retry(0);
    await site.worker.drain();
    expect(receivers()).toEqual(['ada@example.com']);
    expect(mailServer.messages[0]?.text).toMatch(/newsletter\/unsubscribe\?token=[\w-]{43}/);
  });

  it('count sent, bounced and failed mails by language, even after the outbox is purged', async () => {
    await people([
      ['ada@example.com', 'en'],
      ['bo@example.com', 'da'],
      ['carl@example.com', 'en'],
      ['dora@example.com', 'en'],
    ]);
    await startIssue();
    mailServer.refusal = { code: 554, text: '5.6.0 no', to: 'dora@example.com' };
    await run(2);
    const report = {
      emailAddress: 'carl@example.com',
      kind: 'soft',
      status: '4.2.2',
      source: 'test',
      reportId: '1',
    };
    await ownerOf({ database, clock }).admin.report({ ...report, kind: 'soft' });
    clock.advance(4 * dayMs);
    await site.worker.drain();
    const read = () => readIssueFigures(database.query, 0);
    const figures = [
      { week: '2026-05-04', locale: 'da', subject: 'Forår', sent: 1, bounced: 0, failed: 0 },
      { week: '2026-05-04', locale: 'en', subject: 'Spring', sent: 2, bounced: 1, failed: 1 },
    ];
    expect(await read()).toEqual(figures);
    clock.advance(200 * dayMs);
    const outbox = createOutbox({ database, now: clock.now });
    const statesBefore = { sent: clock.now(), failed: clock.now() };
    await Promise.all([outbox.purge(statesBefore), outbox.purge(statesBefore)]);
    expect(await database.query.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await read()).toEqual(figures);
  });

  it('are sent to the owner as a test in each language, without being published', async () => {
    await post({ do: 'save', id, content });
    expect((await post({ do: 'test', id, to: 'no address' })).status).toBe(422);
    expect((await post({ do: 'test', id, to: 'owner@example.com' })).status).toBe(200);
    await site.worker.drain();
    expect(mailServer.messages.map(({ subject }) => subject).sort()).toEqual([
      '[Test] Forår',
      '[Test] Spring',
    ]);
    expect(receivers()).toEqual(['owner@example.com', 'owner@example.com']);
    expect(await site.issues.published('en')).toEqual([]);
    expect((await stateOf()).state).toBe('draft');
  });

  it('appear in the archive of their languages once sent, with different names if sent on the same day', async () => {
    await startIssue();
    id = randomUUID();
    await startIssue();
    expect((await site.issues.published('da')).map(({ slug }) => slug).sort()).toEqual([
      '2026-05-04',
      '2026-05-04-2',
    ]);
    expect(await site.issues.published('de')).toEqual([]);
  });

  it('can be changed until they are sent, and are sent once despite repeated requests', async () => {
    await post({ do: 'save', id, content });
    await post({ do: 'save', id, content: { ...content, chosen: [5] } });
    expect((await post({ do: 'read', id })).json.content.chosen).toEqual([5]);
    await post({ do: 'send', id, perHour: 100 });
    expect((await post({ do: 'send', id, perHour: 100 })).status).toBe(200);
    expect((await post({ do: 'save', id, content })).status).toBe(409);
    await post({ do: 'remove', id });
    expect(await stateOf()).toMatchObject({ id, state: 'sending', subjects: { en: 'Spring', da: 'Forår' } });
    expect((await post({ do: 'read', id: randomUUID() })).status).toBe(404);
    expect((await post({ do: 'hand-over', id })).status).toBe(409);
  });

  it.each([
    ['a link to a different site', { path: 'https://evil.example/' }],
    ['a protocol-relative link', { path: '//evil.example/' }],
    ['an empty title', { title: '' }],
  ])('are rejected with %s', async (_what, article) => {
    const spring = draftOf('Spring', '/blog/buoys');
    const languages = { en: { ...spring, articles: [{ title: 'x', text: '', path: '/x', ...article }] } };
    expect((await post({ do: 'save', id, content: { languages, chosen: [] } })).status).toBe(422);
  });

  it('are rejected with a line break in the subject, without a language and without a signature', async () => {
    const languages = { en: draftOf('Spring\r\nBcc: all@example.com', '/blog') };
    expect((await post({ do: 'save', id, content: { languages, chosen: [] } })).status).toBe(422);
    expect((await post({ do: 'save', id, content: { languages: {}, chosen: [] } })).status).toBe(422);
    expect((await post({ do: 'list' }, { 'x-signature': '' })).status).toBe(401);
    expect((await post({ do: 'list' })).json.issues).toEqual([]);
  });

  it('reach only subscribers with the chosen interest, if one is chosen', async () => {
    await people([
      ['ada@example.com', 'en'],
      ['bo@example.com', 'en'],
      ['carl@example.com', 'en'],
    ]);
    const selectInterests = (address: string, interests: string) =>
      database.query
        .updateTable('subscriber')
        .set({ interests })
        .where('email_address', '=', address)
        .execute();
    await selectInterests('ada@example.com', '["prices","product"]');
    await selectInterests('bo@example.com', '["coverage"]');
    await post({ do: 'save', id, content: { ...content, interest: 'prices' } });
    await post({ do: 'send', id, perHour: 1000 });
    await run(2);
    expect(receivers()).toEqual(['ada@example.com']);
    const invalidIssue = { ...content, interest: '%" or "' };
    expect((await post({ do: 'save', id: randomUUID(), content: invalidIssue })).status).toBe(422);
  });

  it('are not sent to people who subscribe later', async () => {
    await subscribeMany(4);
    await startIssue(240);
    await run(1);
    clock.advance(1000);
    await people([['zoe@example.com', 'en']]);
    await run(8);
    expect(receivers()).not.toContain('zoe@example.com');
    expect(mailServer.messages).toHaveLength(4);
  });

  it('welcome mails are sent after confirming if enabled', async () => {
    const siteWithWelcome = await startNewsletterSite({
      database,
      clock,
      mailUrl: mailServer.url,
      hasWelcome: true,
    });
    await postJson(`${siteWithWelcome.origin}/api/newsletter`, {
      emailAddress: 'ada@example.com',
      locale: 'de',
    });
    await siteWithWelcome.worker.drain();
    const token = /token=([\w-]{43})/.exec(mailServer.messages[0]?.text ?? '')?.[1] ?? '';
    for (let attempt = 0; attempt < 2; attempt++)
      await postJson(`${siteWithWelcome.origin}/api/newsletter/confirm`, { token });
    await siteWithWelcome.worker.drain();
    await siteWithWelcome.close();
    expect(mailServer.messages.map(({ subject }) => subject).slice(1)).toEqual([
      'Willkommen bei unserem Newsletter',
    ]);
  });

  it('remind subscribers once after three days without confirmation, and not after confirmation', async () => {
    const deps = ownerOf({ database, clock });
    await postJson(`${site.origin}/api/newsletter`, { emailAddress: 'ada@example.com' });
    clock.advance(2 * dayMs);
    expect(await remindUnconfirmed(deps.parts)).toBe(0);
    clock.advance(dayMs + hourMs);
    expect(await Promise.all([remindUnconfirmed(deps.parts), remindUnconfirmed(deps.parts)])).toContain(1);
    clock.advance(dayMs);
    expect(await remindUnconfirmed(deps.parts)).toBe(0);
    await site.worker.drain();
    expect(mailServer.messages.map(({ subject }) => subject)).toEqual([
      'Confirm your newsletter subscription',
      'Confirm your newsletter subscription',
    ]);
    const reminder = mailServer.messages.find(({ text }) => text?.includes('our last email about it'));
    const token = /confirm\?token=([\w-]{43})/.exec(reminder?.text ?? '')?.[1] ?? '';
    const response = await postJson(`${site.origin}/api/newsletter/confirm`, { token });
    expect(await response.json()).toMatchObject({ status: 'confirmed' });
  });
});

describe('handing over an issue creates a draft per language in the mailing tool', () => {
  const tools: { tool: ToolList; path: string; unsubscribeLink: string }[] = [
    {
      tool: { name: 'listmonk', list: 7 },
      path: '/api/campaigns',
      unsubscribeLink: '{{ .Subscriber.Attribs.unsubscribe_url }}',
    },
    {
      tool: { name: 'brevo', list: 7 },
      path: '/v3/emailCampaigns',
      unsubscribeLink: '{{ contact.UNSUBSCRIBE_URL }}',
    },
    { tool: { name: 'mailchimp', list: '7' }, path: '/3.0/campaigns', unsubscribeLink: '*|UNSUBURL|*' },
  ];

  /** Starts a site with a saved issue and a mailing tool. `handOver` resolves to the response status. */
  async function startHandOver(list: ToolList, server: Awaited<ReturnType<typeof startToolServer>>) {
    const [sqlite] = testDatabases;
    if (sqlite === undefined) throw new Error('SQLite is always there');
    const database = await sqlite.open();
    const clock = createSimulatedClock();
    const site = await startNewsletterSite({
      database,
      clock,
      mailUrl: undefined,
      settings: { tool: { ...list, url: server.url, key: 'site:secret' } },
    });
    const id = randomUUID();
    await site.issues.save(id, content);
    return {
      save: (newContent: IssueContent) => site.issues.save(id, newContent),
      async handOver(): Promise<number> {
        const body = JSON.stringify({ do: 'hand-over', id });
        const seconds = Math.floor(clock.now() / 1000);
        const signedHeaders = { 'x-signature': sign(wordPressSecret, seconds, body) };
        return (await postJson(`${site.origin}/api/newsletter-issues`, body, signedHeaders)).status;
      },
      async stop() {
        await site.close();
        await database.drop();
        await server.close();
      },
    };
  }

  it.each(tools)('$tool.name', async ({ tool, path, unsubscribeLink }) => {
    const server = await startToolServer(({ method }) => ({
      status: method === 'PUT' ? 200 : 201,
      body: { id: 'c1', data: { id: 1 } },
    }));
    const { handOver, stop } = await startHandOver(tool, server);
    expect([await handOver(), await handOver()]).toEqual([200, 200]);
    await stop();

    const createCalls = server.calls.filter((call) => call.path === path);
    expect(createCalls).toHaveLength(2);
    const text = JSON.stringify(server.calls);
    expect(text).toContain('Forår');
    expect(text.split(JSON.stringify(unsubscribeLink).slice(1, -1)).length - 1).toBeGreaterThanOrEqual(2);
    expect(text).not.toContain('unsubscribe.invalid');
  });

  it.each(tools)(
    '$tool.name: creates each draft only once, even if the second language fails at first',
    async ({ tool }) => {
      let isBroken = true;
      let createdCount = 0;
      const drafts = new Map<string, string>();
      const server = await startToolServer(({ method, path, body }) => {
        const text = JSON.stringify(body ?? {});
        if (method === 'DELETE')
          return drafts.delete(path.split('/').at(-1) ?? '') ? { status: 204 } : { status: 404 };
        const fails =
          isBroken &&
          drafts.size > 0 &&
          (method === 'PUT' ? text.includes('Forår') : tool.name !== 'mailchimp');
        if (fails) return { status: 503, body: {} };
        if (method === 'POST') {
          createdCount += 1;
          drafts.set(`c${createdCount}`, /Spring|Forår|Sommer/.exec(text)?.[0] ?? '');
        }
        return {
          status: method === 'PUT' ? 200 : 201,
          body: { id: `c${createdCount}`, data: { id: createdCount } },
        };
      });
      const { handOver, save, stop } = await startHandOver(tool, server);
      expect(await handOver()).toBeGreaterThanOrEqual(500);
      expect([...drafts.values()]).toEqual(['Spring']);
      isBroken = false;
      await save({
        ...content,
        languages: { ...content.languages, da: draftOf('Sommer', '/da/blog/buoys') },
      });
      expect(await handOver()).toBe(200);
      await stop();
      expect([...drafts.values()]).toEqual(['Spring', 'Sommer']);
    },
  );
});
