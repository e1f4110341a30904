import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBounceMailbox } from '#server/features/bounces/bounceMailbox.ts';
import { bounceClass } from '#server/features/mail/bounceClass.ts';
import type { SubscriberAdmin } from '#server/features/newsletter/subscriberAdmin.ts';
import { createLogger } from '#server/logger.ts';
import { startImapServer, type ImapServer } from '#tests/support/imapServer.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { complaint, notice } from '#tests/support/returnedMails.ts';
import { signUpAndConfirm } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const ada = 'ada@example.com';
const logger = createLogger('silent');

describe.each(testDatabases)('the mailbox of returned mails, on $name', ({ open }) => {
  const given = useNewsletter(open);
  let admin: SubscriberAdmin;
  let imap: ImapServer;

  beforeEach(async () => {
    ({ admin } = ownerOf(given));
    imap = await startImapServer();
  });
  afterEach(() => imap.close());

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
      const { messageId } = await signUpAndConfirm(given, ada);
      imap.mails.push({
        source: notice({ status, action, to: 'ada@elsewhere.example', messageId }),
        isSeen: false,
      });
      await look();
      expect(await admin.countByStatus()).toMatchObject(counts);
      expect((await admin.record(ada))?.subscription?.bounces).toMatchObject([{ status }]);
      expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true]);
    },
  );

  it('reads a complaint about a letter of the mailing tool by the link in it', async () => {
    const { leaveToken } = await signUpAndConfirm(given, ada);
    imap.mails.push({ source: complaint(leaveToken), isSeen: false });
    await look();
    expect(await admin.countByStatus()).toMatchObject({ unsubscribed: 1 });
  });

  it('believes no notice that shows nothing of ours, and is not upset by any other mail', async () => {
    await signUpAndConfirm(given, ada);
    imap.mails.push(
      {
        source: notice({ status: '5.1.1', action: 'failed', to: ada, messageId: '<made-up@evil.example>' }),
        isSeen: false,
      },
      { source: 'From: ada@example.com\r\nSubject: Out of office\r\n\r\nBack on Monday', isSeen: false },
      { source: 'nonsense', isSeen: false },
    );
    await look();
    expect(await admin.countByStatus()).toMatchObject({ active: 1 });
    expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true);
  });
});
