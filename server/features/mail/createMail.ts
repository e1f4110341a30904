import type { Database } from '#server/database/openDatabase.ts';
import type { Logger } from '#server/logger.ts';
import type { Locale } from '#locales/locales.ts';
import type { MailSender, RenderMail } from '#schema/mail.ts';
import type { Clock } from './clock.ts';
import { createMailComposer, type Mailbox } from './composeMail.ts';
import { createEnquiryMail } from './enquiryMail.ts';
import { createNewsletterMail } from './newsletterMail.ts';
import { createOutbox } from './outbox.ts';
import { createMailDelivery, type Dkim } from './transport.ts';
import { createSubscriptionEvents, createWebhookDelivery } from './webhook.ts';
import { createOutboxWorker } from './worker.ts';

export type MailSettings = {
  /** `smtp://` or `smtps://`; undefined: mails become files in `dataDir/mail`. */
  url: string | undefined;
  from: Mailbox;
  dkim: Dkim | undefined;
  enquiryRecipient: string | undefined;
  unsubscribeAddress: string;
  webhook: { url: string; secret: string } | undefined;
};

/** The outbox with all that fills it and all that empties it. */
export function createMail(parts: {
  database: Database;
  settings: MailSettings;
  renderMail: RenderMail;
  /** Never rejects. */
  senderOf: (locale: Locale) => Promise<MailSender>;
  dataDir: string;
  onRefused: (message: { kind: string; subjectId: string }) => Promise<void>;
  clock: Clock;
  logger: Logger;
}) {
  const { database, settings, renderMail, senderOf, dataDir, clock, logger } = parts;
  const { now } = clock;
  const outbox = createOutbox({ database, now });
  return {
    outbox,
    newsletterMail: createNewsletterMail({ outbox }),
    enquiryMail: createEnquiryMail({ outbox, recipient: settings.enquiryRecipient, logger }),
    subscriptionEvents: createSubscriptionEvents({ outbox, isWanted: settings.webhook !== undefined }),
    worker: createOutboxWorker({
      outbox,
      deliver: {
        mail: createMailDelivery({
          url: settings.url,
          compose: createMailComposer({
            renderMail,
            senderOf,
            from: settings.from,
            unsubscribeAddress: settings.unsubscribeAddress,
          }),
          dkim: settings.dkim,
          dataDir,
          logger,
        }),
        webhook: createWebhookDelivery({ ...settings.webhook, now }),
      },
      onRefused: parts.onRefused,
      clock,
      logger,
    }),
  };
}
