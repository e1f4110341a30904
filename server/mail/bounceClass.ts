/**
 * What a refusal is about, which decides what becomes of the message and of the subscription:
 * - `no-mailbox`: nobody will ever read mail there. The message is given up, the subscription ends.
 * - `passing`: it may work later (a full mailbox, a server out of order). Tried again; nobody is unsubscribed.
 * - `message`: this very message is refused. Given up at once; nobody is unsubscribed.
 * - `ours`: the other side refuses us rather than the receiver. Waits until somebody has repaired that.
 */
export type BounceClass = 'no-mailbox' | 'passing' | 'message' | 'ours';

/** Enhanced status codes (RFC 3463 and IANA's register) without their first figure; the longer entry wins. */
const classes: Readonly<Record<string, BounceClass>> = {
  '1': 'no-mailbox',
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

/** Words by which servers say it that give no enhanced code, the most telling first. */
const words: readonly (readonly [RegExp, BounceClass])[] = [
  [/(quota|mailbox|storage)\b.{0,40}\b(full|exceed)|over\s?quota|insufficient.{0,20}storage/i, 'passing'],
  [
    /(user|recipient|mailbox|address|account)\b.{0,30}\b(unknown|not found|doesn'?t exist|does not exist|disabled)|(unknown|no such|invalid)\b.{0,15}\b(user|recipient|mailbox|address|account|local part)/i,
    'no-mailbox',
  ],
  [/relay|denied|spam|block|policy|reputation|blacklist|greylist|not permitted|authenticat/i, 'ours'],
];

/** Where no words help: 550, 551 and 553 are about the mailbox (RFC 5321 4.2.3), 552 about its space. */
const replyClasses: Readonly<Record<number, BounceClass>> = {
  550: 'no-mailbox',
  551: 'no-mailbox',
  552: 'passing',
  553: 'no-mailbox',
};

/**
 * The class of a refusal, from its enhanced status code such as `5.1.1` where it has one, else from the three figures
 * of the reply and its words. A status that begins with 4 is always `passing`.
 */
export function bounceClass(refusal: {
  status?: string | undefined;
  replyCode?: number;
  text?: string;
}): BounceClass {
  const { status = statusIn(refusal.text ?? ''), replyCode = 0, text = '' } = refusal;
  if (status?.startsWith('4') || (replyCode >= 400 && replyCode < 500)) return 'passing';
  const said = words.find(([pattern]) => pattern.test(text))?.[1];
  if (status !== undefined) {
    const [, subject = '', detail = ''] = status.split('.');
    // `5.0.0` says nothing; the words may.
    const known = classes[`${subject}.${detail}`] ?? classes[subject];
    if (known !== undefined) return known;
  }
  return said ?? replyClasses[replyCode] ?? 'ours';
}

/** The enhanced status code in a reply such as `550 5.1.1 <…> no such user`. */
function statusIn(text: string): string | undefined {
  return /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0];
}
