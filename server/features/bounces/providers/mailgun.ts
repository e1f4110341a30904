import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import type { Provider } from '#server/features/bounces/Provider.ts';

const Post = v.object({
  signature: v.object({ timestamp: v.string(), token: v.string(), signature: v.string() }),
  'event-data': v.object({
    id: v.string(),
    event: v.string(),
    severity: v.optional(v.string()),
    recipient: v.string(),
    'delivery-status': v.optional(v.object({ 'enhanced-code': v.optional(v.string()) })),
  }),
});

const lifeMs = 15 * minuteMs;

/** Mailgun signs time and token with the account's webhook signing key; an old signature is not taken again. */
export function mailgun(signingKey: string): Provider {
  return async ({ body, nowMs }) => {
    const parsed = v.safeParse(Post, JSON.parse(body));
    if (!parsed.success) return undefined;
    const { signature, 'event-data': event } = parsed.output;
    const expected = createHmac('sha256', signingKey)
      .update(signature.timestamp + signature.token)
      .digest();
    const given = Buffer.from(signature.signature, 'hex');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    if (Math.abs(nowMs - Number(signature.timestamp) * 1000) > lifeMs) return undefined;
    const kind = kindOf(event);
    if (kind === undefined) return [];
    const status = event['delivery-status']?.['enhanced-code'] || null;
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
