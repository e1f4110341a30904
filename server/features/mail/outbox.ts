import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';
import type { OutboxChannel, OutboxRow, Tables } from '#server/database/tables.ts';

export type OutboxState = { waiting: number; failed: number; oldestWaitingAt: number | undefined };

/** What has to be delivered, kept where the reason for it is kept. Several workers may share one. */
export type Outbox = {
  /** Part of the caller's transaction: what is rolled back is never sent. */
  add: (
    transaction: Transaction<Tables>,
    message: { channel: OutboxChannel; kind: string; subjectId: string; payload: unknown },
  ) => Promise<void>;
  /** Takes rows that are due, for `leaseMs`; nobody else gets them until then. */
  claim: (claim: {
    channel: OutboxChannel;
    by: string;
    limit: number;
    leaseMs: number;
  }) => Promise<OutboxRow[]>;
  extend: (row: Claimed, leaseMs: number) => Promise<void>;
  /** Also forgets what it said: a mail holds an address and a token. */
  markSent: (row: Claimed) => Promise<void>;
  postpone: (row: Claimed, pauseMs: number, error: string) => Promise<void>;
  markFailed: (row: Claimed, error: string) => Promise<void>;
  /** Takes back what waits about a subject on a channel. */
  withdraw: (transaction: Transaction<Tables>, channel: OutboxChannel, subjectId: string) => Promise<void>;
  state: () => Promise<OutboxState>;
  /** Removes what was delivered, or given up, before `time`. */
  purge: (time: number) => Promise<void>;
};

type Claimed = Pick<OutboxRow, 'id' | 'claimed_by'>;

export function createOutbox({ database, now }: { database: Database; now: () => number }): Outbox {
  const { query, kind } = database;
  // Only who still holds the claim may settle it: a worker that was thought dead may come back late.
  const claimed = (row: Claimed) =>
    query.updateTable('outbox').where('id', '=', row.id).where('claimed_by', '=', row.claimed_by);

  return {
    add: async (transaction, { channel, kind: what, subjectId, payload }) => {
      await transaction
        .insertInto('outbox')
        .values({
          id: randomUUID(),
          channel,
          kind: what,
          subject_id: subjectId,
          payload: JSON.stringify(payload),
          attempts: 0,
          due_at: now(),
          created_at: now(),
        })
        .execute();
    },
    claim: ({ channel, by, limit, leaseMs }) =>
      query
        .updateTable('outbox')
        .set((expression) => ({
          claimed_by: by,
          due_at: now() + leaseMs,
          attempts: expression('attempts', '+', 1),
        }))
        .where('id', 'in', (from) => {
          const due = from
            .selectFrom('outbox')
            .select('id')
            .where('channel', '=', channel)
            .where('sent_at', 'is', null)
            .where('failed_at', 'is', null)
            .where('due_at', '<=', now())
            .orderBy('due_at')
            .limit(limit);
          return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
        })
        .returningAll()
        .execute(),
    extend: async (row, leaseMs) => {
      await claimed(row)
        .set({ due_at: now() + leaseMs })
        .where('sent_at', 'is', null)
        .execute();
    },
    markSent: async (row) => {
      await claimed(row).set({ sent_at: now(), payload: '', last_error: null }).execute();
    },
    postpone: async (row, pauseMs, error) => {
      await claimed(row)
        .set({ due_at: now() + pauseMs, claimed_by: null, last_error: error })
        .execute();
    },
    markFailed: async (row, error) => {
      await claimed(row).set({ failed_at: now(), last_error: error }).execute();
    },
    withdraw: async (transaction, channel, subjectId) => {
      await transaction
        .deleteFrom('outbox')
        .where('channel', '=', channel)
        .where('subject_id', '=', subjectId)
        .where('sent_at', 'is', null)
        .execute();
    },
    state: async () => {
      const counts = await query
        .selectFrom('outbox')
        .select(({ fn }) => [
          fn.count<number>('id').filterWhere('failed_at', 'is', null).as('waiting'),
          fn.count<number>('failed_at').as('failed'),
          fn.min<number | null>('created_at').filterWhere('failed_at', 'is', null).as('oldest'),
        ])
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { waiting: counts.waiting, failed: counts.failed, oldestWaitingAt: counts.oldest ?? undefined };
    },
    purge: async (time) => {
      await query
        .deleteFrom('outbox')
        .where(({ or, eb }) => or([eb('sent_at', '<', time), eb('failed_at', '<', time)]))
        .execute();
    },
  };
}
