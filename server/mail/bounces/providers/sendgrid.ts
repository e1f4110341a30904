import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { statusIn, type Provider } from '#server/mail/bounces/router.ts';

const Post = v.array(
  v.object({
    event: v.string(),
    email: v.string(),
    type: v.optional(v.string()),
    status: v.optional(v.string()),
    reason: v.optional(v.string()),
    sg_event_id: v.string(),
  }),
);

const lifeMs = 15 * minuteMs;

/** SendGrid signs time and body by ECDSA; `verificationKey` is the public key its settings show, base64. */
export function sendgrid(verificationKey: string): Provider {
  const key = createPublicKey({ key: Buffer.from(verificationKey, 'base64'), format: 'der', type: 'spki' });
  return async ({ body, header, nowMs }) => {
    const time = header('x-twilio-email-event-webhook-timestamp');
    // Time and body are signed as one text: neither can give a figure to the other.
    if (!/^\d{10}$/.test(time) || !body.startsWith('[')) return undefined;
    if (!(Math.abs(nowMs - Number(time) * 1000) <= lifeMs)) return undefined;
    const signature = Buffer.from(header('x-twilio-email-event-webhook-signature'), 'base64');
    if (!verify('sha256', Buffer.from(time + body), key, signature)) return undefined;
    return v.parse(Post, JSON.parse(body)).flatMap((event) => {
      const kind = kindOf(event);
      if (kind === undefined) return [];
      const { email: emailAddress, sg_event_id: reportId } = event;
      return [{ emailAddress, kind, status: statusIn(event.status), source: 'sendgrid', reportId }];
    });
  };
}

function kindOf({
  event,
  type,
  reason,
}: v.InferOutput<typeof Post>[number]): BounceReport['kind'] | undefined {
  if (event === 'spamreport') return 'complaint';
  if (event === 'bounce') return type === 'blocked' ? 'soft' : 'hard';
  if (event === 'dropped' && /^bounced address/i.test(reason ?? '')) return 'hard';
  return event === 'deferred' ? 'soft' : undefined;
}
