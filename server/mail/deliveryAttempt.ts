import { dayMs, hourMs, minuteMs, secondMs } from '#schema/durations.ts';
import type { OutboxChannel, OutboxRow } from '#server/database/tables.ts';
import { type Logger, redactEmails } from '#server/logger.ts';
import type { BounceClass } from './bounceClass.ts';
import type { Clock } from './clock.ts';
import type { Outbox } from './outbox.ts';
import { type Deliver, RefusedError } from './transport.ts';

/**
 * Decides what happens to a mail after a permanent rejection:
 * - `settle`: the rejection counts.
 * - `wait`: the mail stays in the outbox because its issue is paused: the sender may be at fault.
 * - `retry`: the mail is retried for three days, whatever the reply.
 */
export type OnRefused = (message: {
  id: string;
  kind: string;
  subjectId: string;
  issueId: string | null;
  /** Time of the first attempt, or of the owner's last retry. */
  triedSince: number;
  bounce: BounceClass;
  isFinal: boolean;
  reply: string;
}) => Promise<RefusalVerdict>;
export type RefusalVerdict = 'wait' | 'settle' | 'retry';

/** Called when the server has accepted a mail. */
export type OnDelivered = (message: { kind: string; issueId: string | null }) => Promise<void>;

export const leaseMs = 2 * minuteMs;
const recordRetryMs = 5 * secondMs;
const retryDelaysMs = [
  30 * secondMs,
  minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  20 * minuteMs,
  40 * minuteMs,
];
const maxRetryDelayMs = hourMs;
const maxReasonLength = 300;
const giveUpAfterMs = 3 * dayMs;

/**
 * Creates the function that delivers one claimed message and records the outcome. Never rejects: an outcome that cannot
 * be recorded is logged.
 */
export function createAttempt(deps: {
  outbox: Outbox;
  deliver: Record<OutboxChannel, Deliver>;
  onRefused: OnRefused;
  onDelivered: OnDelivered;
  /** Aborted when the process stops waiting for running deliveries. */
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

  /**
   * Marks a message as sent. Retries while the database is unavailable, and holds the claim meanwhile, so that no
   * worker sends the message again.
   */
  async function recordSent(row: OutboxRow): Promise<void> {
    for (;;) {
      try {
        return await outbox.markSent(row);
      } catch (error) {
        logger.error({ error, id: row.id }, 'delivered message could not be marked as sent');
        if (signal.aborted) throw error;
        await new Promise<void>((resolve) => clock.after(recordRetryMs, resolve));
      }
    }
  }

  async function recordFailure(row: OutboxRow, error: unknown): Promise<void> {
    const reason = redactEmails(messageOf(error).slice(0, 4 * maxReasonLength))
      .replaceAll(/\s+/g, ' ')
      .slice(0, maxReasonLength);
    const entry = { id: row.id, kind: row.kind, attempts: row.attempts, reason };
    const verdict = error instanceof RefusedError ? await decideRefusal(row, error) : 'settle';
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
      const pauseMs = retryDelaysMs[row.attempts - 1] ?? maxRetryDelayMs;
      logger.warn({ ...entry, pauseMs }, 'message could not be delivered; retrying later');
      await outbox.postpone(row, pauseMs, reason);
    }
  }

  /**
   * Returns the verdict of `onRefused` for mails. Rejections by the mailing tool always count: they say nothing about a
   * subscriber.
   */
  async function decideRefusal(
    row: OutboxRow,
    { bounce, isFinal, reply }: RefusedError,
  ): Promise<RefusalVerdict> {
    if (row.channel !== 'mail') return 'settle';
    const { id, kind, subject_id: subjectId, issue_id: issueId } = row;
    const triedSince = row.retried_at ?? row.created_at;
    return deps.onRefused({ id, kind, subjectId, issueId, triedSince, bounce, isFinal, reply });
  }

  /**
   * Renews the lease until the returned function is called: a delivery can outlast its lease, and no other worker must
   * start the same one while this process is alive.
   */
  function keepLease(row: OutboxRow): () => void {
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
    const endLease = keepLease(row);
    try {
      const failure = await deliver(row);
      if (failure !== undefined) return await recordFailure(row, failure.error);
      await recordSent(row);
      if (row.channel === 'mail') await deps.onDelivered({ kind: row.kind, issueId: row.issue_id });
    } catch (error) {
      logger.error({ error, id: row.id }, 'failed to record the delivery outcome');
    } finally {
      endLease();
    }
  };
}

/**
 * Returns the message of an error. Appends the message of its `cause` if `fetch` failed, because only that states the
 * reason.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return message === 'fetch failed' && cause instanceof Error ? `${message}: ${cause.message}` : message;
}
