import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { announce, hashesIn, lockSubscriber, type StoreDeps } from './storeParts.ts';
import { addressHash, suppress } from './suppression.ts';

/** Removes all that is known of a normalised address but a keyed hash. False: it was not on the list. */
export function eraseSubscriber(parts: StoreDeps, emailAddress: string): Promise<boolean> {
  return parts.database.query.transaction().execute(async (transaction) => {
    const hashes = hashesIn(parts, transaction);
    // Also for an address that is not on the list: its owner wants to stay off it.
    await suppress(hashes, emailAddress, 'erased', parts.now());
    await transaction
      .deleteFrom('confirmation_mail')
      .where('hash', '=', await addressHash(hashes, emailAddress))
      .execute();
    const subscriber = await lockAddress(transaction, emailAddress);
    if (subscriber === undefined) return false;
    await parts.mail.forget(transaction, subscriber.id);
    await parts.events.forget(transaction, subscriber.id);
    if (subscriber.status === 'active') await announce(parts, transaction, subscriber, 'subscription.ended');
    await transaction.deleteFrom('subscriber').where('id', '=', subscriber.id).execute();
    return true;
  });
}

/** The subscriber of a normalised address, locked until the transaction ends. */
export async function lockAddress(
  transaction: Transaction<Tables>,
  emailAddress: string,
): Promise<Subscriber | undefined> {
  const row = await transaction
    .selectFrom('subscriber')
    .select('id')
    .where('email_address', '=', emailAddress)
    .executeTakeFirst();
  return row && lockSubscriber(transaction, row.id);
}
