import { once } from 'node:events';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeBounces } from '#server/capabilities/bounces.ts';
import { bounceClass } from '#server/features/mail/bounceClass.ts';
import { createBounceMailbox } from '#server/features/bounces/bounceMailbox.ts';
import type { SubscriberAdmin } from '#server/features/newsletter/subscriberAdmin.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { startImapServer, type ImapServer } from '#tests/support/imapServer.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { portOf } from '#tests/support/portOf.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const ada = 'ada@example.com';
const logger = createLogger('silent');
const secret = 'a-secret-of-at-least-32-characters';

describe.each(testDatabases)('what is reported of mails later, on $name', ({ open }) => {
  const given = useNewsletter(open);
  let admin: SubscriberAdmin;
  let imap: ImapServer;

  beforeEach(async () => {
    ({ admin } = ownerOf(given));
    imap = await startImapServer();
  });
  afterEach(() => imap.close());

  async function subscribe() {
    const links = await signUpAndRead(given.site, given.mailServer, ada);
    await postJson(`${given.site.origin}/api/newsletter/confirm`, { token: links.confirmToken });
    const messageId = given.mailServer.messages.at(-1)?.messageId ?? '';
    return { ...links, messageId };
  }
  const statuses = async () => admin.countByStatus();
  const events = async () =>
    (
      await given.database.query
        .selectFrom('outbox')
        .select('kind')
        .where('channel', '=', 'webhook')
        .execute()
    ).map(({ kind }) => kind);
  const report = (kind: 'hard' | 'soft' | 'complaint', reportId = 'r1') =>
    admin.report({ emailAddress: ada, kind, status: null, source: 'postmark', reportId });

  it('counts a soft bounce, once however often it is told, and nobody loses a subscription by it', async () => {
    await subscribe();
    expect(await report('soft')).toBe('counted');
    expect(await report('soft')).toBe('repeated');
    expect(await report('soft', 'r2')).toBe('counted');
    expect(await statuses()).toMatchObject({ active: 1 });
    expect((await admin.record(ada))?.subscription?.bounces).toHaveLength(2);
  });

  it('ends the subscription after a hard bounce, tells the tool, and imports leave the address out', async () => {
    await subscribe();
    expect(await report('hard')).toBe('ended');
    expect(await statuses()).toMatchObject({ active: 0, bounced: 1 });
    expect(await events()).toContain('subscription.ended');
    expect((await admin.record(ada))?.suppression?.reason).toBe('bounced');
  });

  it('writes no more to who calls our mail spam, whoever enters the address, until they say otherwise', async () => {
    await subscribe();
    await report('complaint');
    expect(await statuses()).toMatchObject({ active: 0, unsubscribed: 1 });
    given.clock.advance(60 * 24 * 60 * 60_000);
    const sent = given.mailServer.messages.length;
    const answer = await postJson(`${given.site.origin}/api/newsletter`, { emailAddress: ada });
    expect(await answer.json()).toEqual({ success: true, status: 'pending' });
    await given.site.worker.drain();
    expect(given.mailServer.messages).toHaveLength(sent);

    expect(await admin.allow(ada)).toBe('done');
    await signUpAndRead(given.site, given.mailServer, ada);
    expect(given.mailServer.messages).toHaveLength(sent + 1);
  });

  it('takes reports of a provider whose password is right, and of nobody else', async () => {
    await subscribe();
    const { router } = await composeBounces(
      {
        imapUrl: undefined,
        postmarkSecret: secret,
        mailgunKey: undefined,
        sendgridKey: undefined,
        sesTopic: undefined,
      },
      { admin, onQueued: () => {}, clock: given.clock, logger },
    );
    const app = new Koa().use(errorResponses(logger));
    if (router !== undefined) app.use(router.routes());
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const post = (provider: string, password: string, body: string) =>
      fetch(`http://127.0.0.1:${portOf(server)}/api/bounces/${provider}`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`site:${password}`).toString('base64')}` },
        body,
      });
    const bounce = JSON.stringify({ RecordType: 'Bounce', ID: 1, Type: 'HardBounce', Email: ada });
    expect((await post('postmark', 'guess', bounce)).status).toBe(401);
    expect((await post('mailgun', secret, bounce)).status).toBe(404);
    expect((await post('postmark', secret, 'no json')).status).toBe(400);
    expect(await statuses()).toMatchObject({ active: 1 });
    expect((await post('postmark', secret, bounce)).status).toBe(204);
    expect(await statuses()).toMatchObject({ bounced: 1 });
    server.close();
  });

  describe('in a mailbox', () => {
    const look = async () => {
      const mailbox = createBounceMailbox({
        url: imap.url,
        classOf: bounceClass,
        addressOfMail: admin.addressOfMail,
        take: admin.report,
        onQueued: () => {},
        after: given.clock.after,
        logger,
      });
      await mailbox.look();
    };

    it.each([
      ['5.1.1', 'failed', { bounced: 1, active: 0 }],
      ['5.2.2', 'failed', { bounced: 0, active: 1 }],
      ['4.4.1', 'delayed', { bounced: 0, active: 1 }],
    ])(
      'reads a notice of status %s (%s), even where the mail was forwarded',
      async (status, action, counts) => {
        const { messageId } = await subscribe();
        imap.mails.push({
          source: notice({ status, action, to: 'ada@elsewhere.example', messageId }),
          isSeen: false,
        });
        await look();
        expect(await statuses()).toMatchObject(counts);
        expect((await admin.record(ada))?.subscription?.bounces).toMatchObject([{ status }]);
        expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true]);
      },
    );

    it('reads a complaint about a letter of the mailing tool by the link in it', async () => {
      const { leaveToken } = await subscribe();
      imap.mails.push({ source: complaint(leaveToken), isSeen: false });
      await look();
      expect(await statuses()).toMatchObject({ unsubscribed: 1 });
    });

    it('believes no notice that shows nothing of ours, and is not upset by any other mail', async () => {
      await subscribe();
      imap.mails.push(
        {
          source: notice({ status: '5.1.1', action: 'failed', to: ada, messageId: '<made-up@evil.example>' }),
          isSeen: false,
        },
        { source: 'From: ada@example.com\r\nSubject: Out of office\r\n\r\nBack on Monday', isSeen: false },
        { source: 'nonsense', isSeen: false },
      );
      await look();
      expect(await statuses()).toMatchObject({ active: 1 });
      expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true);
    });
  });
});

function notice(parts: { status: string; action: string; to: string; messageId: string }): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    'To: bounces@kystlink.example',
    'Message-ID: <n1@mx.example>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you …',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${parts.to}`,
    `Action: ${parts.action}`,
    `Status: ${parts.status}`,
    'Diagnostic-Code: smtp; said so',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${parts.messageId}`,
    'To: ada@example.com',
    'Subject: Confirm',
    '',
    'Words',
    '--b--',
    '',
  ].join('\r\n');
}

function complaint(token: string): string {
  return [
    'From: feedback@provider.example',
    'Message-ID: <c1@provider.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Provider/1.0',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'To: ada@example.com',
    'Subject: Letter of May',
    '',
    `Leave: https://www.kystlink.example/newsletter/unsubscribe?token=${token}`,
    '--b--',
    '',
  ].join('\r\n');
}
