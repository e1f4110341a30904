import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';
import { storeAnswerOutcomes } from '#server/database/answerOutcomes.ts';
import { storeIssueCounts } from '#server/database/issueCounts.ts';
import { createClaims, type OutboxClaims, selectPausedIssue, removeLinks } from './outboxClaims.ts';
import type { OutboxChannel, Tables } from '#server/database/tables.ts';

export type OutboxState = {
  waiting: number;
  /** Failed messages, which the owner can retry. */
  failed: number;
  oldestWaitingAt: number | undefined;
};

/** Error shared by `count` messages that are waiting for a retry; `since` is the creation time of the oldest. */
export type WaitingReason = { channel: OutboxChannel; reason: string; count: number; since: number };

/**
 * Queue of messages to deliver, stored in the same database as the data they are about. Several workers may share it.
 */
export type Outbox = OutboxClaims & {
  /**
   * Adds messages in the caller's transaction, so that a rollback also removes them. An event replaces earlier unsent
   * events about the same subject.
   */
  add: (transaction: Transaction<Tables>, ...messages: readonly NewMessage[]) => Promise<void>;
  /** Gives up a message like `markFailed`, but in the transaction that handles the rejection. */
  giveUp: (transaction: Transaction<Tables>, id: string, error: string) => Promise<void>;
  /** Makes all waiting mails of an issue due now, and allows another three days of retries. */
  releaseIssue: (transaction: Transaction<Tables>, issueId: string) => Promise<void>;
  /** Requeues a failed message with a new payload. */
  requeue: (transaction: Transaction<Tables>, id: string, payload: object) => Promise<void>;
  /** Deletes unsent messages about a subject on a channel. */
  withdraw: (transaction: Transaction<Tables>, channel: OutboxChannel, subjectId: string) => Promise<void>;
  state: () => Promise<OutboxState>;
  /**
   * Returns the errors of waiting messages created before the given time, most frequent first. Excludes paused issues
   * unless `withPaused` is set.
   */
  reasons: (createdBefore: number, options?: { withPaused: boolean }) => Promise<WaitingReason[]>;
  /** Deletes messages sent before the time `sent`, and messages given up before `failed`. */
  purge: (limits: { sent: number; failed: number }) => Promise<void>;
};

type NewMessage = {
  /** Id of the message, set by the caller if other rows refer to it. */
  id?: string;
  channel: OutboxChannel;
  kind: string;
  subjectId: string;
  payload: unknown;
  /** Time of the first attempt, now by default. Also becomes the creation time of a delayed message. */
  dueAt?: number | undefined;
  issueId?: string | null;
};

const maxReasons = 10;

export function createOutbox({ database, now }: { database: Database; now: () => number }): Outbox {
  const { query } = database;
  return {
    ...createClaims({ database, now }),
    add: async (transaction, ...messages) => {
      const events = messages.filter(({ channel }) => channel === 'webhook');
      if (events.length > 0) {
        await supersede(
          transaction,
          events.map(({ subjectId }) => subjectId),
        );
      }
      const rows = messages.map(
        ({ id = randomUUID(), channel, kind, subjectId, payload, dueAt = now(), issueId = null }) => ({
          id,
          channel,
          kind,
          subject_id: subjectId,
          payload: JSON.stringify(payload),
          attempts: 0,
          due_at: dueAt,
          created_at: dueAt,
          issue_id: issueId,
        }),
      );
      if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
    },
    giveUp: async (transaction, id, error) => {
      const row = await transaction
        .selectFrom('outbox')
        .select('payload')
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return;
      await transaction
        .updateTable('outbox')
        .set({ failed_at: now(), last_error: error, payload: removeLinks(row.payload) })
        .where('id', '=', id)
        .execute();
    },
    releaseIssue: async (transaction, issueId) => {
      await transaction
        .updateTable('outbox')
        .set({ due_at: now(), retried_at: now(), attempts: 0 })
        .where('issue_id', '=', issueId)
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('claimed_by', 'is', null)
        .execute();
    },
    requeue: async (transaction, id, payload) => {
      await transaction
        .updateTable('outbox')
        .set({
          payload: JSON.stringify(payload),
          attempts: 0,
          due_at: now(),
          retried_at: now(),
          claimed_by: null,
          failed_at: null,
        })
        .where('id', '=', id)
        .execute();
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
          fn
            .min<number | null>('created_at')
            .filterWhere('failed_at', 'is', null)
            .filterWhere('created_at', '<=', now())
            .filterWhere(({ not, exists }) => not(exists(selectPausedIssue(query))))
            .as('oldest'),
        ])
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { waiting: counts.waiting, failed: counts.failed, oldestWaitingAt: counts.oldest ?? undefined };
    },
    reasons: async (createdBefore, { withPaused } = { withPaused: false }) => {
      const rows = await query
        .selectFrom('outbox')
        .select(({ fn }) => [
          'channel',
          'last_error',
          fn.countAll<number>().as('count'),
          fn.min<number>('created_at').as('since'),
        ])
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('last_error', 'is not', null)
        .where('created_at', '<=', createdBefore)
        .$if(!withPaused, (rows) => rows.where(({ not, exists }) => not(exists(selectPausedIssue(query)))))
        .groupBy(['channel', 'last_error'])
        .orderBy('count', 'desc')
        .limit(maxReasons)
        .execute();
      return rows.map(({ last_error: reason, ...row }) => ({ ...row, reason: reason ?? '' }));
    },
    purge: ({ sent, failed }) =>
      query.transaction().execute(async (transaction) => {
        const deletedRows = await transaction
          .deleteFrom('outbox')
          .where(({ or, eb }) => or([eb('sent_at', '<', sent), eb('failed_at', '<', failed)]))
          .returning(['id', 'kind', 'issue_id', 'subject_id', 'sent_at', 'failed_at'])
          .execute();
        await storeAnswerOutcomes(transaction, deletedRows);
        await storeIssueCounts(transaction, deletedRows);
      }),
  };
}

/** Deletes earlier events about the subjects, except events that a worker is delivering. */
async function supersede(transaction: Transaction<Tables>, subjectIds: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('channel', '=', 'webhook')
    .where('subject_id', 'in', subjectIds)
    .where('sent_at', 'is', null)
    .where(({ or, eb }) => or([eb('claimed_by', 'is', null), eb('failed_at', 'is not', null)]))
    .execute();
}
