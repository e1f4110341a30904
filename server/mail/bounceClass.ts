import type { ReportKind } from '#schema/bounceReport.ts';
import { bounceWords, type BounceMeaning } from './bounceWords.ts';
import { normaliseReply } from './normaliseReply.ts';

/**
 * Class of a rejection, which determines what happens to the message and the subscription:
 * - `no-mailbox`: the mailbox does not exist. The message is given up and the subscription ends.
 * - `passing`: the rejection is temporary (a full mailbox, a domain that cannot be resolved). The message is retried;
 *   the subscription ends only if rejections last for weeks.
 * - `message`: the server rejects this particular message. The message is given up immediately; the subscription
 *   continues.
 * - `ours`: the server rejects us, not the recipient. The message is retried until an operator has fixed the cause; the
 *   rejection never counts against the recipient.
 */
export type BounceClass = 'no-mailbox' | 'passing' | 'message' | 'ours';

/** Kind of bounce report for each class. */
export const kindOfClass = {
  'no-mailbox': 'hard',
  passing: 'soft',
  message: 'refused',
  ours: 'refused',
} as const satisfies Record<BounceClass, ReportKind>;

/**
 * Class by enhanced status code (RFC 3463 and IANA's registry) without its first digit. The more specific entry wins.
 */
const classes: Readonly<Record<string, BounceClass>> = {
  '1': 'ours', // Exchange reports its limits and sender errors under this subject
  '1.0': 'no-mailbox',
  '1.1': 'no-mailbox',
  '1.2': 'no-mailbox', // no such system
  '1.3': 'no-mailbox', // malformed
  '1.6': 'no-mailbox', // moved
  '1.10': 'no-mailbox', // the domain accepts no mail
  '1.351': 'no-mailbox', // Exchange, quoting a remote server
  '1.4': 'passing', // ambiguous address
  '1.7': 'ours', // the sender's address is malformed
  '1.8': 'ours', // the sender's system is unknown
  '1.9': 'passing', // relayed to a system that reports nothing
  '2.1': 'no-mailbox', // disabled
  '2.2': 'passing', // full
  '2.3': 'message', // too long for this mailbox
  '2.4': 'passing', // a mailing list that cannot be expanded
  '2': 'passing',
  '3.4': 'message', // too big for this system
  '3': 'passing',
  '4': 'passing',
  '5': 'ours',
  '6': 'message',
  '7.13': 'no-mailbox', // account disabled by its provider
  '7': 'ours',
};

/** Classes in order of leniency towards the recipient, most lenient first. */
export const leniency: readonly BounceClass[] = ['ours', 'message', 'passing', 'no-mailbox'];

const meanings: Readonly<Record<Exclude<BounceMeaning, 'domain' | 'unavailable'>, BounceClass>> = {
  receiver: 'no-mailbox',
  full: 'passing',
  message: 'message',
  later: 'ours',
  sender: 'ours',
};

/**
 * Classifies a rejection by its text and codes. If `status` is set, the rejection is a bounce report about the
 * recipient's server; otherwise it is a reply of our own relay, whose bare 550 is as often about us as about the
 * recipient. Known phrases take precedence over codes, and the most lenient of several codes wins. A temporary
 * rejection is never `no-mailbox`.
 */
export function bounceClass(refusal: {
  status?: string | undefined;
  replyCode?: number;
  text?: string;
}): BounceClass {
  const { status, replyCode = 0, text = '' } = refusal;
  const normalisedText = normaliseReply(text);
  const meaning =
    normalisedText === '' ? undefined : bounceWords.find(([pattern]) => pattern.test(normalisedText))?.[1];
  // When a server gives up retrying, its report has a permanent status but quotes the last temporary reply.
  const isTemporary =
    status?.startsWith('4') ||
    (replyCode >= 400 && replyCode < 500) ||
    (replyCode === 0 && /^(?:.{0,1000}(?:\bsaid:? |; ?|-> ?))?4\d\d[ -]/.test(text.slice(0, 1000)));
  if (isTemporary) return meaning === 'sender' ? 'ours' : 'passing';
  // RFC 4954 and RFC 5248: replies about the login at our own relay.
  const isAboutLogin = replyCode === 525 || (replyCode >= 530 && replyCode < 540);
  if (status === undefined && isAboutLogin) return 'ours';
  const codes = classesOfCodes(status, text, normalisedText !== '');
  const byCode = leniency.find((candidate) => codes.includes(candidate));
  switch (meaning) {
    case undefined:
      return byCode ?? (replyCode === 552 ? 'passing' : 'ours');
    case 'unavailable':
      return byCode ?? (status === undefined ? 'ours' : 'no-mailbox');
    case 'domain':
      return byCode === 'no-mailbox' || byCode === 'ours' ? byCode : 'passing';
    default:
      return meanings[meaning];
  }
}

/** Returns the class of each status code in a rejection. `X.0.0` and `X.5.0` carry no information. */
function classesOfCodes(status: string | undefined, text: string, hasWords: boolean): BounceClass[] {
  const textCodes = [
    ...text.slice(0, 1000).matchAll(/(?:^|\b[245]\d\d[ -]#?|#|: )([245]\.\d{1,3}\.\d{1,3})(?![\d.])/g),
  ];
  const codes = [...(status === undefined ? [] : [status]), ...textCodes.map(([, code = '']) => code)];
  if (codes.length === 0) codes.push(...(/(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text) ?? []));
  return codes.flatMap((code): BounceClass[] => {
    const [first, subject = '', detail = ''] = code.split('.');
    if (first === '4') return ['passing'];
    // X.1.0 is about an address, possibly the sender's. No subscriber is removed if the text does not specify whose.
    if (hasWords && subject === '1' && detail === '0') return ['passing'];
    if (subject === '5' && detail === '0') return [];
    return [classes[`${subject}.${detail}`] ?? classes[subject] ?? []].flat();
  });
}
