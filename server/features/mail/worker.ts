import { randomUUID } from 'node:crypto';
import type { OutboxChannel, OutboxRow } from '#server/database/tables.ts';
import { withoutAddresses } from '#server/lib/withoutAddresses.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from './clock.ts';
import { RefusedError, type Deliver } from './delivery.ts';
import type { Outbox } from './outbox.ts';

export type OutboxWorker = {
  start: () => void;
  /** Ends the present deliveries and begins no more. */
  stop: () => Promise<void>;
  /** Looks at once, because something was added. */
  wake: () => void;
  /** Delivers what is due and resolves when nothing is. */
  drain: () => Promise<void>;
  /** As of the last look: how long the oldest message has been waiting, and how many wait or were given up. */
  readonly status: { lagMs: number; waiting: number; failed: number };
};

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const lookEveryMs = 5 * secondMs;
const atOnce = 4;
const leaseMs = 2 * minuteMs;
const pausesMs = [
  30 * secondMs,
  minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  20 * minuteMs,
  40 * minuteMs,
];
const longestPauseMs = 60 * minuteMs;
const longestReason = 300;
const lateAfterMs = 10 * minuteMs;
const giveUpAfterMs = 3 * 24 * 60 * minuteMs;

/** Sends what is in the outbox, trying again with growing pauses for three days. */
export function createOutboxWorker(parts: {
  outbox: Outbox;
  deliver: Record<OutboxChannel, Deliver>;
  /** A mailbox that does not exist was written to. */
  onRefused: (message: { kind: string; subjectId: string }) => Promise<void>;
  clock: Clock;
  logger: Logger;
}): OutboxWorker {
  const { outbox, clock, logger } = parts;
  const name = randomUUID();
  let isStarted = false;
  let isStopping = false;
  let cancelLook = () => {};
  let run: Promise<void> | undefined;
  let wasWoken = false;
  let wasLate = false;
  let last = { waiting: 0, failed: 0, oldestWaitingAt: undefined as number | undefined };

  async function deliverDue(): Promise<void> {
    do {
      wasWoken = false;
      for (;;) {
        const rows = isStopping ? [] : await outbox.claim({ by: name, limit: atOnce, leaseMs });
        if (rows.length === 0) break;
        const attempts = await Promise.allSettled(rows.map((row) => attempt(row)));
        for (const result of attempts) if (result.status === 'rejected') throw result.reason;
      }
    } while (wasWoken && !isStopping);
    last = await outbox.state();
    reportLag();
  }

  function lagMs(): number {
    return last.oldestWaitingAt === undefined ? 0 : clock.now() - last.oldestWaitingAt;
  }

  /** Once when messages have waited for too long, and once when they no longer do. */
  function reportLag(): void {
    const isLate = lagMs() >= lateAfterMs;
    if (isLate === wasLate) return;
    wasLate = isLate;
    const { waiting, failed } = last;
    if (isLate) logger.error({ lagMs: lagMs(), waiting, failed }, 'the outbox lags behind');
    else logger.info({ waiting, failed }, 'the outbox has caught up');
  }

  async function attempt(row: OutboxRow): Promise<void> {
    const release = keepClaim(row);
    try {
      const failure = await deliver(row);
      await (failure === undefined ? recordSent(row) : settleFailure(row, failure.error));
    } finally {
      release();
    }
  }

  async function deliver(row: OutboxRow): Promise<{ error: unknown } | undefined> {
    const { id, kind, payload } = row;
    try {
      await parts.deliver[row.channel]({ id, kind, payload, createdAt: row.created_at });
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
        if (isStopping) throw error;
        await new Promise<void>((resolve) => clock.after(lookEveryMs, resolve));
      }
    }
  }

  async function settleFailure(row: OutboxRow, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    const reason = withoutAddresses(message).slice(0, longestReason);
    const entry = { id: row.id, kind: row.kind, attempts: row.attempts, reason };
    if (error instanceof RefusedError) {
      logger.warn(entry, 'the receiver refused a message for good');
      await outbox.markFailed(row, reason);
      await parts.onRefused({ kind: row.kind, subjectId: row.subject_id });
    } else if (clock.now() - row.created_at >= giveUpAfterMs) {
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

  function drain(): Promise<void> {
    wasWoken = true;
    run ??= deliverDue().finally(() => {
      run = undefined;
    });
    return run;
  }

  function look(): void {
    cancelLook();
    drain()
      .catch((error: unknown) => logger.error({ error }, 'the outbox could not be worked'))
      .finally(() => {
        cancelLook();
        if (!isStopping) cancelLook = clock.after(lookEveryMs, look);
      });
  }

  return {
    start: () => {
      isStarted = true;
      look();
    },
    stop: async () => {
      isStopping = true;
      cancelLook();
      await run?.catch(() => {});
    },
    wake: () => {
      if (isStarted && !isStopping) look();
    },
    drain,
    get status() {
      const { waiting, failed } = last;
      return { lagMs: lagMs(), waiting, failed };
    },
  };
}
