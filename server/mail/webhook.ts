import type { Transaction } from 'kysely';
import type { SubscriptionEvent } from '#schema/newsletter.ts';
import type { Tables } from '#server/database/tables.ts';
import { sign } from '#server/lib/signature.ts';
import type { Outbox } from './outbox.ts';
import type { Deliver } from './transport.ts';

/**
 * Creates the queue for events to the mailing tool or `NEWSLETTER_WEBHOOK_URL`. Drops events if neither is configured.
 */
export function createSubscriptionEvents({ outbox, isWanted }: { outbox: Outbox; isWanted: boolean }) {
  return {
    queue: async (transaction: Transaction<Tables>, events: readonly SubscriptionEvent[]): Promise<void> => {
      if (!isWanted) return;
      const messages = events.map(({ type, subscriberId, occurredAt, ...subscriber }) => ({
        channel: 'webhook' as const,
        kind: type,
        subjectId: subscriberId,
        payload: { type, occurredAt: new Date(occurredAt).toISOString(), ...subscriber },
      }));
      await outbox.add(transaction, ...messages);
    },
    forget: (transaction: Transaction<Tables>, subscriberId: string): Promise<void> =>
      outbox.withdraw(transaction, 'webhook', subscriberId),
  };
}

/**
 * Creates the delivery that posts events, signed like revalidation requests: `X-Signature: t={unix seconds},v1={hex
 * HMAC-SHA-256 of "{t}.{body}"}`. `X-Event-Id` is the same in every attempt.
 */
export function createWebhookDelivery(deps: { url?: string; secret?: string; now: () => number }): Deliver {
  const { url, secret, now } = deps;
  return async ({ id, payload }, signal) => {
    if (url === undefined || secret === undefined) throw new Error('no webhook is configured');
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      headers: {
        'content-type': 'application/json',
        'x-event-id': id,
        'x-signature': sign(secret, Math.floor(now() / 1000), payload),
      },
      body: payload,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook responded with ${response.status}`);
  };
}
