import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { announce, localeOf, recordConsent, type Origin, type StoreParts } from './storeParts.ts';

/** How a subscription ended, in the consent log's words. */
type End = { event: 'unsubscribed' | 'complained'; wording: string };

export const leftBy = (way: string): End => ({ event: 'unsubscribed', wording: `By ${way}` });

/** For a locked subscriber who has not left yet. Open confirmations end too, so that no old mail brings back who has left. */
export async function endSubscription(
  parts: StoreParts,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  end: End,
  origin: Origin,
): Promise<void> {
  if (subscriber.status === 'unsubscribed') return;
  const now = parts.now();
  await transaction
    .updateTable('subscriber')
    .set({ status: 'unsubscribed', updated_at: now, left_at: now })
    .where('id', '=', subscriber.id)
    .execute();
  await transaction
    .updateTable('token')
    .set({ expires_at: now })
    .where('subscriber_id', '=', subscriber.id)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .execute();
  await parts.mail.forget(transaction, subscriber.id);
  await recordConsent(parts, transaction, {
    subscriberId: subscriber.id,
    ...end,
    locale: localeOf(subscriber),
    origin,
  });
  // A subscriber who was not active is known to the mailing tool as gone, or not at all.
  if (subscriber.status === 'active') await announce(parts, transaction, subscriber, 'subscription.ended');
}
