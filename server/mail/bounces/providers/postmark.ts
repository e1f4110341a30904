import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { BounceReport } from '#schema/bounceReport.ts';
import { kindOfReply, statusIn, type Provider } from '#server/mail/bounces/router.ts';

const text = v.nullish(v.string());
const Post = v.object({
  RecordType: v.string(),
  ID: v.nullish(v.union([v.number(), v.string()])),
  MessageID: text,
  Type: text,
  Email: text,
  Recipient: text,
  Details: text,
  Description: text,
  SuppressSending: v.nullish(v.boolean()),
  SuppressionReason: text,
});
type Post = v.InferOutput<typeof Post>;

/** Types for invalid addresses. A quoted reply about the sender takes precedence. */
const hardTypes = ['HardBounce', 'BadEmailAddress'];
const delayedTypes = [
  'Transient',
  'AutoResponder',
  'OpenRelayTest',
  'AddressChange',
  'Subscribe',
  'ChallengeVerification',
];
/** Types for temporary failures: full mailboxes, DNS errors and unknown reasons. */
const softTypes = ['SoftBounce', 'DnsError'];

/**
 * Creates the reader of Postmark's webhook. Requests are not signed; they contain the user name and password of the
 * webhook's URL as Basic authentication.
 */
export function postmark(secret: string): Provider {
  return async ({ body, header }) => {
    const [, credentials = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header('authorization')) ?? [];
    const password = Buffer.from(credentials, 'base64').toString('utf8').split(':').slice(1).join(':');
    if (!isEqual(password, secret)) return undefined;
    const post = v.parse(Post, JSON.parse(body));
    const kind = kindOf(post);
    const emailAddress = post.Email ?? post.Recipient;
    if (kind === undefined || !emailAddress) return [];
    const id = post.ID ?? createHash('sha256').update(body).digest('hex');
    const reply = post.Details ?? undefined;
    return [{ emailAddress, kind, status: statusIn(reply), source: 'postmark', reportId: String(id), reply }];
  };
}

function kindOf(post: Post): BounceReport['kind'] | undefined {
  const { RecordType, Type, Details } = post;
  if (RecordType === 'SubscriptionChange') return kindOfChange(post);
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint' || Type === 'SpamNotification') {
    // A spam notification comes from a filter, a complaint from the recipient.
    return Type === 'SpamNotification' ? 'refused' : 'complaint';
  }
  if (RecordType !== 'Bounce') return undefined;
  if (Type === 'Unsubscribe') return 'left';
  // The owner has deactivated the address in Postmark.
  if (Type === 'ManuallyDeactivated') return 'hard';
  const replyKind = kindOfReply({ status: statusIn(Details ?? ''), reply: Details ?? '' });
  if (hardTypes.includes(Type ?? '')) return replyKind ?? 'hard';
  if (delayedTypes.includes(Type ?? '')) return Type === 'Transient' ? 'delayed' : undefined;
  return softTypes.includes(Type ?? '') && replyKind !== 'refused' ? 'soft' : 'refused';
}

/** Returns the kind of report for a change of Postmark's suppression list. */
function kindOfChange({ SuppressSending, SuppressionReason }: Post): BounceReport['kind'] | undefined {
  if (SuppressSending !== true) return undefined;
  if (SuppressionReason === 'SpamComplaint') return 'complaint';
  return SuppressionReason === 'ManualSuppression' ? 'left' : undefined;
}

function isEqual(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
