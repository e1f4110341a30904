import type { Transaction } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';
import type { OutboxRow, Tables } from '#server/database/tables.ts';
import { createOutbox } from './outbox.ts';

/** Failed message as shown to the owner, without its payload. */
export type DeadLetter = Pick<
  OutboxRow,
  'id' | 'channel' | 'kind' | 'attempts' | 'created_at' | 'failed_at' | 'last_error'
>;

/**
 * Returns the new payload of a failed message, with fresh links. Returns `undefined` if it must not be sent any more,
 * because its recipient has confirmed, unsubscribed or been erased in the meantime.
 */
export type RenewMessage = (
  transaction: Transaction<Tables>,
  row: Pick<OutboxRow, 'kind' | 'subject_id' | 'payload'>,
) => Promise<object | undefined>;

export type DeadLetters = {
  /** Returns the failed messages, oldest first. */
  list: () => Promise<DeadLetter[]>;
  /**
   * Requeues the messages that failed since the given time. Returns how many were queued, and how many were deleted as
   * obsolete.
   */
  retry: (since: number) => Promise<{ queued: number; dropped: number }>;
};

/** Lists and retries the messages that the outbox could not deliver. */
export function createDeadLetters(deps: {
  database: Database;
  renew: RenewMessage;
  now: () => number;
}): DeadLetters {
  const { query } = deps.database;
  const outbox = createOutbox(deps);

  /** Retries one message per transaction, so that a long list does not hold a lock. */
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
