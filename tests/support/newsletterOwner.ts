import type { Database } from '#server/database/openDatabase.ts';
import type { Clock } from '#server/mail/clock.ts';
import { createDeadLetters } from '#server/mail/deadLetters.ts';
import { createNewsletterMail } from '#server/mail/newsletterMail.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createSubscriptionEvents } from '#server/mail/webhook.ts';
import { renewMessage } from '#server/newsletter/renewMessage.ts';
import { createSubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { siteUrl } from './mailParts.ts';
import { newsletterUrls } from '#server/newsletter/tokens.ts';

/** Creates the dependencies of the owner's commands with a test's database and clock. */
export function ownerOf({ database, clock }: { database: Database; clock: Clock }) {
  const outbox = createOutbox({ database, now: clock.now });
  const deps = {
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
    parts: deps,
    admin: createSubscriberAdmin(deps),
    deadLetters: createDeadLetters({
      database,
      renew: (transaction, row) => renewMessage(deps, transaction, row),
      now: clock.now,
    }),
  };
}
