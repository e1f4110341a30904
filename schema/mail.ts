import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';
import { LocalisedIssue } from './newsletterIssue.ts';

const Locale = v.picklist(localeCodes);

const toSubscriber = {
  locale: Locale,
  /** Address of the subscriber. */
  to: v.string(),
  /** URL of the page with the unsubscribe button. */
  unsubscribeUrl: v.string(),
  /** URL of the page on which subscribers change the newsletter's language. */
  preferencesUrl: v.optional(v.string()),
  /** URL for the mail program's own unsubscribe button (RFC 8058). */
  oneClickUrl: v.string(),
};

const ConfirmationMail = v.object({
  ...toSubscriber,
  kind: v.literal('newsletter-confirmation'),
  confirmUrl: v.string(),
  /** Whether this is the second and last confirmation mail, sent to subscribers who did not respond to the first. */
  isRepeated: v.optional(v.boolean()),
});
export type ConfirmationMail = v.InferOutput<typeof ConfirmationMail>;

const ReminderMail = v.object({ ...toSubscriber, kind: v.literal('newsletter-reminder') });
export type ReminderMail = v.InferOutput<typeof ReminderMail>;

/**
 * Issue of the newsletter. The text is read from the database when the mail is sent, so that it is stored only once.
 */
const IssueMail = v.object({
  ...toSubscriber,
  kind: v.literal('newsletter-issue'),
  issueId: v.string(),
  /** Last segment of the issue's URL in the archive; empty if the issue is not in the archive. */
  slug: v.string(),
  /** Whether this is a test mail, which the subject then states. */
  isTest: v.optional(v.boolean()),
  words: v.optional(LocalisedIssue),
  /** Displayed size of the attached image in pixels; if absent, the image is linked by its URL. */
  picture: v.optional(v.object({ width: v.number(), height: v.number() })),
});
export type IssueMail = v.InferOutput<typeof IssueMail>;

const WelcomeMail = v.object({ ...toSubscriber, kind: v.literal('newsletter-welcome') });
export type WelcomeMail = v.InferOutput<typeof WelcomeMail>;

const EnquiryMail = v.object({
  kind: v.picklist(['enquiry-lead', 'enquiry-contact']),
  /** Language of the owner. */
  locale: Locale,
  /** Language of the page with the form. */
  writtenIn: v.optional(Locale),
  to: v.string(),
  /** Address of the visitor, if given. */
  replyTo: v.nullable(v.string()),
  page: v.nullable(v.string()),
  /** Name of the form, if an editor created it. */
  form: v.optional(v.string()),
  fields: v.array(
    v.object({
      name: v.string(),
      value: v.string(),
      label: v.optional(v.string()),
      isFile: v.optional(v.boolean()),
    }),
  ),
  /** `utm_…` parameters of the page, without the prefix. */
  campaign: v.optional(v.record(v.string(), v.string())),
  sentAt: v.number(),
});
export type EnquiryMail = v.InferOutput<typeof EnquiryMail>;

/** Reply of the owner to an enquiry, above the quoted enquiry. */
const AnswerMail = v.object({
  kind: v.literal('enquiry-answer'),
  /** Language of the visitor. */
  locale: Locale,
  to: v.string(),
  /** Address for the visitor's reply. */
  replyTo: v.nullable(v.string()),
  text: v.string(),
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type AnswerMail = v.InferOutput<typeof AnswerMail>;

/** Notice to the owner that an issue of the newsletter was paused because of rejections. */
const IssuePausedMail = v.object({
  kind: v.literal('issue-paused'),
  /** Language of the owner. */
  locale: Locale,
  to: v.string(),
  /** Subject of the issue. */
  subject: v.string(),
  /** Reply of the mail server; may be empty. */
  reply: v.string(),
});
export type IssuePausedMail = v.InferOutput<typeof IssuePausedMail>;

/**
 * Data of a mail, without text. Mails stay in the outbox for up to three days, so later versions of the site must be
 * able to read them: new fields must be optional.
 */
export const Mail = v.variant('kind', [
  ConfirmationMail,
  ReminderMail,
  WelcomeMail,
  IssueMail,
  EnquiryMail,
  AnswerMail,
  IssuePausedMail,
]);
export type Mail = v.InferOutput<typeof Mail>;

/**
 * Logo embedded in a mail, with its displayed size. The logo's colours are made for a white background, so it is on a
 * white plate, which is visible only in dark mode.
 */
export type MailLogo = { png: Buffer; width: number; height: number };

/** Image of an issue, as JPEG. */
export type MailPicture = { jpeg: Buffer; width: number; height: number };

/** Content-ID of an issue's image. */
export const pictureContentId = 'picture@site';

/** Margin of the plate around the logo, in displayed pixels. */
export const logoPlate = { x: 10, y: 7, radius: 6 };

/** Content-ID of the logo. */
export const logoContentId = 'logo@site';

/** Sender of a mail, in the mail's language. */
export type MailSender = {
  name: string;
  logo?: MailLogo | undefined;
  /** Postal address of the company, as required by law; empty if the content backend does not provide it. */
  addressLines: readonly string[];
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
};

/** Returns the field labels that the editor set for a page's contact form, by field name. Never rejects. */
export type FieldLabels = (
  page: string,
  locale: v.InferOutput<typeof Locale>,
) => Promise<ReadonlyMap<string, string>>;

export type RenderedMail = { subject: string; text: string; html: string };

/** Returns a newsletter issue in a language; `undefined` if it was deleted. */
export type LoadIssue = (
  issueId: string,
  locale: v.InferOutput<typeof Locale>,
) => Promise<LocalisedIssue | undefined>;

/** Renders a mail in its language. */
export type RenderMail = (mail: Mail, sender: MailSender) => Promise<RenderedMail>;
