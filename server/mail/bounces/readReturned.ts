import { createHash } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';
import { maxReturnedMail, type ReturnedMail } from '#schema/bounceReport.ts';
import { bounceClass, leniency } from '#server/mail/bounceClass.ts';
import { findOriginalLine, readPlainNotice, findReply, findFailureText } from './plainNotice.ts';

const maxLines = 2000;
const maxParts = 50;
const maxRecipients = 10;
const maxTokens = 20;
const maxMessageIds = 5;
const maxFieldLength = 1000;
/**
 * Header fields that are passed to the parser. Address lists are excluded, because an attacker can make them expensive
 * to parse.
 */
const fieldsForParser = /^(content-|mime-version:|message-id:)/i;
const fieldsOfNotice =
  /^(from|subject|in-reply-to|references|return-path|auto-submitted|x-autoreply|x-autorespond|x-vacation):/i;

type Report = Omit<ReturnedMail, 'reportId' | 'proof'>;
type Bounce = Report & { status: string };

/**
 * Parses a delivery status notification (RFC 3464), a complaint (RFC 5965, or Microsoft's older format) or a bounce
 * message in plain text. Returns an empty list for any other mail, such as a reply to the newsletter or an
 * out-of-office reply.
 */
export async function readReturned(raw: Uint8Array): Promise<ReturnedMail[]> {
  const { bytes, head } = limitMail(raw);
  const mail = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 10,
  });
  const findPart = (...types: string[]) =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  const status = findPart('message/delivery-status', 'message/global-delivery-status');
  const feedback = findPart('message/feedback-report');
  const text = (mail.text ?? '').slice(0, maxReturnedMail);
  const returnedMails = mail.attachments
    .filter((attachment) => attachment !== status && attachment !== feedback)
    .map(textOf)
    .join('\n');
  const reportId = mail.messageId?.slice(0, 1000) ?? createHash('sha256').update(raw).digest('hex');
  const addProof = (reports: readonly Report[], ...texts: readonly string[]): ReturnedMail[] => {
    const originalMail = texts.join('\n');
    const proof = { messageIds: messageIdsIn(originalMail), tokens: tokensIn(originalMail) };
    return reports.map((report) => ({ ...report, reportId, proof }));
  };

  if (feedback !== undefined) return addProof(readFeedback(textOf(feedback)), returnedMails, text);
  if (status !== undefined) {
    // Exchange and Gmail identify the original mail in these header fields.
    const references = ['in-reply-to', 'references'].map((name) => `Message-ID: ${head.get(name) ?? ''}`);
    return addProof(
      readStatus(textOf(status), text, findRecipient(returnedMails)),
      returnedMails,
      text,
      ...references,
    );
  }
  if (isMicrosoftComplaint(head) && findPart('message/rfc822') !== undefined) {
    return addProof([{ action: 'complaint', status: null, text: '' }], returnedMails);
  }
  const lines = text.split(/\r?\n/);
  const isOurs = (line: string) => messageIdsIn(line).length > 0;
  const originalLine = findOriginalLine(lines, isOurs);
  if (originalLine === undefined && returnedMails === '') return [];
  const notice = readPlainNotice(head, lines, originalLine);
  return notice === undefined
    ? []
    : addProof([notice], returnedMails, ...lines.slice(originalLine ?? lines.length));
}

/**
 * Parses the feedback types of RFC 5965. Only `abuse` is a complaint; `auth-failure` (RFC 6591) reports an invalid
 * signature.
 */
function readFeedback(report: string): Report[] {
  const [type] = /^[\w-]+/.exec(fieldsOf(report).get('feedback-type')?.toLowerCase().trim() ?? '') ?? [];
  if (type === 'abuse') return [{ action: 'complaint', status: null, text: '' }];
  return type === 'opt-out' || type === 'opt-out-list' ? [{ action: 'left', status: null, text: '' }] : [];
}

/**
 * Returns whether a mail is from Microsoft's Junk Mail Reporting Program, which attaches the original and identifies
 * itself only by sender and subject.
 */
function isMicrosoftComplaint(head: ReadonlyMap<string, string>): boolean {
  return (
    /@(?:hotmail|outlook|live|microsoft)\.com\b/i.test(head.get('from') ?? '') &&
    /^complaint about message from /i.test(head.get('subject') ?? '')
  );
}

/**
 * Parses the blocks about recipients. Some servers write all fields into one block, so any block with an action counts.
 * Our mails have a single recipient, so any others were added by forwarding. The most lenient of their reports counts;
 * none counts if one of them received the mail.
 */
