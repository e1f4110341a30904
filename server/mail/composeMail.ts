import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import {
  logoContentId,
  Mail,
  pictureContentId,
  type FieldLabels,
  type IssueWordsOf,
  type MailLogo,
  type MailPicture,
  type MailSender,
  type RenderMail,
} from '#schema/mail.ts';
import { issuePicture } from '#schema/issueText.ts';
import type { OutgoingMessage } from './transport.ts';

// nodemailer folds and encodes; this is the second lock on the door through which headers are injected.
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

/** An object rather than text, so that no address is read as a list of addresses. The name may be empty. */
export type Mailbox = { name: string; address: string };

/** A message as nodemailer takes it. Rejects where it cannot be written. */
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

/** Writes what waits in the outbox, in the words and under the name that its language has now. */
export function createMailComposer(deps: {
  renderMail: RenderMail;
  /** Never rejects: a mail goes out without the company's address rather than not at all. */
  senderOf: (locale: Locale) => Promise<MailSender>;
  /** Of the contact forms; absent: notices name the fields. */
  labelsOf?: FieldLabels | undefined;
  /** Of the issues of the newsletter; absent: none can be written. */
  issueWordsOf?: IssueWordsOf | undefined;
  /** Loads the picture of an issue; never rejects. Absent: mails have its address. */
  pictureOf?: ((src: string) => Promise<MailPicture | undefined>) | undefined;
  /** `MAIL_FROM`. */
  from: Mailbox;
  /** Where a mail program without one-click sends its request to leave. */
  unsubscribeAddress: string;
  /** Envelope sender; undefined: `from`. */
  bounceAddress?: string | undefined;
}): ComposeMail {
  const { from } = deps;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  return async (message) => {
    const worded = await withWords(v.parse(Mail, JSON.parse(message.payload)), deps);
    const picture = await pictureIn(worded, deps.pictureOf);
    const mail = withPicture(worded, picture);
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
      ...attached(sender.logo, picture),
      ...(deps.bounceAddress !== undefined && {
        envelope: { from: deps.bounceAddress, to: header.to },
      }),
      messageId: `<${message.id}@${domain}>`,
      date: new Date(message.createdAt),
      // RFC 3834: not for a message that a person wrote.
      headers: {
        ...header.headers,
        ...(mail.kind !== 'enquiry-answer' && { 'Auto-Submitted': 'auto-generated' }),
      },
    };
  };
}

/** What is not in the catalogues: an issue's own words, and what the owner reads the fields of a contact form by. */
async function withWords(
  mail: Mail,
  { labelsOf, issueWordsOf }: { labelsOf?: FieldLabels | undefined; issueWordsOf?: IssueWordsOf | undefined },
): Promise<Mail> {
  if (mail.kind === 'newsletter-issue') {
    const words = await issueWordsOf?.(mail.issueId, mail.locale);
    if (words === undefined) throw new Error('the newsletter issue no longer exists');
    return { ...mail, words };
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

async function pictureIn(
  mail: Mail,
  pictureOf: ((src: string) => Promise<MailPicture | undefined>) | undefined,
): Promise<MailPicture | undefined> {
  if (mail.kind !== 'newsletter-issue') return undefined;
  const { beforeHtml = '', afterHtml = '' } = mail.words ?? {};
  const src = issuePicture(beforeHtml + afterHtml);
  return src === undefined ? undefined : pictureOf?.(src);
}

function withPicture(mail: Mail, picture: MailPicture | undefined): Mail {
  if (mail.kind !== 'newsletter-issue' || picture === undefined) return mail;
  return { ...mail, picture: { width: picture.width, height: picture.height } };
}

/** Pictures are attached, so that reading a mail requests nothing from any host. */
function attached(
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

/** RFC 2919, RFC 2369 and RFC 8058. The mail to leave names the address, as it may be sent from another one. */
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
