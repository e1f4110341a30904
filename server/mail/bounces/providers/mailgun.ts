import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { statusIn, type Provider } from '#server/mail/bounces/router.ts';

const Post = v.object({
  // Time and token are signed as one text: each has a length of its own, so that no letter passes from one to the other.
  signature: v.object({
    timestamp: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    token: v.pipe(v.string(), v.regex(/^[\da-f]{50}$/)),
    signature: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  }),
  'event-data': v.object({
    id: v.string(),
    event: v.string(),
    severity: v.optional(v.string()),
    recipient: v.string(),
    'delivery-status': v.optional(v.object({ 'enhanced-code': v.optional(v.string()) })),
  }),
});

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
    const kind = kindOf(event);
    if (kind === undefined) return [];
    const status = statusIn(event['delivery-status']?.['enhanced-code']);
    return [{ emailAddress: event.recipient, kind, status, source: 'mailgun', reportId: event.id }];
  };
}

function kindOf({
  event,
  severity,
}: {
  event: string;
  severity?: string | undefined;
}): BounceReport['kind'] | undefined {
  if (event === 'complained') return 'complaint';
  if (event !== 'failed') return undefined;
  return severity === 'permanent' ? 'hard' : 'soft';
}
