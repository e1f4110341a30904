import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { kindOfReply, statusIn, type Provider } from '#server/mail/bounces/router.ts';

const Post = v.object({
  // Time and token are signed as one text: each has a length of its own, so that no letter passes from one to the other.
  signature: v.object({
    timestamp: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    token: v.pipe(v.string(), v.regex(/^[\da-f]{50}$/)),
    signature: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  }),
  'event-data': v.looseObject({ event: v.string() }),
});

const text = v.nullish(v.union([v.string(), v.number()]));

/** An event that is of interest. Mailgun writes `null` for what it does not know. */
const Event = v.object({
  id: v.string(),
  event: v.string(),
  severity: text,
  reason: text,
  recipient: v.string(),
  'delivery-status': v.nullish(
    v.object({ code: text, 'enhanced-code': text, message: text, description: text }),
  ),
});
type Event = v.InferOutput<typeof Event>;

const ofInterest = ['failed', 'complained', 'unsubscribed'];

const lifeMs = 15 * minuteMs;
const maxTokens = 20_000;

/**
 * Mailgun signs time and token with the account's webhook signing key, and nothing of the event. So a signature counts
 * once, for the post that it came with, and for a quarter of an hour.
 */
export function mailgun(signingKey: string): Provider {
  /** The post of each token that was believed; the same one may come again, when we did not answer the first. */
  const posts = new LRUCache<string, string>({ max: maxTokens, ttl: 2 * lifeMs });
  return async ({ body, nowMs }) => {
    const parsed = v.safeParse(Post, JSON.parse(body));
    if (!parsed.success) return undefined;
    const { signature, 'event-data': event } = parsed.output;
    const { timestamp, token } = signature;
    const expected = createHmac('sha256', signingKey)
      .update(timestamp + token)
      .digest();
    if (!timingSafeEqual(Buffer.from(signature.signature, 'hex'), expected)) return undefined;
    if (!(Math.abs(nowMs - Number(timestamp) * 1000) <= lifeMs)) return undefined;
    const digest = createHash('sha256').update(body).digest('hex');
    if ((posts.get(token) ?? digest) !== digest) return undefined;
    posts.set(token, digest);
    if (!ofInterest.includes(event.event)) return [];
    return [reportOf(v.parse(Event, event))];
  };
}

function reportOf(event: Event): BounceReport {
  const { code, 'enhanced-code': enhanced, message, description } = event['delivery-status'] ?? {};
  const status = statusIn(String(enhanced ?? ''));
  const words = [message, description].find((words) => words !== undefined && words !== null && words !== '');
  const reply = [code, status, words].filter((part) => part !== undefined && part !== null).join(' ');
  return {
    emailAddress: event.recipient,
    kind: kindOf(event, status, reply),
    status,
    source: 'mailgun',
    reportId: event.id,
    reply,
  };
}

/**
 * Mailgun's `permanent` says that it will not try again. That the mailbox is missing it says by `bounce`, and by
 * `suppress-bounce` of one that it knows to be missing; the other reasons are a block, exhausted retries (`old`) or
 * unknown (`generic`). A quoted reply about the sender wins over them.
 */
function kindOf(
  { event, severity, reason }: Event,
  status: string | null,
  reply: string,
): BounceReport['kind'] {
  if (event === 'complained' || reason === 'suppress-complaint') return 'complaint';
  if (event === 'unsubscribed' || reason === 'suppress-unsubscribe') return 'left';
  if (severity !== 'permanent') return 'delayed';
  if (reason === 'suppress-bounce') return 'hard';
  // Mailgun always names a reason; without one the reply alone can tell.
  if (reason === undefined || reason === null) return kindOfReply({ status, reply }) ?? 'refused';
  if (reason !== 'bounce') return reason === 'old' ? 'soft' : 'refused';
  return kindOfReply({ status, reply }) ?? 'hard';
}
