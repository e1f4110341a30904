import type { Database } from '#server/database/openDatabase.ts';
import type { Clock } from '#server/features/mail/clock.ts';
import { createGivenUpMessages } from '#server/features/mail/givenUp.ts';
import { createNewsletterMail } from '#server/features/mail/newsletterMail.ts';
import { createOutbox } from '#server/features/mail/outbox.ts';
import { createSubscriptionEvents } from '#server/features/mail/webhook.ts';
import { newsletterUrls } from '#server/features/newsletter/newsletterUrls.ts';
import { renewMessage } from '#server/features/newsletter/renewMessage.ts';
import { createSubscriberAdmin } from '#server/features/newsletter/subscriberAdmin.ts';
import { siteUrl } from './mailParts.ts';

/** What the owner's commands work with, on a test's database and by its clock. */
export function ownerOf({ database, clock }: { database: Database; clock: Clock }) {
  const outbox = createOutbox({ database, now: clock.now });
  const parts = {
    database,
    mail: createNewsletterMail({ outbox }),
    events: createSubscriptionEvents({ outbox, isWanted: true }),
    urls: newsletterUrls(siteUrl),
    disclosure: 'reveal',
    noticeVersion: undefined,
    sender: undefined,
    now: clock.now,
  } as const;
  return {
    admin: createSubscriberAdmin(parts),
    givenUp: createGivenUpMessages({
      database,
      renew: (transaction, row) => renewMessage(parts, transaction, row),
      now: clock.now,
    }),
  };
}
