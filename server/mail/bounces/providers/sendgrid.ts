import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { kindOfReply, statusIn, type Provider } from '#server/mail/bounces/router.ts';

const text = v.nullish(v.string());
const Event = v.object({
  event: v.string(),
  email: v.string(),
  type: text,
  status: text,
  reason: text,
  response: text,
  bounce_classification: text,
  sg_event_id: v.string(),
});
type Event = v.InferOutput<typeof Event>;
/** Events are validated in full only if their name is relevant. */
const Post = v.array(v.looseObject({ event: v.string() }));

const relevantEvents = [
  'bounce',
  'blocked',
  'dropped',
  'deferred',
  'spamreport',
  'unsubscribe',
  'group_unsubscribe',
];
/** SendGrid's bounce classifications that are about the address. */
const addressClassifications = ['Invalid Address', 'Unclassified', ''];

const maxAgeMs = 15 * minuteMs;

/**
 * Creates the reader of SendGrid's webhook. SendGrid signs timestamp and body with ECDSA; `verificationKey` is the
 * base64 public key shown in its settings.
 */
export function sendgrid(verificationKey: string): Provider {
  const key = createPublicKey({ key: Buffer.from(verificationKey, 'base64'), format: 'der', type: 'spki' });
  return async ({ body, header, nowMs }) => {
    const time = header('x-twilio-email-event-webhook-timestamp');
    // Timestamp and body are signed as one text. The fixed formats keep digits from moving from one to the other.
    if (!/^\d{10}$/.test(time) || !body.startsWith('[')) return undefined;
    if (!(Math.abs(nowMs - Number(time) * 1000) <= maxAgeMs)) return undefined;
    const signature = Buffer.from(header('x-twilio-email-event-webhook-signature'), 'base64');
    if (!verify('sha256', Buffer.from(time + body), key, signature)) return undefined;
    return v.parse(Post, JSON.parse(body)).flatMap((item): BounceReport[] => {
      if (!relevantEvents.includes(item.event)) return [];
      const event = v.parse(Event, item);
      const kind = kindOf(event);
      if (kind === undefined) return [];
      const { email: emailAddress, sg_event_id: reportId } = event;
      const reply = event.reason ?? event.response ?? undefined;
      const status = statusIn(event.status ?? '');
      return [{ emailAddress, kind, status, source: 'sendgrid', reportId, reply }];
    });
  };
}

function kindOf(event: Event): BounceReport['kind'] | undefined {
  const reason = event.reason ?? '';
  switch (event.event) {
    case 'spamreport':
      return 'complaint';
    case 'unsubscribe':
    case 'group_unsubscribe':
      return 'left';
    case 'deferred':
      return 'delayed';
    case 'dropped':
      // Addresses on SendGrid's suppression lists.
      if (/^(?:bounced|invalid) address|^invalid$/i.test(reason)) return 'hard';
      if (/^spam reporting address/i.test(reason)) return 'complaint';
      return /^unsubscribed address/i.test(reason) ? 'left' : undefined;
    default: {
      const replyKind = kindOfReply({ status: statusIn(event.status ?? ''), reply: reason });
      if (event.event === 'blocked' || event.type === 'blocked')
        return replyKind === 'soft' ? 'soft' : 'refused';
      if (addressClassifications.includes(event.bounce_classification ?? '')) return replyKind ?? 'hard';
      return replyKind === 'soft' || replyKind === 'hard' ? 'soft' : 'refused';
    }
  }
}
