import { readList } from './readList.ts';
import { announce, lockSubscriber, type StoreParts } from './storeParts.ts';

/**
 * Queues an event for everybody whose state has changed since a time, so that the mailing tool holds the list as it is:
 * who subscribes, and who left or bounced. Sign-ups that wait for their confirmation are no business of the tool.
 */
export async function syncList(
  parts: StoreParts,
  changedSince: number,
): Promise<{ confirmed: number; ended: number }> {
  const counts = { confirmed: 0, ended: 0 };
  for await (const { id } of readList(parts, { changedSince })) {
    await parts.database.query.transaction().execute(async (transaction) => {
      // Afresh and locked: the list goes on living while it is read.
      const subscriber = await lockSubscriber(transaction, id);
      if (subscriber === undefined || subscriber.status === 'pending') return;
      const isActive = subscriber.status === 'active';
      await announce(
        parts,
        transaction,
        subscriber,
        isActive ? 'subscription.confirmed' : 'subscription.ended',
      );
      counts[isActive ? 'confirmed' : 'ended'] += 1;
    });
  }
  return counts;
}
