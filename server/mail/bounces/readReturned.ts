import { createHash } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';
import { maxReturnedMail, type ReturnedMail } from '#schema/bounceReport.ts';
import { bounceClass, leniency } from '#server/mail/bounceClass.ts';
import { originalLine, readPlainNotice, replyIn, wordsOf } from './plainNotice.ts';

const maxLines = 2000;
const maxParts = 50;
const maxReceivers = 10;
const maxTokens = 20;
const maxMessageIds = 5;
const maxField = 1000;
/** The parser reads lists of addresses, whose cost a stranger decides. It gets only fields without any. */
const fieldsForParser = /^(content-|mime-version:|message-id:)/i;
const fieldsOfNotice =
  /^(from|subject|in-reply-to|references|return-path|auto-submitted|x-autoreply|x-autorespond|x-vacation):/i;

type Report = Omit<ReturnedMail, 'reportId' | 'proof'>;

/**
 * Reads a delivery status notification (RFC 3464), a complaint (RFC 5965, or Microsoft's older form), or a notice in
 * plain text. Empty for any other mail, such as a reply to the newsletter or a notice of absence.
 */
export async function readReturned(raw: Uint8Array): Promise<ReturnedMail[]> {
  const { bytes, head } = limited(raw);
  const mail = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 10,
  });
  const part = (...types: string[]) =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  const status = part('message/delivery-status', 'message/global-delivery-status');
  const feedback = part('message/feedback-report');
  const text = (mail.text ?? '').slice(0, maxReturnedMail);
  const returned = mail.attachments
    .filter((attachment) => attachment !== status && attachment !== feedback)
    .map(textOf)
    .join('\n');
  const reportId = mail.messageId?.slice(0, 1000) ?? createHash('sha256').update(raw).digest('hex');
  const withProof = (reports: readonly Report[], ...shown: readonly string[]): ReturnedMail[] => {
    const original = shown.join('\n');
    const proof = { messageIds: messageIdsIn(original), tokens: tokensIn(original) };
    return reports.map((report) => ({ ...report, reportId, proof }));
  };

  if (feedback !== undefined) return withProof(readFeedback(textOf(feedback)), returned, text);
  if (status !== undefined) {
    // Exchange and Gmail name the mail in these fields of their notice.
    const named = ['in-reply-to', 'references'].map((name) => `Message-ID: ${head.get(name) ?? ''}`);
    return withProof(readStatus(textOf(status), text, receiverIn(returned)), returned, text, ...named);
  }
  if (isMicrosoftComplaint(head) && part('message/rfc822') !== undefined) {
    return withProof([{ action: 'complaint', status: null, text: '' }], returned);
  }
  const lines = text.split(/\r?\n/);
  const isOurs = (line: string) => messageIdsIn(line).length > 0;
  const first = originalLine(lines, isOurs);
  if (first === undefined && returned === '') return [];
  const notice = readPlainNotice(head, lines, first);
  return notice === undefined ? [] : withProof([notice], returned, ...lines.slice(first ?? lines.length));
}

/** Complaints of RFC 5965. Only `abuse` is one; RFC 6591's `auth-failure` is about a signature that did not hold. */
function readFeedback(report: string): Report[] {
  const [type] = /^[\w-]+/.exec(fieldsOf(report).get('feedback-type')?.toLowerCase().trim() ?? '') ?? [];
  if (type === 'abuse') return [{ action: 'complaint', status: null, text: '' }];
  return type === 'opt-out' || type === 'opt-out-list' ? [{ action: 'left', status: null, text: '' }] : [];
}

/** Microsoft's Junk Mail Reporting Program: the original is attached, and nothing says what it is but the subject. */
function isMicrosoftComplaint(head: ReadonlyMap<string, string>): boolean {
  return (
    /@(?:hotmail|outlook|live|microsoft)\.com\b/i.test(head.get('from') ?? '') &&
    /^complaint about message from /i.test(head.get('subject') ?? '')
  );
}

/**
 * Block about the receiver. Some servers write all fields into one block, so any block with an action counts. Our mails
 * have one receiver, so others than its own are those to whom it was passed on: of these the mildest counts, and none if
 * one of them has got it.
 */
