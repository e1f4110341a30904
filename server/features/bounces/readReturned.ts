import { createHash } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';
import type { BounceReport, MailProof } from '#schema/bounceReport.ts';

/** A report that came by mail, with what it shows of the mail that it is about. */
export type ReturnedMail = { report: BounceReport; proof: MailProof };

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965) that arrived in a mailbox. Empty for any
 * other mail, such as a reply to the newsletter or a notice of absence.
 */
export async function readReturned(
  raw: Uint8Array,
  classOf: (refusal: { status: string; text: string }) => 'no-mailbox' | 'passing' | 'message' | 'ours',
): Promise<ReturnedMail[]> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const part = (...types: string[]) =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  const original = textOf(part('message/rfc822', 'text/rfc822-headers', 'message/global'));
  const proof = { messageIds: messageIdsIn(original), tokens: tokensIn(original) };
  const id = mail.messageId ?? createHash('sha256').update(raw).digest('hex');
  const source = 'mailbox';

  const complaint = part('message/feedback-report');
  if (complaint !== undefined) {
    const fields = fieldsOf(textOf(complaint));
    const emailAddress = addressIn(fields.get('original-rcpt-to')) ?? addressIn(headerIn(original, 'to'));
    if (emailAddress === undefined || fields.get('feedback-type')?.toLowerCase() === 'not-spam') return [];
    return [{ report: { emailAddress, kind: 'complaint', status: null, source, reportId: id }, proof }];
  }

  const status = part('message/delivery-status', 'message/global-delivery-status');
  if (status === undefined) return [];
  const [, ...recipients] = textOf(status)
    .trim()
    .split(/\r?\n\s*\r?\n/);
  return recipients.flatMap((text) => {
    const fields = fieldsOf(text);
    const action = fields.get('action')?.toLowerCase();
    const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0];
    const emailAddress =
      addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    if (emailAddress === undefined || code === undefined) return [];
    if (action !== 'failed' && action !== 'delayed') return [];
    const found = classOf({ status: code, text: fields.get('diagnostic-code') ?? '' });
    const kind = action === 'failed' && found === 'no-mailbox' ? 'hard' : 'soft';
    return [{ report: { emailAddress, kind, status: code, source, reportId: id }, proof }];
  });
}

function textOf(attachment: Attachment | undefined): string {
  if (attachment === undefined) return '';
  const { content } = attachment;
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** `Name: value` lines, continued ones joined. */
function fieldsOf(text: string): Map<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );
}

function headerIn(message: string, name: string): string | undefined {
  return fieldsOf(message.split(/\r?\n\r?\n/, 1)[0] ?? '').get(name);
}

/** Of `rfc822; ada@example.com`, or `<ada@example.com>`. */
function addressIn(value: string | undefined): string | undefined {
  return /[^\s<>;,"]{1,64}@[^\s<>;,"]{1,255}/.exec(value ?? '')?.[0];
}

function messageIdsIn(original: string): string[] {
  const [, id] = /^<([^@\s>]{1,100})@/.exec(headerIn(original, 'message-id') ?? '') ?? [];
  return id === undefined ? [] : [id];
}

/** Of the links that leave: letters of the mailing tool carry them too. */
function tokensIn(original: string): string[] {
  const plain = original.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return [...plain.matchAll(/\/newsletter\/unsubscribe\?token=([\w-]{43})/g)].map(([, token = '']) => token);
}
