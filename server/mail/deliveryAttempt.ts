import { dayMs, hourMs, minuteMs, secondMs } from '#schema/durations.ts';
import type { OutboxChannel, OutboxRow } from '#server/database/tables.ts';
import { type Logger, redactEmails } from '#server/logger.ts';
import type { BounceClass } from './bounceClass.ts';
import type { Clock } from './clock.ts';
import type { Outbox } from './outbox.ts';
import { type Deliver, RefusedError } from './transport.ts';

/**
 * Decides about a mail that was refused by a permanent reply:
 * - `settle`: the reply counts.
 * - `wait`: it stays in the outbox for its issue, because the reply may be about the sender.
 * - `retry`: it is tried for three days, whatever the reply.
 */
export type OnRefused = (message: {
  id: string;
  kind: string;
  subjectId: string;
  issueId: string | null;
  /** Since when it is tried. */
  triedSince: number;
  bounce: BounceClass;
  isFinal: boolean;
  reply: string;
}) => Promise<RefusalVerdict>;
export type RefusalVerdict = 'wait' | 'settle' | 'retry';

/** A mail was accepted. */
export type OnDelivered = (message: { kind: string; issueId: string | null }) => Promise<void>;

export const leaseMs = 2 * minuteMs;
const recordAgainMs = 5 * secondMs;
const pausesMs = [
  30 * secondMs,
  minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  20 * minuteMs,
  40 * minuteMs,
];
const maxPauseMs = hourMs;
const maxReason = 300;
const giveUpAfterMs = 3 * dayMs;

/** Delivers one claimed message and writes down what came of it. Never rejects: what is not written down is in the log. */
export function createAttempt(deps: {
  outbox: Outbox;
  deliver: Record<OutboxChannel, Deliver>;
  onRefused: OnRefused;
  onDelivered: OnDelivered;
  /** Aborted when the process has no more time for what is under way. */
  signal: AbortSignal;
  clock: Clock;
  logger: Logger;
}): (row: OutboxRow) => Promise<void> {
  const { outbox, signal, clock, logger } = deps;

  async function deliver(row: OutboxRow): Promise<{ error: unknown } | undefined> {
    const { id, kind, payload } = row;
    try {
      await deps.deliver[row.channel]({ id, kind, payload, createdAt: row.created_at }, signal);
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  /** What is gone must not go again: while the database is away the claim is kept, and recording tried again. */
  async function recordSent(row: OutboxRow): Promise<void> {
    for (;;) {
      try {
        return await outbox.markSent(row);
      } catch (error) {
        logger.error({ error, id: row.id }, 'delivered message could not be marked as sent');
        if (signal.aborted) throw error;
        await new Promise<void>((resolve) => clock.after(recordAgainMs, resolve));
      }
    }
  }

  async function settleFailure(row: OutboxRow, error: unknown): Promise<void> {
    const reason = redactEmails(messageOf(error).slice(0, 4 * maxReason))
      .replaceAll(/\s+/g, ' ')
      .slice(0, maxReason);
    const entry = { id: row.id, kind: row.kind, attempts: row.attempts, reason };
    const verdict = error instanceof RefusedError ? await weigh(row, error) : 'settle';
    if (verdict === 'wait') {
      logger.warn(entry, 'rejected message is on hold because its issue is paused');
      await outbox.postpone(row, 0, reason);
    } else if (error instanceof RefusedError && error.isFinal && verdict !== 'retry') {
      logger.error(entry, 'message permanently rejected; giving up');
      await outbox.markFailed(row, reason);
    } else if (clock.now() - (row.retried_at ?? row.created_at) >= giveUpAfterMs) {
      logger.error(entry, 'message could not be delivered in time; giving up');
      await outbox.markFailed(row, reason);
    } else {
      const pauseMs = pausesMs[row.attempts - 1] ?? maxPauseMs;
      logger.warn({ ...entry, pauseMs }, 'message could not be delivered; retrying later');
      await outbox.postpone(row, pauseMs, reason);
    }
  }

  /** Only mails: what the mailing tool refuses is about no reader. */
  async function weigh(row: OutboxRow, { bounce, isFinal, reply }: RefusedError): Promise<RefusalVerdict> {
    if (row.channel !== 'mail') return 'settle';
    const { id, kind, subject_id: subjectId, issue_id: issueId } = row;
    const triedSince = row.retried_at ?? row.created_at;
    return deps.onRefused({ id, kind, subjectId, issueId, triedSince, bounce, isFinal, reply });
  }

  /** A delivery may outlast its lease; while this process lives, nobody else may begin the same one. */
  function keepClaim(row: OutboxRow): () => void {
    let cancel = () => {};
    const renew = () => {
      cancel = clock.after(leaseMs / 3, () => {
        outbox
          .extend(row, leaseMs)
          .catch((error: unknown) => logger.warn({ error }, 'lease of a message could not be renewed'));
        renew();
      });
    };
    renew();
    return () => cancel();
  }

  return async (row) => {
    const release = keepClaim(row);
    try {
      const failure = await deliver(row);
      if (failure !== undefined) return await settleFailure(row, failure.error);
      await recordSent(row);
      if (row.channel === 'mail') await deps.onDelivered({ kind: row.kind, issueId: row.issue_id });
    } catch (error) {
      logger.error({ error, id: row.id }, 'failed to record the delivery outcome');
    } finally {
      release();
    }
  };
}

/** `fetch` says why in its cause alone. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return message === 'fetch failed' && cause instanceof Error ? `${message}: ${cause.message}` : message;
}
