import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { announce, type StoreParts } from './storeParts.ts';

/** For a locked subscriber: nobody reads mail there, so the subscription ends and the mailing tool is told. */
export async function endByBounce(
  parts: StoreParts,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
): Promise<void> {
  if (subscriber.status !== 'pending' && subscriber.status !== 'active') return;
  await transaction
    .updateTable('subscriber')
    .set({ status: 'bounced', updated_at: parts.now() })
    .where('id', '=', subscriber.id)
    .execute();
  if (subscriber.status === 'active') await announce(parts, transaction, subscriber, 'subscription.ended');
}
