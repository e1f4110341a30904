import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import {
  logoContentId,
  Mail,
  pictureContentId,
  type FieldLabels,
  type LoadIssue,
  type MailLogo,
  type MailPicture,
  type MailSender,
  type RenderMail,
} from '#schema/mail.ts';
import { issuePicture } from '#schema/issueText.ts';

// nodemailer already folds and encodes headers; this check is a second defence against header injection.
const HeaderText = v.pipe(
  v.string(),
  v.check((text) => !/[\r\n\0]/.test(text), 'a mail header contains a line break'),
);
const HeaderTexts = v.object({
  to: HeaderText,
  replyTo: v.nullable(HeaderText),
  subject: HeaderText,
  headers: v.record(v.string(), HeaderText),
});

/**
 * A mail address with an optional name (`''` if none). Not a string, so that nodemailer cannot parse an address as a
 * list of addresses.
 */
export type Mailbox = { name: string; address: string };

export type OutgoingMessage = {
  /** Id of the message, the same in every attempt, so that the receiver can recognise duplicates. */
  id: string;
  kind: string;
  payload: string;
  createdAt: number;
};

/**
 * Builds a message for nodemailer. Rejects if its payload cannot be rendered, for example because the issue no longer
 * exists.
 */
export type ComposeMail = (message: OutgoingMessage) => Promise<{
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  attachments?: InlinePicture[];
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  envelope?: { from: string; to: string };
}>;

type InlinePicture = {
  cid: string;
  filename: string;
  content: Buffer;
  contentType: string;
  contentDisposition: 'inline';
};

/** Creates the function that renders queued messages, using the current texts and sender of their language. */
export function createMailComposer(deps: {
  renderMail: RenderMail;
  /**
   * Returns the sender. Never rejects: if the content is unavailable, the mail is sent without the company's address.
   */
  senderOf: (locale: Locale) => Promise<MailSender>;
  /** Finds the labels of contact form fields. If absent, notices contain the field names. */
  labelsOf?: FieldLabels | undefined;
  /** Returns the text of a newsletter issue. If absent, no issue can be rendered. */
  loadIssue?: LoadIssue | undefined;
  /** Loads the image of an issue; never rejects. If absent, mails link to the image instead of attaching it. */
  pictureOf?: ((src: string) => Promise<MailPicture | undefined>) | undefined;
  /** Sender address, from `MAIL_FROM`. */
  from: Mailbox;
  /** Address for unsubscribe requests from mail clients without one-click unsubscribe. */
  unsubscribeAddress: string;
  /** Envelope sender; `from` by default. */
  bounceAddress?: string | undefined;
}): ComposeMail {
  const { from } = deps;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  return async (message) => {
    const mailWithTexts = await addTexts(v.parse(Mail, JSON.parse(message.payload)), deps);
    const picture = await loadPicture(mailWithTexts, deps.pictureOf);
    const mail = addPictureSize(mailWithTexts, picture);
    const sender = await deps.senderOf(mail.locale);
    const { subject, text, html } = await deps.renderMail(mail, sender);
    const header = v.parse(HeaderTexts, {
      to: mail.to,
      replyTo: 'replyTo' in mail ? mail.replyTo : null,
      subject,
      headers: listHeaders(mail, sender, deps.unsubscribeAddress),
    });
    return {
      from,
      to: { name: '', address: header.to },
      ...(header.replyTo !== null && { replyTo: { name: '', address: header.replyTo } }),
      subject: header.subject,
      text,
      html,
      ...createAttachments(sender.logo, picture),
      ...(deps.bounceAddress !== undefined && {
        envelope: { from: deps.bounceAddress, to: header.to },
      }),
      messageId: `<${message.id}@${domain}>`,
      date: new Date(message.createdAt),
      // RFC 3834: replies written by a person are not auto-generated.
      headers: {
        ...header.headers,
        ...(mail.kind !== 'enquiry-answer' && { 'Auto-Submitted': 'auto-generated' }),
      },
    };
  };
}

/**
 * Adds texts that are not in the message catalogues: the text of an issue, and the labels of a contact form in the
 * owner's language.
 */
async function addTexts(
  mail: Mail,
  { labelsOf, loadIssue }: { labelsOf?: FieldLabels | undefined; loadIssue?: LoadIssue | undefined },
): Promise<Mail> {
  if (mail.kind === 'newsletter-issue') {
    const issue = await loadIssue?.(mail.issueId, mail.locale);
    if (issue === undefined) throw new Error('the newsletter issue no longer exists');
    return { ...mail, words: issue };
  }
  if (mail.kind !== 'enquiry-contact' || mail.page === null || labelsOf === undefined) return mail;
  const labels = await labelsOf(mail.page, mail.locale);
  return {
    ...mail,
    fields: mail.fields.map((field) => {
      const label = labels.get(field.name);
      return label === undefined ? field : { ...field, label };
    }),
  };
}

async function loadPicture(
  mail: Mail,
  pictureOf: ((src: string) => Promise<MailPicture | undefined>) | undefined,
): Promise<MailPicture | undefined> {
  if (mail.kind !== 'newsletter-issue') return undefined;
  const { beforeHtml = '', afterHtml = '' } = mail.words ?? {};
  const src = issuePicture(beforeHtml + afterHtml);
  return src === undefined ? undefined : pictureOf?.(src);
}

function addPictureSize(mail: Mail, picture: MailPicture | undefined): Mail {
  if (mail.kind !== 'newsletter-issue' || picture === undefined) return mail;
  return { ...mail, picture: { width: picture.width, height: picture.height } };
}

/** Attaches images inline, so that reading a mail sends no request to any host. */
function createAttachments(
  logo: MailLogo | undefined,
  picture: MailPicture | undefined,
): { attachments?: InlinePicture[] } {
  const inline = (cid: string, filename: string, contentType: string, content: Buffer): InlinePicture => ({
    cid,
    filename,
    content,
    contentType,
    contentDisposition: 'inline',
  });
  const attachments = [
    ...(logo ? [inline(logoContentId, 'logo.png', 'image/png', logo.png)] : []),
    ...(picture ? [inline(pictureContentId, 'picture.jpg', 'image/jpeg', picture.jpeg)] : []),
  ];
  return attachments.length === 0 ? {} : { attachments };
}

/**
 * Returns the headers of RFC 2919, RFC 2369 and RFC 8058. The `mailto:` subject contains the subscriber's address,
 * because the request may be sent from a different one.
 */
function listHeaders(
  mail: Mail,
  { siteUrl }: MailSender,
  unsubscribeAddress: string,
): Record<string, string> {
  if (!('oneClickUrl' in mail)) return {};
  const mailto = `mailto:${unsubscribeAddress}?subject=${encodeURIComponent(`unsubscribe ${mail.to}`)}`;
  return {
    'List-ID': `<newsletter.${new URL(siteUrl).hostname}>`,
    'List-Unsubscribe': `<${mail.oneClickUrl}>, <${mailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