function readStatus(status: string, words: string, receiver: string | undefined): Report[] {
  const all = status.trim().split(/\r?\n\s*\r?\n/, maxReceivers + 1);
  const own = all.filter((block) => receiver !== undefined && recipientOf(block) === receiver);
  const blocks = own.length > 0 ? own : all;
  if (blocks.some((block) => /^action:[ \t]*(?:delivered|relayed|expanded)/im.test(block))) return [];
  const reports = readBlocks(blocks, words);
  const cost = ({ action, status: code, text }: Report) =>
    action === 'failed' ? leniency.indexOf(bounceClass({ status: code ?? '5.0.0', text })) : -1;
  return reports.toSorted((a, b) => cost(a) - cost(b)).slice(0, 1);
}

function readBlocks(blocks: readonly string[], words: string): Report[] {
  return blocks.flatMap((block): Report[] => {
    const fields = fieldsOf(block);
    const said = (fields.get('diagnostic-code') ?? '').slice(0, maxField);
    const code =
      /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ??
      /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0] ??
      (/\b5\d\d\b/.test(said) ? '5.0.0' : undefined);
    const action = /^(fail|delay)/.exec(fields.get('action')?.toLowerCase() ?? '')?.[1];
    if (action === undefined || code === undefined) return [];
    // A status that states nothing, without a reply: the text part may quote it, or say it in its own words.
    const isBare = !/[a-z]{3}/i.test(said.replace(/^\s*[\w-]+;/, '')) && /^5\.[05]\.0$/.test(code);
    const text = isBare ? (replyIn(words) ?? wordsOf(words)).slice(0, maxField) : said;
    return [{ action: action === 'fail' ? 'failed' : 'delayed', status: code, text }];
  });
}

/** Address to which the returned mail was sent, by its own header. */
function receiverIn(returned: string): string | undefined {
  return /^to:[^\r\n]{0,500}?([^\s<>"',;:]{1,64}@[^\s<>"',;]{1,255})/im.exec(returned)?.[1]?.toLowerCase();
}

function recipientOf(block: string): string | undefined {
  const fields = fieldsOf(block);
  const field = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
  return field
    .slice(field.indexOf(';') + 1)
    .replaceAll(/[<>\s]/g, '')
    .toLowerCase();
}

/**
 * As much of a mail as a notice can have, and the fields that tell a notice. Anybody may write to the address to which
 * mails return, and the parser takes thousands of times a mail's own size for one of empty lines, of empty parts or of
 * addresses.
 */
function limited(raw: Uint8Array): { bytes: Uint8Array; head: Map<string, string> } {
  // Latin-1, in which every byte comes back as it was.
  const text = Buffer.from(raw.subarray(0, maxReturnedMail)).toString('latin1');
  const kept: string[] = [];
  const head = new Map<string, string>();
  let parts = 0;
  let isHead = true;
  let isForParser = false;
  let field: string | undefined;
  for (const line of text.split(/\r?\n/, maxLines)) {
    if (isHead) {
      if (line === '') isHead = false;
      else if (!/^[ \t]/.test(line)) {
        isForParser = fieldsForParser.test(line);
        field = fieldsOfNotice.exec(line)?.[1]?.toLowerCase();
        if (field !== undefined) head.set(field, line.slice(field.length + 1, maxField).trim());
      } else if (field !== undefined) {
        head.set(field, `${head.get(field) ?? ''} ${line.trim()}`.slice(0, maxField));
      }
      if (isHead && !isForParser) continue;
    } else if (line.startsWith('--') && ++parts > maxParts) break;
    kept.push(line);
  }
  return { bytes: Buffer.from(kept.join('\r\n'), 'latin1'), head };
}

function textOf({ content }: Attachment): string {
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

/** Ours are UUIDs; any other text would go to the database for nothing. */
function messageIdsIn(original: string): string[] {
  const found = original.matchAll(
    /^[ \t]{0,8}(?:x-[\w-]{0,40}|resent-|original-)?message-id:[ \t\r\n]{0,8}(?:<[^<>\s]{1,200}>[ \t\r\n]{0,4}){0,20}<([\da-f]{8}-[\da-f-]{27})@/gim,
  );
  return [...new Set([...found].map(([, id = '']) => id.toLowerCase()))].slice(0, maxMessageIds);
}

/** Of the links that leave: letters of the mailing tool carry them too. */
function tokensIn(original: string): string[] {
  const plain = original.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const tokens = [...plain.matchAll(/\/newsletter\/unsubscribe\?token=([\w-]{43})/g)].map(
    ([, token = '']) => token,
  );
  return [...new Set(tokens)].slice(0, maxTokens);
}
