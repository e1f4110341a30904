import { createHmac, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { senderOf, siteUrl } from '#tests/support/mailParts.ts';
import { postJson, startNewsletterSite } from '#tests/support/newsletterSite.ts';
import { portOf } from '#tests/support/portOf.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const clock = createSimulatedClock();
let database: TestDatabase;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  const [sqlite] = testDatabases;
  if (sqlite === undefined) throw new Error('SQLite is always there');
  database = await sqlite.open();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await database.drop();
});

async function start(options: { tls?: boolean; host?: string; query?: string; settings?: object } = {}) {
  const mailServer = await startMailServer({ tls: options.tls ?? false });
  const mailUrl = mailServer.url.replace('127.0.0.1', options.host ?? '127.0.0.1') + (options.query ?? '');
  const site = await startNewsletterSite({ database, clock, mailUrl, settings: options.settings ?? {} });
  closing.push(mailServer.close, site.close);
  return { mailServer, site };
}

function header(mail: MailServer['messages'][number] | undefined, name: string): string | undefined {
  return mail?.headers.find(({ key }) => key === name)?.value;
}

describe('the confirmation mail', () => {
  it.each([
    ['en', 'Confirm your newsletter subscription', '/newsletter/confirm?token='],
    ['da', 'Bekræft din tilmelding til nyhedsbrevet', '/da/newsletter/confirm?token='],
    ['de', 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung', '/de/newsletter/confirm?token='],
  ] as const)('is written in %s, as text and as HTML', async (locale, subject, link) => {
    const { mailServer, site } = await start();
    await signUpAndRead(site, mailServer, 'ada@example.com', { locale });
    const [mail] = mailServer.messages;
    expect(mail?.subject).toBe(subject);
    expect(mail?.html).toContain(`<html lang="${locale}"`);
    expect(mail?.html).toContain('name="color-scheme" content="light dark"');
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain(siteUrl + link);
      expect(body).toContain('ada@example.com');
      expect(body).toContain((await senderOf(locale)).addressLines[0]);
    }
    expect(mail?.from).toMatchObject({ name: 'Kystlink', address: 'hello@kystlink.example' });
  });

  it('allows unsubscribing by mail client, web page and mail', async () => {
    const { mailServer, site } = await start();
    await signUpAndRead(site, mailServer, 'ada@example.com');
    const [mail] = mailServer.messages;
    expect(header(mail, 'list-unsubscribe')).toMatch(
      /^<https:\/\/www\.kystlink\.example\/api\/newsletter\/unsubscribe\?token=[\w-]{43}>, <mailto:leave@kystlink\.example\?subject=unsubscribe%20ada%40example\.com>$/,
    );
    expect(header(mail, 'list-id')).toBe('<newsletter.www.kystlink.example>');
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  });

  it('escapes special characters in the address', async () => {
    const { mailServer, site } = await start();
    await signUpAndRead(site, mailServer, "o'neil&co@example.com");
    const [mail] = mailServer.messages;
    expect(mail?.html).toMatch(/ o&#(39|x27);neil&amp;co@example\.com\b/);
    expect(mail?.to).toEqual([{ name: '', address: "o'neil&co@example.com" }]);
  });

  it('is sent encrypted, and is not sent if the mail server offers no encryption', async () => {
    const ownSite = await start({ tls: true, query: '?requireTLS=true&tls.rejectUnauthorized=false' });
    await signUpAndRead(ownSite.site, ownSite.mailServer, 'ada@example.com');
    expect(ownSite.mailServer.messages.map((mail) => mail.isEncrypted)).toEqual([true]);

    // Spells localhost in a way that the exception for local mail servers does not match.
    const plainSite = await start({ host: '127.1' });
    await postJson(`${plainSite.site.origin}/api/newsletter`, { emailAddress: 'eve@example.com' });
    await plainSite.site.worker.drain();
    expect(plainSite.mailServer.messages).toEqual([]);
    expect(plainSite.site.worker.status.waiting).toBe(1);

    const allowedSite = await start({ host: '127.1', query: '?ignoreTLS=true' });
    await signUpAndRead(allowedSite.site, allowedSite.mailServer, 'bob@example.com');
    expect(allowedSite.mailServer.messages.map((mail) => mail.isEncrypted)).toEqual([false]);
  });

  it('is signed with DKIM, including both unsubscribe headers, if a key is configured', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const dkim = { domainName: 'kystlink.example', keySelector: 'mail', privateKey };
    const { mailServer, site } = await start({ settings: { dkim } });
    await signUpAndRead(site, mailServer, 'ada@example.com');
    const signature = header(mailServer.messages[0], 'dkim-signature');
    expect(signature).toMatch(/d=kystlink\.example.*s=mail/);
    expect(signature).toMatch(/h=[^;]*list-unsubscribe:list-unsubscribe-post/i);
  });
});

it('mails are written to the data folder if no mail server is set', async () => {
  const { dataDir } = database;
  const site = await startNewsletterSite({ database, clock, mailUrl: undefined, dataDir });
  closing.push(site.close);
  await postJson(`${site.origin}/api/newsletter`, { emailAddress: 'ada@example.com' });
  await site.worker.drain();
  const [file = ''] = await readdir(join(dataDir, 'mail'));
  const mail = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
  expect(file).toMatch(/\.eml$/);
  expect(mail.subject).toBe('Confirm your newsletter subscription');
});

it('the webhook of a mailing tool receives each subscription and unsubscription, with a signature and retries', async () => {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  let status = 503;
  const tool = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(tool, 'listening');
  closing.push(() => new Promise((resolve) => tool.close(() => resolve())));
  const webhook = { url: `http://127.0.0.1:${portOf(tool)}/hook`, secret: 's3cret' };
  const { mailServer, site } = await start({ settings: { webhook } });

  const { confirmToken, leaveToken } = await signUpAndRead(site, mailServer, 'ada@example.com', {
    locale: 'da',
  });
  expect(calls).toEqual([]);
  await postJson(`${site.origin}/api/newsletter/confirm`, { token: confirmToken });
  await site.worker.drain();
  status = 204;
  clock.advance(60_000);
  await site.worker.drain();
  await postJson(`${site.origin}/api/newsletter/unsubscribe`, { token: leaveToken });
  await site.worker.drain();

  const [rejectedCall, confirmed, endedCall] = calls;
  expect(calls).toHaveLength(3);
  expect(rejectedCall?.headers['x-event-id']).toBe(confirmed?.headers['x-event-id']);
  expect(JSON.parse(confirmed?.body ?? '')).toEqual({
    type: 'subscription.confirmed',
    occurredAt: expect.stringMatching(/Z$/),
    emailAddress: 'ada@example.com',
    locale: 'da',
    unsubscribeUrl: expect.stringContaining(`${siteUrl}/da/newsletter/unsubscribe?token=`),
  });
  expect(JSON.parse(endedCall?.body ?? '')).toMatchObject({
    type: 'subscription.ended',
    emailAddress: 'ada@example.com',
  });
  const [, time = '', digest] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(endedCall?.headers['x-signature'])) ?? [];
  expect(digest).toBe(createHmac('sha256', 's3cret').update(`${time}.${endedCall?.body}`).digest('hex'));
});
