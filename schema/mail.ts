import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';
import { IssueWords } from './newsletterIssue.ts';

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
  /** The second and last one, to somebody who has not answered the first. */
  isRepeated: v.optional(v.boolean()),
});
export type ConfirmationMail = v.InferOutput<typeof ConfirmationMail>;

const ReminderMail = v.object({ ...toSubscriber, kind: v.literal('newsletter-reminder') });
export type ReminderMail = v.InferOutput<typeof ReminderMail>;

/** An issue of the newsletter. Its words are read from the database when it is sent, so that they are stored once. */
const IssueMail = v.object({
  ...toSubscriber,
  kind: v.literal('newsletter-issue'),
  issueId: v.string(),
  /** Last part of its address in the archive; empty if it is not there. */
  slug: v.string(),
  /** A test is marked in its subject. */
  isTest: v.optional(v.boolean()),
  words: v.optional(IssueWords),
  /** Size of the picture that is attached, in pixels as shown; absent: the picture is at its address. */
  picture: v.optional(v.object({ width: v.number(), height: v.number() })),
});
export type IssueMail = v.InferOutput<typeof IssueMail>;

const WelcomeMail = v.object({ ...toSubscriber, kind: v.literal('newsletter-welcome') });
export type WelcomeMail = v.InferOutput<typeof WelcomeMail>;

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
  fields: v.array(
    v.object({
      name: v.string(),
      value: v.string(),
      label: v.optional(v.string()),
      isFile: v.optional(v.boolean()),
    }),
  ),
  /** The `utm_…` parameters of the page, by the part after the underscore. */
  campaign: v.optional(v.record(v.string(), v.string())),
  sentAt: v.number(),
});
export type EnquiryMail = v.InferOutput<typeof EnquiryMail>;

/** What the owner answers to an enquiry, above what was asked. */
const AnswerMail = v.object({
  kind: v.literal('enquiry-answer'),
  /** The visitor's language. */
  locale: Locale,
  to: v.string(),
  /** Where the visitor's own answer goes. */
  replyTo: v.nullable(v.string()),
  text: v.string(),
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type AnswerMail = v.InferOutput<typeof AnswerMail>;

/** Notice to the owner that the brake has paused an issue of the newsletter. */
const IssuePausedMail = v.object({
  kind: v.literal('issue-paused'),
  /** The owner's language. */
  locale: Locale,
  to: v.string(),
  /** Subject of the issue. */
  subject: v.string(),
  /** The mail server's words; may be empty. */
  reply: v.string(),
});
export type IssuePausedMail = v.InferOutput<typeof IssuePausedMail>;

/**
 * What a mail says, not yet in which words. It waits in the outbox for up to three days, so a later version of the site
 * has to read it: new fields are optional.
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
 * A picture that travels within the mail; width and height are those it is shown at. The logo stands on a plate, which
 * a mail's white sheet does not show and a dark one does: the logo's own colours are made for white.
 */
export type MailLogo = { png: Buffer; width: number; height: number };

/** A picture of an issue, as JPEG. */
export type MailPicture = { jpeg: Buffer; width: number; height: number };

/** Content-ID of an issue's picture. */
export const pictureContentId = 'picture@site';

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

/** What an issue of the newsletter says in a language; undefined where it is gone. */
export type IssueWordsOf = (
  issueId: string,
  locale: v.InferOutput<typeof Locale>,
) => Promise<IssueWords | undefined>;

/** Puts a mail into the words of its language. */
export type RenderMail = (mail: Mail, sender: MailSender) => Promise<RenderedMail>;
