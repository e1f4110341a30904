import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { hourMs, minuteMs } from '#schema/durations.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { keepAnswerOutcomes } from '#server/database/answerOutcomes.ts';
import { keepIssueCounts } from '#server/database/issueCounts.ts';
import type { OutboxChannel, OutboxRow, Tables } from '#server/database/tables.ts';

export type OutboxState = {
  waiting: number;
  /** Given up; they wait for the owner. */
  failed: number;
  oldestWaitingAt: number | undefined;
};

/** Why so many messages wait that were tried already, the oldest of them since a time. */
export type WaitingReason = { channel: OutboxChannel; reason: string; count: number; since: number };

/** What has to be delivered, kept where the reason for it is kept. Several workers may share one. */
export type Outbox = {
  /**
   * Part of the caller's transaction: what is rolled back is never sent. An event takes the place of those about the
   * same subject that have not gone out: the last word counts.
   */
  add: (transaction: Transaction<Tables>, ...messages: readonly NewMessage[]) => Promise<void>;
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
  /** Gives a message up, without the working links it held. */
  markFailed: (row: Claimed & Pick<OutboxRow, 'payload'>, error: string) => Promise<void>;
  /** The same while the message is locked by what its refusal does, so that nothing comes between the two. */
  giveUp: (transaction: Transaction<Tables>, id: string, error: string) => Promise<void>;
  /** Makes all mails of an issue that wait due now, for another three days. */
  releaseIssue: (transaction: Transaction<Tables>, issueId: string) => Promise<void>;
  /** Queues a message again that was given up, with a new payload. */
  requeue: (transaction: Transaction<Tables>, id: string, payload: object) => Promise<void>;
  /** Takes back what has not gone out about a subject on a channel. */
  withdraw: (transaction: Transaction<Tables>, channel: OutboxChannel, subjectId: string) => Promise<void>;
  state: () => Promise<OutboxState>;
  /** Returns the reasons of messages created before a time, each once, most frequent first, without paused issues. */
  reasons: (before: number, options?: { withPaused: boolean }) => Promise<WaitingReason[]>;
  /** Removes what was delivered before the first time, and what was given up before the second. */
  purge: (before: { sent: number; failed: number }) => Promise<void>;
};

type NewMessage = {
  /** Given if other rows refer to the message. */
  id?: string;
  channel: OutboxChannel;
  kind: string;
  subjectId: string;
  payload: unknown;
  /** Undefined: at once. A message for later counts, and is dated, as of then. */
  dueAt?: number | undefined;
  issueId?: string | null;
};
type Claimed = Pick<OutboxRow, 'id' | 'claimed_by'>;

/** No message is added for a later time than this, and none is tried again later than that. */
const maxDelayMs = 10 * minuteMs;
const maxWaitMs = 2 * hourMs;
const maxReasons = 10;

export function createOutbox({ database, now }: { database: Database; now: () => number }): Outbox {
  const { query, kind } = database;
  // Only the worker that still holds the claim may settle it: a worker that was thought dead may come back late.
  const claimed = (row: Claimed) =>
    query.updateTable('outbox').where('id', '=', row.id).where('claimed_by', '=', row.claimed_by);

  return {
    add: async (transaction, ...messages) => {
      const events = messages.filter(({ channel }) => channel === 'webhook');
      if (events.length > 0) {
        await supersede(
          transaction,
          events.map(({ subjectId }) => subjectId),
        );
      }
      const rows = messages.map(
        ({ id = randomUUID(), channel, kind: what, subjectId, payload, dueAt = now(), issueId = null }) => ({
          id,
          channel,
          kind: what,
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
            .where(isDue(now()))
            .where(({ not, exists }) => not(exists(underWayBefore(from))))
            .where(({ not, exists }) => not(exists(pausedIssue(from))))
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
      await claimed(row)
        .set({ failed_at: now(), last_error: error, payload: withoutLinks(row.payload) })
        .execute();
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
        .set({ failed_at: now(), last_error: error, payload: withoutLinks(row.payload) })
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
            .filterWhere(({ not, exists }) => not(exists(pausedIssue(query))))
            .as('oldest'),
        ])
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { waiting: counts.waiting, failed: counts.failed, oldestWaitingAt: counts.oldest ?? undefined };
    },
    reasons: async (before, { withPaused } = { withPaused: false }) => {
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
        .where('created_at', '<=', before)
        .$if(!withPaused, (waiting) => waiting.where(({ not, exists }) => not(exists(pausedIssue(query)))))
        .groupBy(['channel', 'last_error'])
        .orderBy('count', 'desc')
        .limit(maxReasons)
        .execute();
      return rows.map(({ last_error: reason, ...row }) => ({ ...row, reason: reason ?? '' }));
    },
    purge: ({ sent, failed }) =>
      query.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('outbox')
          .where(({ or, eb }) => or([eb('sent_at', '<', sent), eb('failed_at', '<', failed)]))
          .returning(['id', 'kind', 'issue_id', 'subject_id', 'sent_at', 'failed_at'])
          .execute();
        await keepAnswerOutcomes(transaction, gone);
        await keepIssueCounts(transaction, gone);
      }),
  };
}

/** Its time has come; or it was set by a clock that has been set back since. */
function isDue(time: number) {
  return ({ and, or, eb }: ExpressionBuilder<Tables, 'outbox'>) =>
    or([
      eb('due_at', '<=', time),
      and([
        eb('claimed_by', 'is', null),
        or([eb('created_at', '>', time + maxDelayMs), eb('due_at', '>', time + maxWaitMs)]),
      ]),
    ]);
}

/** An event about a subject waits for the one before it, should a worker have that in hand. */
function underWayBefore(from: ExpressionBuilder<Tables, 'outbox'>) {
  return from
    .selectFrom('outbox as earlier')
    .select('earlier.id')
    .where('earlier.channel', '=', 'webhook')
    .whereRef('earlier.channel', '=', 'outbox.channel')
    .whereRef('earlier.subject_id', '=', 'outbox.subject_id')
    .where('earlier.sent_at', 'is', null)
    .where('earlier.failed_at', 'is', null)
    .whereRef('earlier.created_at', '<', 'outbox.created_at');
}

/** Mails of a paused issue wait until it is resumed. */
function pausedIssue(from: Pick<ExpressionBuilder<Tables, 'outbox'>, 'selectFrom'>) {
  return from
    .selectFrom('newsletter_issue')
    .select('newsletter_issue.id')
    .whereRef('newsletter_issue.id', '=', 'outbox.issue_id')
    .where('newsletter_issue.state', '=', 'paused');
}

/** What a worker has in hand stays. */
async function supersede(transaction: Transaction<Tables>, subjectIds: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('channel', '=', 'webhook')
    .where('subject_id', 'in', subjectIds)
    .where('sent_at', 'is', null)
    .where(({ or, eb }) => or([eb('claimed_by', 'is', null), eb('failed_at', 'is not', null)]))
    .execute();
}

const links = ['confirmUrl', 'unsubscribeUrl', 'preferencesUrl', 'oneClickUrl'];

function withoutLinks(payload: string): string {
  const content: unknown = JSON.parse(payload);
  if (typeof content !== 'object' || content === null) return payload;
  return JSON.stringify(
    Object.fromEntries(Object.entries(content).filter(([name]) => !links.includes(name))),
  );
}
