import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';
import type { SuppressionReason, Tables } from '#server/database/tables.ts';
import { hmac } from '#server/database/secretKey.ts';

/** Database that stores the hashes, and the secret key, which is stored outside it. */
export type SuppressionStore = { query: Kysely<Tables>; secretKey: Database['secretKey'] };

/**
 * Reasons, weakest first. The last two survive a new sign-up, so that other people cannot restart mails by entering the
 * address.
 */
const reasonsByStrength: readonly SuppressionReason[] = [
  'declined',
  'bounced',
  'left',
  'erased',
  'complaint',
  'never',
];

/** Suppresses an address without storing the address itself. A stronger existing reason takes precedence. */
export async function suppress(
  store: SuppressionStore,
  emailAddress: string,
  reason: SuppressionReason,
  now: number,
): Promise<void> {
  await suppressAll(store, [emailAddress], reason, now);
}

/** Suppresses several distinct addresses, like `suppress`. */
export async function suppressAll(
  store: SuppressionStore,
  emailAddresses: readonly string[],
  reason: SuppressionReason,
  now: number,
): Promise<void> {
  const hashOf = await addressHasher(store);
  await store.query
    .insertInto('suppression')
    .values(emailAddresses.map((emailAddress) => ({ hash: hashOf(emailAddress), reason, created_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ reason, created_at: now })
        .where('suppression.reason', 'in', reasonsByStrength.slice(0, reasonsByStrength.indexOf(reason) + 1)),
    )
    .execute();
}

export async function suppressionOf(
  store: SuppressionStore,
  emailAddress: string,
): Promise<{ reason: SuppressionReason; since: number } | undefined> {
  const row = await store.query
    .selectFrom('suppression')
    .select(['reason', 'created_at'])
    .where('hash', '=', await addressHash(store, emailAddress))
    .executeTakeFirst();
  return row && { reason: row.reason, since: row.created_at };
}

/**
 * Lifts the suppression of an address whose owner wants mail again. With `reason`, lifts it only if that is the reason.
 * Returns `false` if nothing was lifted.
 */
export async function liftSuppression(
  store: SuppressionStore,
  emailAddress: string,
  reason?: SuppressionReason,
): Promise<boolean> {
  let deletion = store.query
    .deleteFrom('suppression')
    .where('hash', '=', await addressHash(store, emailAddress));
  if (reason !== undefined) deletion = deletion.where('reason', '=', reason);
  const { numDeletedRows } = await deletion.executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Returns the keyed hash that identifies a normalised address after its erasure. It uses two keys, one in the database
 * and one outside it, because a plain hash can be reversed by trying addresses.
 */
export async function addressHash(store: SuppressionStore, emailAddress: string): Promise<string> {
  return hmac(store.secretKey, innerHash(await innerKey(store.query), emailAddress));
}

/**
 * Creates the function that hashes addresses like `addressHash`. Suitable for many addresses, because it reads the key
 * only once.
 */
export async function addressHasher(store: SuppressionStore): Promise<(emailAddress: string) => string> {
  const key = await innerKey(store.query);
  return (emailAddress) => hmac(store.secretKey, innerHash(key, emailAddress));
}

async function innerKey(query: Kysely<Tables>): Promise<Buffer> {
  const { value } = await query
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'suppression-key')
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}

function innerHash(key: Buffer, emailAddress: string): string {
  return createHmac('sha256', key).update(emailAddress).digest('hex');
}
