import type { ExpressionBuilder } from 'kysely';
import { hourMs, minuteMs } from '#schema/durations.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { OutboxChannel, OutboxRow, Tables } from '#server/database/tables.ts';

/** Longest delay of a new message, and longest wait until a retry. */
const maxDelayMs = 10 * minuteMs;
const maxWaitMs = 2 * hourMs;

type Claimed = Pick<OutboxRow, 'id' | 'claimed_by'>;

/** Operations for workers, which claim messages and record the outcome. */
export type OutboxClaims = {
  /** Claims due messages for `leaseMs`. No other worker gets them during that time. */
  claim: (claim: {
    channel: OutboxChannel;
    by: string;
    limit: number;
    leaseMs: number;
  }) => Promise<OutboxRow[]>;
  extend: (row: Claimed, leaseMs: number) => Promise<void>;
  /** Marks a message as sent, and deletes its payload, which contains an address and a token. */
  markSent: (row: Claimed) => Promise<void>;
  postpone: (row: Claimed, pauseMs: number, error: string) => Promise<void>;
  /** Gives up a message, and deletes the links in it because they still work. */
  markFailed: (row: Claimed & Pick<OutboxRow, 'payload'>, error: string) => Promise<void>;
};

export function createClaims({ database, now }: { database: Database; now: () => number }): OutboxClaims {
  const { query, kind } = database;
  // Only the worker that still holds the claim may record an outcome: a worker that was considered dead may recover.
  const updateClaimed = (row: Claimed) =>
    query.updateTable('outbox').where('id', '=', row.id).where('claimed_by', '=', row.claimed_by);

  return {
    claim: ({ channel, by, limit, leaseMs }) =>
      query
        .updateTable('outbox')
        .set((expression) => ({
          claimed_by: by,
          due_at: now() + leaseMs,
          attempts: expression('attempts', '+', 1),
        }))
        .where('id', 'in', (from) => {
          const dueMessages = from
            .selectFrom('outbox')
            .select('id')
            .where('channel', '=', channel)
            .where('sent_at', 'is', null)
            .where('failed_at', 'is', null)
            .where(isDue(now()))
            .where(({ not, exists }) => not(exists(selectUnsentEarlierEvents(from))))
            .where(({ not, exists }) => not(exists(selectPausedIssue(from))))
            .orderBy('due_at')
            .limit(limit);
          return kind === 'postgres' ? dueMessages.forUpdate().skipLocked() : dueMessages;
        })
        .returningAll()
        .execute(),
    extend: async (row, leaseMs) => {
      await updateClaimed(row)
        .set({ due_at: now() + leaseMs })
        .where('sent_at', 'is', null)
        .execute();
    },
    markSent: async (row) => {
      await updateClaimed(row).set({ sent_at: now(), payload: '', last_error: null }).execute();
    },
    postpone: async (row, pauseMs, error) => {
      await updateClaimed(row)
        .set({ due_at: now() + pauseMs, claimed_by: null, last_error: error })
        .execute();
    },
    markFailed: async (row, error) => {
      await updateClaimed(row)
        .set({ failed_at: now(), last_error: error, payload: removeLinks(row.payload) })
        .execute();
    },
  };
}

/** Matches messages that are due, and messages dated by a clock that has since been set back. */
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

/** Selects earlier unsent events about the same subject, because events are delivered in order. */
function selectUnsentEarlierEvents(from: ExpressionBuilder<Tables, 'outbox'>) {
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

/** Selects the issue of a mail if the issue is paused. Its mails wait until it is resumed. */
export function selectPausedIssue(from: Pick<ExpressionBuilder<Tables, 'outbox'>, 'selectFrom'>) {
  return from
    .selectFrom('newsletter_issue')
    .select('newsletter_issue.id')
    .whereRef('newsletter_issue.id', '=', 'outbox.issue_id')
    .where('newsletter_issue.state', '=', 'paused');
}

const linkNames = ['confirmUrl', 'unsubscribeUrl', 'preferencesUrl', 'oneClickUrl'];

/** Returns a payload without the links that contain tokens. */
export function removeLinks(payload: string): string {
  const content: unknown = JSON.parse(payload);
  if (typeof content !== 'object' || content === null) return payload;
  return JSON.stringify(
    Object.fromEntries(Object.entries(content).filter(([name]) => !linkNames.includes(name))),
  );
}
