import { createHash } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';
import { maxReturnedMail, type ReturnedMail } from '#schema/bounceReport.ts';

const maxLines = 2000;
const maxParts = 50;
const maxReceivers = 10;
const maxTokens = 20;
/** The parser reads lists of addresses, whose cost somebody else decides; none of these fields holds one. */
const fieldsOfUse = /^(content-|mime-version:|message-id:)/i;

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965) that arrived in a mailbox. Empty for any
 * other mail, such as a reply to the newsletter or a notice of absence.
 */
export async function readReturned(raw: Uint8Array): Promise<ReturnedMail[]> {
  const mail = await PostalMime.parse(limited(raw), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 10,
  });
  const part = (...types: string[]) =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  const original = textOf(part('message/rfc822', 'text/rfc822-headers', 'message/global'));
  const proof: ReturnedMail['proof'] = { messageIds: messageIdsIn(original), tokens: tokensIn(original) };
  const reportId = mail.messageId?.slice(0, 1000) ?? createHash('sha256').update(raw).digest('hex');

  const complaint = part('message/feedback-report');
  if (complaint !== undefined) {
    const fields = fieldsOf(textOf(complaint));
    const emailAddress = addressIn(fields.get('original-rcpt-to')) ?? addressIn(headerIn(original, 'to'));
    if (emailAddress === undefined || fields.get('feedback-type')?.toLowerCase() === 'not-spam') return [];
    return [{ emailAddress, action: 'complaint', status: null, text: '', reportId, proof }];
  }

  const status = part('message/delivery-status', 'message/global-delivery-status');
  if (status === undefined) return [];
  const [, ...receivers] = textOf(status)
    .trim()
    .split(/\r?\n\s*\r?\n/, maxReceivers + 1);
  return receivers.flatMap((text) => {
    const fields = fieldsOf(text);
    const action = fields.get('action')?.toLowerCase();
    const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0];
    const emailAddress =
      addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    if (emailAddress === undefined || code === undefined) return [];
    if (action !== 'failed' && action !== 'delayed') return [];
    const said = (fields.get('diagnostic-code') ?? '').slice(0, 1000);
    return [{ emailAddress, action, status: code, text: said, reportId, proof }];
  });
}

/**
 * As much of a mail as a notice can have. Anybody may write to the address to which mails return, and the parser takes
 * thousands of times a mail's own size for one of empty lines, of empty parts or of addresses.
 */
function limited(raw: Uint8Array): Uint8Array {
  // Latin-1, in which every byte comes back as it was.
  const text = Buffer.from(raw.subarray(0, maxReturnedMail)).toString('latin1');
  const kept: string[] = [];
  let parts = 0;
  let isHead = true;
  let isOfUse = false;
  for (const line of text.split(/\r?\n/, maxLines)) {
    if (isHead) {
      if (line === '') isHead = false;
      else if (!/^[ \t]/.test(line)) isOfUse = fieldsOfUse.test(line);
      if (isHead && !isOfUse) continue;
    } else if (line.startsWith('--') && ++parts > maxParts) break;
    kept.push(line);
  }
  return Buffer.from(kept.join('\r\n'), 'latin1');
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

/** Ours are UUIDs; any other text would go to the database for nothing. */
function messageIdsIn(original: string): string[] {
  const [, id] = /^<([\da-f-]{36})@/.exec(headerIn(original, 'message-id') ?? '') ?? [];
  return id === undefined ? [] : [id];
}

/** Of the links that leave: letters of the mailing tool carry them too. */
function tokensIn(original: string): string[] {
  const plain = original.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const tokens = [...plain.matchAll(/\/newsletter\/unsubscribe\?token=([\w-]{43})/g)].map(
    ([, token = '']) => token,
  );
  return [...new Set(tokens)].slice(0, maxTokens);
}
