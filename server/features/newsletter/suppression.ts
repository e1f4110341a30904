import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** Remembers that an erased address wants no mail, without remembering the address. */
export async function suppress(query: Kysely<Tables>, emailAddress: string, now: number): Promise<void> {
  await query
    .insertInto('suppression')
    .values({ hash: await suppressionHash(query, emailAddress), created_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function isSuppressed(query: Kysely<Tables>, emailAddress: string): Promise<boolean> {
  const hash = await suppressionHash(query, emailAddress);
  const row = await query
    .selectFrom('suppression')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose owner has confirmed a new subscription wants mail again. */
export async function liftSuppression(query: Kysely<Tables>, emailAddress: string): Promise<void> {
  const hash = await suppressionHash(query, emailAddress);
  await query.deleteFrom('suppression').where('hash', '=', hash).execute();
}

/** Keyed, because a bare hash of an address is found by trying addresses. */
async function suppressionHash(query: Kysely<Tables>, emailAddress: string): Promise<string> {
  const { value } = await query
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'suppression-key')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(value, 'hex')).update(emailAddress).digest('hex');
}
