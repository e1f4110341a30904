import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

const Locale = v.picklist(localeCodes);

const toSubscriber = {
  locale: Locale,
  /** The subscriber's address. */
  to: v.string(),
  /** The page with the button that leaves. */
  unsubscribeUrl: v.string(),
  /** The page with the language of the newsletter. */
  preferencesUrl: v.optional(v.string()),
  /** Where a mail program posts for its own unsubscribe button (RFC 8058). */
  oneClickUrl: v.string(),
};

const ConfirmationMail = v.object({
  ...toSubscriber,
  kind: v.literal('newsletter-confirmation'),
  confirmUrl: v.string(),
});
export type ConfirmationMail = v.InferOutput<typeof ConfirmationMail>;

const ReminderMail = v.object({ ...toSubscriber, kind: v.literal('newsletter-reminder') });
export type ReminderMail = v.InferOutput<typeof ReminderMail>;

const EnquiryMail = v.object({
  kind: v.picklist(['enquiry-lead', 'enquiry-contact']),
  /** The owner's language. */
  locale: Locale,
  /** The language of the page that the visitor wrote on. */
  writtenIn: v.optional(Locale),
  to: v.string(),
  /** The visitor's address, where they gave one. */
  replyTo: v.nullable(v.string()),
  page: v.nullable(v.string()),
  /** What the editor calls the form, where it is one of an editor's own. */
  form: v.optional(v.string()),
  fields: v.array(v.object({ name: v.string(), value: v.string(), label: v.optional(v.string()) })),
  sentAt: v.number(),
});
export type EnquiryMail = v.InferOutput<typeof EnquiryMail>;

/**
 * What a mail says, not yet in which words. It waits in the outbox for up to three days, so a later version of the site
 * has to read it: new fields are optional.
 */
export const Mail = v.variant('kind', [ConfirmationMail, ReminderMail, EnquiryMail]);
export type Mail = v.InferOutput<typeof Mail>;

/**
 * A picture that travels within the mail; width and height are those it is shown at. The logo stands on a plate, which
 * a mail's white sheet does not show and a dark one does: the logo's own colours are made for white.
 */
export type MailLogo = { png: Buffer; width: number; height: number };

/** How far the plate reaches beyond the logo, in pixels as they are shown. */
export const logoPlate = { x: 10, y: 7, radius: 6 };

/** How a mail's HTML names its logo. */
export const logoContentId = 'logo@site';

/** Whom a mail is from, in its language. */
export type MailSender = {
  name: string;
  logo?: MailLogo | undefined;
  /** The company's address, as law asks for it; empty when the content backend does not say. */
  addressLines: readonly string[];
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
};

/** What an editor wrote at the fields of the contact form at a path, by their names, in a language. Never rejects. */
export type FieldLabels = (
  page: string,
  locale: v.InferOutput<typeof Locale>,
) => Promise<ReadonlyMap<string, string>>;

export type RenderedMail = { subject: string; text: string; html: string };

/** Puts a mail into the words of its language. */
export type RenderMail = (mail: Mail, sender: MailSender) => Promise<RenderedMail>;
