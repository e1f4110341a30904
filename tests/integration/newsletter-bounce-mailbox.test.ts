import http from 'node:http';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBounceMailbox } from '#server/mail/bounces/bounceMailbox.ts';
import { bounceClass } from '#server/mail/bounceClass.ts';
import type { SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { createHealthRouter } from '#server/operations/healthRouter.ts';
import { createLogger } from '#server/logger.ts';
import { hostileMails } from '#tests/support/hostileMails.ts';
import { startImapServer, type ImapServer } from '#tests/support/imapServer.ts';
import { close, listen } from '#tests/support/listen.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { spamComplaint, bounceNotice } from '#tests/support/returnedMails.ts';
import { signUpAndConfirm } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const ada = 'ada@example.com';
const logger = createLogger('silent');

describe.each(testDatabases)('the bounce mailbox, on $name', ({ open }) => {
  const setup = useNewsletter(open);
  let admin: SubscriberAdmin;
  let imap: ImapServer;

  beforeEach(async () => {
    ({ admin } = ownerOf(setup));
    imap = await startImapServer();
  });
  afterEach(() => imap.close());

  const readMailbox = async (addressOfMail = admin.addressOfMail) => {
    const mailbox = createBounceMailbox({
      url: imap.url,
      classOf: bounceClass,
      addressOfMail,
      storeReport: admin.report,
      onQueued: () => {},
      after: setup.clock.after,
      logger,
    });
    await mailbox.poll();
  };

  it.each([
    ['5.1.1', 'failed', { bounced: 1, active: 0 }],
    ['5.2.2', 'failed', { bounced: 0, active: 1 }],
    ['4.4.1', 'delayed', { bounced: 0, active: 1 }],
  ])(
    'processes a notice of status %s (%s), even if the mail was forwarded',
    async (status, action, counts) => {
      const { messageId } = await signUpAndConfirm(setup, ada);
      imap.mails.push({
        source: bounceNotice({ status, action, to: 'ada@elsewhere.example', messageId }),
        isSeen: false,
      });
      await readMailbox();
      expect(await admin.countByStatus()).toMatchObject(counts);
      expect((await admin.record(ada))?.subscription?.bounces).toMatchObject([{ status }]);
      expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true]);
    },
  );

  it("identifies the subscriber of a spam complaint about the mailing tool's mail by its unsubscribe link", async () => {
    const { leaveToken } = await signUpAndConfirm(setup, ada);
    imap.mails.push({ source: spamComplaint(leaveToken), isSeen: false });
    await readMailbox();
    expect(await admin.countByStatus()).toMatchObject({ unsubscribed: 1 });
  });

  it('ignores notices that have no known Message-ID, and all other mail', async () => {
    await signUpAndConfirm(setup, ada);
    imap.mails.push(
      {
        source: bounceNotice({
          status: '5.1.1',
          action: 'failed',
          to: ada,
          messageId: '<made-up@evil.example>',
        }),
        isSeen: false,
      },
      { source: 'From: ada@example.com\r\nSubject: Out of office\r\n\r\nBack on Monday', isSeen: false },
      { source: 'nonsense', isSeen: false },
    );
    await readMailbox();
    expect(await admin.countByStatus()).toMatchObject({ active: 1 });
    expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true);
  });

  it('processes a notice again if storing it failed', async () => {
    const { messageId } = await signUpAndConfirm(setup, ada);
    imap.mails.push({
      source: bounceNotice({ status: '5.1.1', action: 'failed', to: ada, messageId }),
      isSeen: false,
    });
    const rejectRead = () => Promise.reject(new Error('the database is away'));
    await expect(readMailbox(rejectRead)).rejects.toThrow('the database is away');
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([false]);
    await readMailbox();
    expect(await admin.countByStatus()).toMatchObject({ bounced: 1 });
  });

  it('reads only the beginning of a large notice', async () => {
    const { messageId } = await signUpAndConfirm(setup, ada);
    const source = bounceNotice({ status: '5.1.1', action: 'failed', to: ada, messageId });
    imap.mails.push({ source: source.replace('Words', 'Words\r\n'.repeat(300_000)), isSeen: false });
    await readMailbox();
    expect(await admin.countByStatus()).toMatchObject({ bounced: 1 });
  });

  it('reads each hostile mail once while pages stay responsive, and processes the notice after them', async () => {
    const { messageId } = await signUpAndConfirm(setup, ada);
    const countsBefore = await admin.countByStatus();
    for (const source of [...hostileMails(64_000), ...hostileMails(1_000_000)]) {
      imap.mails.push({ source, isSeen: false });
    }
    const { origin, close: closeHealth } = await startHealth();
    const measurement = measureSlowestResponse(`${origin}/livez`);
    await readMailbox();
    expect(await admin.countByStatus()).toEqual(countsBefore);
    expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true);
    // Parsing some of these mails completely in this process would take seconds or crash it.
    expect(await measurement.stop()).toBeLessThan(1000);
    await closeHealth();

    imap.mails.push({
      source: bounceNotice({ status: '5.1.1', action: 'failed', to: ada, messageId }),
      isSeen: false,
    });
    await readMailbox();
    expect(await admin.countByStatus()).toMatchObject({ bounced: 1 });
  });
});

async function startHealth(): Promise<{ origin: string; close: () => Promise<void> }> {
  const router = createHealthRouter([]);
  const server = http.createServer(new Koa().use(router.routes()).callback());
  return { origin: await listen(server), close: () => close(server) };
}

/** Requests a URL repeatedly. `stop` ends this and returns the longest response time. */
function measureSlowestResponse(url: string): { stop: () => Promise<number> } {
  let isStopped = false;
  let slowestMs = 0;
  const probing = (async () => {
    while (!isStopped) {
      const start = performance.now();
      await (await fetch(url)).text();
      slowestMs = Math.max(slowestMs, performance.now() - start);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await probing;
      return slowestMs;
    },
  };
}
