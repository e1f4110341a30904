import type { Transaction } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';
import type { OutboxRow, Tables } from '#server/database/tables.ts';
import { createOutbox } from './outbox.ts';

/** A message that was given up, as the owner may see it: nothing of what it says. */
export type DeadLetter = Pick<
  OutboxRow,
  'id' | 'channel' | 'kind' | 'attempts' | 'created_at' | 'failed_at' | 'last_error'
>;

/**
 * What the message says when it is sent again, with fresh links; undefined where it is no longer to be sent, because its
 * receiver has confirmed, left or been forgotten meanwhile.
 */
export type RenewMessage = (
  transaction: Transaction<Tables>,
  row: Pick<OutboxRow, 'kind' | 'subject_id' | 'payload'>,
) => Promise<object | undefined>;

export type DeadLetters = {
  /** Oldest first. */
  list: () => Promise<DeadLetter[]>;
  /** Has those sent again that were given up since a time; says how many, and how many nobody wants any more. */
  retry: (since: number) => Promise<{ queued: number; dropped: number }>;
};

/** What the outbox gave up, for the owner. */
export function createDeadLetters(deps: {
  database: Database;
  renew: RenewMessage;
  now: () => number;
}): DeadLetters {
  const { query } = deps.database;
  const outbox = createOutbox(deps);

  /** Each by itself, so that a long list is no long lock. */
  function retryOne(id: string): Promise<'queued' | 'dropped' | 'gone'> {
    return query.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('outbox')
        .set((expression) => ({ attempts: expression.ref('attempts') }))
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return 'gone';
      const payload = await deps.renew(transaction, row);
      if (payload === undefined) {
        await transaction.deleteFrom('outbox').where('id', '=', id).execute();
        return 'dropped';
      }
      await outbox.requeue(transaction, id, payload);
      return 'queued';
    });
  }

  return {
    list: () =>
      query
        .selectFrom('outbox')
        .select(['id', 'channel', 'kind', 'attempts', 'created_at', 'failed_at', 'last_error'])
        .where('failed_at', 'is not', null)
        .orderBy('failed_at')
        .execute(),
    retry: async (since) => {
      const rows = await query
        .selectFrom('outbox')
        .select('id')
        .where('failed_at', '>=', since)
        .orderBy('failed_at')
        .execute();
      const counts = { queued: 0, dropped: 0, gone: 0 };
      for (const { id } of rows) counts[await retryOne(id)] += 1;
      return { queued: counts.queued, dropped: counts.dropped };
    },
  };
}
