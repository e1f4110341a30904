import type { Database } from '#server/database/openDatabase.ts';
import type { Logger } from '#server/logger.ts';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import type { RecipientRule } from '#schema/enquiry.ts';
import type { FieldLabels, LoadIssue, MailPicture, MailSender, RenderMail } from '#schema/mail.ts';
import type { Clock } from './clock.ts';
import { createMailComposer, type Mailbox } from './composeMail.ts';
import { createEnquiryMail } from './enquiryMail.ts';
import { createNewsletterMail } from './newsletterMail.ts';
import { createOutbox } from './outbox.ts';
import type { ToolSettings } from './tools/MailingTool.ts';
import { createToolDelivery } from './tools/toolDelivery.ts';
import { createMailDelivery, type Deliver, type Dkim } from './transport.ts';
import { createEnquiryDelivery, type EnquiryReceiver } from './tools/enquiryEvents.ts';
import { createSubscriptionEvents, createWebhookDelivery } from './webhook.ts';
import type { OnDelivered, OnRefused } from './deliveryAttempt.ts';
import { createDeliveryWorker } from './deliveryWorker.ts';

export type MailSettings = {
  /** `smtp://` or `smtps://` URL. If absent, mails are written to files in `dataDir/mail`. */
  url: string | undefined;
  from: Mailbox;
  dkim: Dkim | undefined;
  enquiryRecipient: string | undefined;
  enquiryRules?: readonly RecipientRule[] | undefined;
  unsubscribeAddress: string;
  webhook: { url: string; secret: string } | undefined;
  /** Mailing tool, which receives events instead of the webhook. */
  tool?: ToolSettings | undefined;
  /** Webhook or CRM that receives enquiries in addition to the owner's mail. */
  enquiryReceiver?: EnquiryReceiver | undefined;
  /** Envelope sender, which receives bounces; `from` by default. */
  bounceAddress?: string | undefined;
  /** Language of notices to the owner. */
  enquiryLanguage?: Locale;
};

/** Creates the delivery of events. Events about enquiries go to a separate receiver. */
function createEventDelivery(settings: MailSettings, now: () => number): Deliver {
  const { enquiryReceiver, tool, webhook } = settings;
  const deliverEnquiryEvent = enquiryReceiver && createEnquiryDelivery(enquiryReceiver, now);
  const deliverSubscriptionEvent = tool
    ? createToolDelivery(tool)
    : createWebhookDelivery({ ...webhook, now });
  return async (message, signal) => {
    if (message.kind !== 'enquiry.received') return deliverSubscriptionEvent(message, signal);
    if (deliverEnquiryEvent === undefined)
      throw new Error('No receiver of enquiries is configured. Set ENQUIRY_WEBHOOK_URL or HUBSPOT_TOKEN.');
    return deliverEnquiryEvent(message, signal);
  };
}

/** Creates the outbox, the queues that fill it and the worker that delivers its messages. */
export function createMail(deps: {
  database: Database;
  settings: MailSettings;
  renderMail: RenderMail;
  /** Returns the sender of mails in a language. Never rejects. */
  senderOf: (locale: Locale) => Promise<MailSender>;
  /** Finds the labels of contact form fields. If absent, notices contain the field names. */
  labelsOf?: FieldLabels;
  /** Returns the text of a newsletter issue. If absent, no issue is sent. */
  loadIssue?: LoadIssue;
  /** Loads the image of an issue; never rejects. */
  pictureOf?: (src: string) => Promise<MailPicture | undefined>;
  dataDir: string;
  onRefused: OnRefused;
  onDelivered: OnDelivered;
  clock: Clock;
  logger: Logger;
}) {
  const { database, settings, renderMail, senderOf, dataDir, clock, logger } = deps;
  const { now } = clock;
  const outbox = createOutbox({ database, now });
  return {
    outbox,
    newsletterMail: createNewsletterMail({
      outbox,
      ...(settings.enquiryRecipient !== undefined && {
        owner: { to: settings.enquiryRecipient, locale: settings.enquiryLanguage ?? defaultLocale },
      }),
    }),
    enquiryMail: createEnquiryMail({
      outbox,
      recipient: settings.enquiryRecipient,
      rules: settings.enquiryRules,
      hasReceiver: settings.enquiryReceiver !== undefined,
      language: settings.enquiryLanguage ?? defaultLocale,
      logger,
    }),
    subscriptionEvents: createSubscriptionEvents({
      outbox,
      isWanted: (settings.webhook ?? settings.tool) !== undefined,
    }),
    worker: createDeliveryWorker({
      outbox,
      deliver: {
        mail: createMailDelivery({
          url: settings.url,
          compose: createMailComposer({
            renderMail,
            senderOf,
            labelsOf: deps.labelsOf,
            loadIssue: deps.loadIssue,
            pictureOf: deps.pictureOf,
            from: settings.from,
            unsubscribeAddress: settings.unsubscribeAddress,
            bounceAddress: settings.bounceAddress,
          }),
          dkim: settings.dkim,
          dataDir,
          logger,
        }),
        webhook: createEventDelivery(settings, now),
      },
      onRefused: deps.onRefused,
      onDelivered: deps.onDelivered,
      clock,
      logger,
    }),
  };
}
