import type { OwnerConfig } from '#server/config/ownerConfig.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { createEnquiryStore, type EnquiryStore } from '#server/enquiries/enquiryStore.ts';
import { createEnquiryMail } from '#server/mail/enquiryMail.ts';
import { createDeadLetters, type DeadLetters } from '#server/mail/deadLetters.ts';
import { createNewsletterMail } from '#server/mail/newsletterMail.ts';
import { createOutbox, type Outbox } from '#server/mail/outbox.ts';
import { createSubscriptionEvents } from '#server/mail/webhook.ts';
import { renewMessage } from '#server/newsletter/renewMessage.ts';
import { createSubscriberAdmin, type SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { createLogger } from '#server/logger.ts';
import { withOwnerDatabase } from './ownerDatabase.ts';
import { newsletterUrls } from '#server/newsletter/tokens.ts';

export type OwnerParts = {
  admin: SubscriberAdmin;
  enquiries: EnquiryStore;
  outbox: Outbox;
  deadLetters: DeadLetters;
  /** Whether a mailing tool is told of the list. */
  hasTool: boolean;
  /** Which one; undefined where it is the owner's own program. */
  tool: OwnerConfig['tool'];
};

/** What the owner's commands work with, on the site's own database. */
export function withOwnerParts<T>(command: (parts: OwnerParts) => Promise<T>): Promise<T> {
  return withOwnerDatabase((database, config) => command(createParts(database, config)));
}

function createParts(database: Database, config: OwnerConfig): OwnerParts {
  const { now } = Date;
  const outbox = createOutbox({ database, now });
  const storeParts = {
    database,
    mail: createNewsletterMail({ outbox }),
    events: createSubscriptionEvents({ outbox, isWanted: config.hasTool }),
    urls: newsletterUrls(config.siteUrl),
    disclosure: 'reveal',
    noticeVersion: undefined,
    sender: undefined,
    now,
  } as const;
  const enquiryMail = createEnquiryMail({
    outbox,
    recipient: undefined,
    language: 'en',
    logger: createLogger('silent'),
  });
  return {
    admin: createSubscriberAdmin(storeParts),
    enquiries: createEnquiryStore({ database, mail: enquiryMail, now }),
    outbox,
    deadLetters: createDeadLetters({
      database,
      renew: (transaction, row) => renewMessage(storeParts, transaction, row),
      now,
    }),
    hasTool: config.hasTool,
    tool: config.tool,
  };
}