function readStatus(status: string, textPart: string, recipient: string | undefined): Bounce[] {
  const allBlocks = status.trim().split(/\r?\n\s*\r?\n/, maxRecipients + 1);
  const ownBlocks = allBlocks.filter(
    (block) => recipient !== undefined && readRecipient(block) === recipient,
  );
  const blocks = ownBlocks.length > 0 ? ownBlocks : allBlocks;
  if (blocks.some((block) => /^action:[ \t]*(?:delivered|relayed|expanded)/im.test(block))) return [];
  const reports = readBlocks(blocks, textPart);
  const strictness = ({ action, status: code, text }: Bounce) =>
    action === 'failed' ? leniency.indexOf(bounceClass({ status: code, text })) : -1;
  return reports.toSorted((a, b) => strictness(a) - strictness(b)).slice(0, 1);
}

function readBlocks(blocks: readonly string[], textPart: string): Bounce[] {
  return blocks.flatMap((block): Bounce[] => {
    const fields = fieldsOf(block);
    const diagnostic = (fields.get('diagnostic-code') ?? '').slice(0, maxFieldLength);
    const code =
      /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ??
      /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ??
      (/\b5\d\d\b/.test(diagnostic) ? '5.0.0' : undefined);
    const action = /^(?:fail|delay)/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0];
    if (action === undefined || code === undefined) return [];
    // An unspecific status without a reply: the text part may quote the reply or describe the failure.
    const hasReply = /[a-z]{3}/i.test(diagnostic.replace(/^[\w-]+;/, ''));
    const isUnspecific = code === '5.0.0' || code === '5.5.0';
    const text = isUnspecific && !hasReply ? (findReply(textPart) ?? findFailureText(textPart)) : diagnostic;
    return [{ action: action === 'fail' ? 'failed' : 'delayed', status: code, text }];
  });
}

/** Returns the recipient's address from the header of the returned mail. */
function findRecipient(returnedMail: string): string | undefined {
  return /^to:[^\r\n]{0,500}?([^\s<>"',;:]{1,64}@[^\s<>"',;]{1,255})/im
    .exec(returnedMail)?.[1]
    ?.toLowerCase();
}

function readRecipient(block: string): string | undefined {
  const fields = fieldsOf(block);
  const field = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
  return field
    .slice(field.indexOf(';') + 1)
    .replaceAll(/[<>\s]/g, '')
    .toLowerCase();
}

/**
 * Truncates a mail to the largest size of a bounce message, and returns it with the header fields that identify one.
 * Anyone can write to the bounce address, and crafted mails (empty lines, empty parts, address lists) make the parser
 * use thousands of times their size in memory.
 */
function limitMail(raw: Uint8Array): { bytes: Uint8Array; head: Map<string, string> } {
  // Latin-1 maps every byte to itself.
  const text = Buffer.from(raw.subarray(0, maxReturnedMail)).toString('latin1');
  const keptLines: string[] = [];
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
        if (field !== undefined) head.set(field, line.slice(field.length + 1, maxFieldLength).trim());
      } else if (field !== undefined) {
        head.set(field, `${head.get(field) ?? ''} ${line.trim()}`.slice(0, maxFieldLength));
      }
      if (isHead && !isForParser) continue;
    } else if (line.startsWith('--') && ++parts > maxParts) break;
    keptLines.push(line);
  }
  return { bytes: Buffer.from(keptLines.join('\r\n'), 'latin1'), head };
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Parses `Name: value` lines, and joins folded ones. */
function fieldsOf(text: string): Map<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );
}

/** Returns the Message-IDs that are UUIDs, as ours are. Looking up others in the database would be pointless. */
function messageIdsIn(originalMail: string): string[] {
  const matches = originalMail.matchAll(
    /^[ \t]{0,8}(?:x-[\w-]{0,40}|resent-|original-)?message-id:[ \t\r\n]{0,8}(?:<[^<>\s]{1,200}>[ \t\r\n]{0,4}){0,20}<([\da-f]{8}-[\da-f-]{27})@/gim,
  );
  return [...new Set([...matches].map(([, id = '']) => id.toLowerCase()))].slice(0, maxMessageIds);
}

/** Returns the tokens of unsubscribe links, which mails sent by the mailing tool contain too. */
function tokensIn(originalMail: string): string[] {
  const plain = originalMail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const tokens = [...plain.matchAll(/\/newsletter\/unsubscribe\?token=([\w-]{43})/g)].map(
    ([, token = '']) => token,
  );
  return [...new Set(tokens)].slice(0, maxTokens);
}
