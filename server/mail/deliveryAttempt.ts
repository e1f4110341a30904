import { secondMs, minuteMs, hourMs, dayMs } from '#schema/durations.ts';
import type { OutboxChannel, OutboxRow } from '#server/database/tables.ts';
import { withoutAddresses } from '#server/lib/redactEmails.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from './clock.ts';
import { RefusedError, type Deliver } from './delivery.ts';
import type { Outbox } from './outbox.ts';

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
const longestPauseMs = hourMs;
const longestReason = 300;
const giveUpAfterMs = 3 * dayMs;

/** Delivers one claimed message and writes down what came of it. Never rejects: what is not written down is in the log. */
export function createAttempt(parts: {
  outbox: Outbox;
  deliver: Record<OutboxChannel, Deliver>;
  /** A mailbox that does not exist was written to. */
  onRefused: (message: { kind: string; subjectId: string }) => Promise<void>;
  /** Aborted when the process has no more time for what is under way. */
  signal: AbortSignal;
  clock: Clock;
  logger: Logger;
}): (row: OutboxRow) => Promise<void> {
  const { outbox, signal, clock, logger } = parts;

  async function deliver(row: OutboxRow): Promise<{ error: unknown } | undefined> {
    const { id, kind, payload } = row;
    try {
      await parts.deliver[row.channel]({ id, kind, payload, createdAt: row.created_at }, signal);
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
        logger.error({ error, id: row.id }, 'a delivered message was not recorded as sent');
        if (signal.aborted) throw error;
        await new Promise<void>((resolve) => clock.after(recordAgainMs, resolve));
      }
    }
  }

  async function settleFailure(row: OutboxRow, error: unknown): Promise<void> {
    const reason = withoutAddresses(messageOf(error)).slice(0, longestReason);
    const entry = { id: row.id, kind: row.kind, attempts: row.attempts, reason };
    if (error instanceof RefusedError) {
      logger.error(entry, 'a message was refused for good and given up');
      await outbox.markFailed(row, reason);
      if (error.bounce === 'no-mailbox') await parts.onRefused({ kind: row.kind, subjectId: row.subject_id });
    } else if (clock.now() - (row.retried_at ?? row.created_at) >= giveUpAfterMs) {
      logger.error(entry, 'a message was given up');
      await outbox.markFailed(row, reason);
    } else {
      const pauseMs = pausesMs[row.attempts - 1] ?? longestPauseMs;
      logger.warn({ ...entry, pauseMs }, 'a message could not be delivered yet');
      await outbox.postpone(row, pauseMs, reason);
    }
  }

  /** A delivery may outlast its lease; while this process lives, nobody else may begin the same one. */
  function keepClaim(row: OutboxRow): () => void {
    let cancel = () => {};
    const renew = () => {
      cancel = clock.after(leaseMs / 3, () => {
        outbox
          .extend(row, leaseMs)
          .catch((error: unknown) => logger.warn({ error }, 'a claim was not renewed'));
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
      await (failure === undefined ? recordSent(row) : settleFailure(row, failure.error));
    } catch (error) {
      logger.error({ error, id: row.id }, 'what became of a message could not be written down');
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
