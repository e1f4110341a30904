import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { announce, hashesIn, lockSubscriber, type RuleDeps } from './subscriberRows.ts';
import { addressHash, suppress } from './suppression.ts';

/** Removes all data about a normalised address except a keyed hash. Returns `false` if it was not on the list. */
export function eraseSubscriber(deps: RuleDeps, emailAddress: string): Promise<boolean> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const hashes = hashesIn(deps, transaction);
    // Also suppresses an address that is not on the list: its owner wants to stay off it.
    await suppress(hashes, emailAddress, 'erased', deps.now());
    await transaction
      .deleteFrom('confirmation_mail')
      .where('hash', '=', await addressHash(hashes, emailAddress))
      .execute();
    const subscriber = await lockAddress(transaction, emailAddress);
    if (subscriber === undefined) return false;
    await deps.mail.forget(transaction, subscriber.id);
    await deps.events.forget(transaction, subscriber.id);
    if (subscriber.status === 'active') await announce(deps, transaction, subscriber, 'subscription.ended');
    await transaction.deleteFrom('subscriber').where('id', '=', subscriber.id).execute();
    return true;
  });
}

/** Returns the subscriber with a normalised address, and locks it until the transaction ends. */
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
