import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { kindOfReply, statusIn, type Provider } from '#server/mail/bounces/router.ts';

const Post = v.object({
  // Timestamp and token are signed as one text. Each has a fixed length, so that no character can move from one to the
  // other.
  signature: v.object({
    timestamp: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    token: v.pipe(v.string(), v.regex(/^[\da-f]{50}$/)),
    signature: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  }),
  'event-data': v.looseObject({ event: v.string() }),
});

const text = v.nullish(v.union([v.string(), v.number()]));

/** A relevant event. Mailgun uses `null` for unknown values. */
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

const relevantEvents = ['failed', 'complained', 'unsubscribed'];

const maxAgeMs = 15 * minuteMs;
const maxTokens = 20_000;

/**
 * Creates the reader of Mailgun's webhook. Mailgun signs timestamp and token with the account's webhook signing key,
 * but not the event. A signature is therefore valid for fifteen minutes and only for the body that it first arrived
 * with.
 */
export function mailgun(signingKey: string): Provider {
  /** Hashes of the accepted bodies by token. Mailgun may repeat a request that we did not answer. */
  const acceptedBodies = new LRUCache<string, string>({ max: maxTokens, ttl: 2 * maxAgeMs });
  return async ({ body, nowMs }) => {
    const parsed = v.safeParse(Post, JSON.parse(body));
    if (!parsed.success) return undefined;
    const { signature, 'event-data': event } = parsed.output;
    const { timestamp, token } = signature;
    const expected = createHmac('sha256', signingKey)
      .update(timestamp + token)
      .digest();
    if (!timingSafeEqual(Buffer.from(signature.signature, 'hex'), expected)) return undefined;
    if (!(Math.abs(nowMs - Number(timestamp) * 1000) <= maxAgeMs)) return undefined;
    const digest = createHash('sha256').update(body).digest('hex');
    if ((acceptedBodies.get(token) ?? digest) !== digest) return undefined;
    acceptedBodies.set(token, digest);
    if (!relevantEvents.includes(event.event)) return [];
    return [reportOf(v.parse(Event, event))];
  };
}

function reportOf(event: Event): BounceReport {
  const { code, 'enhanced-code': enhanced, message, description } = event['delivery-status'] ?? {};
  const status = statusIn(String(enhanced ?? ''));
  const reason = [message, description].find(
    (value) => value !== undefined && value !== null && value !== '',
  );
  const reply = [code, status, reason].filter((value) => value !== undefined && value !== null).join(' ');
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
 * Returns the kind of report. Mailgun's `permanent` means that it stops trying. The mailbox is missing if the reason is
 * `bounce`, or `suppress-bounce` for an address that bounced before. Other reasons are a block, exhausted retries
 * (`old`) or an unknown cause (`generic`). A quoted reply about the sender takes precedence.
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
  // Mailgun always sends a reason. If there is none, only the reply counts.
  if (reason === undefined || reason === null) return kindOfReply({ status, reply }) ?? 'refused';
  if (reason !== 'bounce') return reason === 'old' ? 'soft' : 'refused';
  return kindOfReply({ status, reply }) ?? 'hard';
}
