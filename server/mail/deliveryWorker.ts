import { randomUUID } from 'node:crypto';
import { minuteMs, secondMs, hourMs, dayMs } from '#schema/durations.ts';
import { outboxChannels, type OutboxChannel, type OutboxRow } from '#server/database/tables.ts';
import { type Logger, redactEmails, createRateLimitedLog } from '#server/logger.ts';
import type { BounceClass } from './bounceClass.ts';
import type { Clock } from './clock.ts';
import { createDeliveryLane } from './deliveryLane.ts';
import type { Outbox, OutboxState, WaitingReason } from './outbox.ts';
import { type Deliver, RefusedError } from './transport.ts';

export type DeliveryWorker = {
  start: () => void;
  /**
   * Begins no more deliveries, gives those under way four seconds, and breaks off what is left, which goes out after
   * the next start.
   */
  stop: () => Promise<void>;
  /** Looks at once, because something was added. */
  trigger: () => void;
  /** Delivers what is due and resolves when nothing is. */
  drain: () => Promise<void>;
  /** As of the last look: how long the oldest message has been waiting, and how many wait or were given up. */
  readonly status: { lagMs: number; waiting: number; failed: number };
  /** As of the last look: why messages have waited for more than ten minutes, for anybody's eyes. */
  readonly warnings: readonly string[];
};

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

const lookEveryMs = 5000;
const stopPatienceMs = 4000;
const lateAfterMs = 10 * minuteMs;
const atOnce: Record<OutboxChannel, number> = { mail: 4, webhook: 2 };

/** Sends what is in the outbox, trying again with growing pauses for three days. */
export function createDeliveryWorker(deps: {
  outbox: Outbox;
  deliver: Record<OutboxChannel, Deliver>;
  onRefused: OnRefused;
  onDelivered: OnDelivered;
  clock: Clock;
  logger: Logger;
}): DeliveryWorker {
  const { outbox, clock, logger } = deps;
  const name = randomUUID();
  const abort = new AbortController();
  const logOccasionally = createRateLimitedLog();
  let isStarted = false;
  let isStopping = false;
  let cancelLook = () => {};
  let wasLate = false;
  let reasons: readonly WaitingReason[] = [];
  let last: OutboxState = { waiting: 0, failed: 0, oldestWaitingAt: undefined };

  const attempt = createAttempt({ ...deps, signal: abort.signal });
  const lanes = outboxChannels.map((channel) =>
    createDeliveryLane({
      atOnce: atOnce[channel],
      claim: (limit) => outbox.claim({ channel, by: name, limit, leaseMs }),
      attempt,
      isStopping: () => isStopping,
    }),
  );

  function lagMs(): number {
    return last.oldestWaitingAt === undefined ? 0 : Math.max(0, clock.now() - last.oldestWaitingAt);
  }

  /** Reports once when messages have waited for too long, and once when they no longer do. */
  async function takeStock(): Promise<void> {
    last = await outbox.state();
    const isLate = lagMs() >= lateAfterMs;
    reasons = isLate ? await outbox.reasons(clock.now() - lateAfterMs) : [];
    if (isLate === wasLate) return;
    wasLate = isLate;
    const { waiting, failed } = last;
    if (isLate) logger.error({ lagMs: lagMs(), waiting, failed, reasons }, 'outbox is falling behind');
    else logger.info({ waiting, failed }, 'outbox has caught up');
  }

  async function drain(): Promise<void> {
    await Promise.all(lanes.map((lane) => lane.drain()));
    await takeStock();
  }

  function look(): void {
    cancelLook();
    Promise.all(lanes.map((lane) => lane.fill()))
      .then(takeStock)
      .catch((error: unknown) =>
        logOccasionally('outbox', () => logger.error({ error }, 'outbox could not be processed')),
      )
      .finally(() => {
        cancelLook();
        if (!isStopping) cancelLook = clock.after(lookEveryMs, look);
      });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    cancelLook();
    const cancelAbort = clock.after(stopPatienceMs, () => abort.abort(new Error('the process is stopping')));
    await Promise.all(lanes.map((lane) => lane.fill().catch(() => {})));
    await Promise.all(lanes.map((lane) => lane.settle()));
    cancelAbort();
  }

  return {
    start: () => {
      isStarted = true;
      look();
    },
    stop,
    trigger: () => {
      if (isStarted && !isStopping) look();
    },
    drain,
    get status() {
      const { waiting, failed } = last;
      return { lagMs: lagMs(), waiting, failed };
    },
    get warnings() {
      return outboxChannels.flatMap((channel) => warningsOf(reasons, channel));
    },
  };
}

/** Returns only the code of a server's message (`ECONNREFUSED`, `535 5.7.8`, `responded with 403`): the rest may name hosts and people. */
function warningsOf(reasons: readonly WaitingReason[], channel: OutboxChannel): string[] {
  const own = reasons.filter((reason) => reason.channel === channel);
  if (own.length === 0) return [];
  const count = own.reduce((sum, reason) => sum + reason.count, 0);
  const since = new Date(Math.min(...own.map((reason) => reason.since))).toISOString();
  const code = /\b(?:E[A-Z]{4,20}|responded with \d{3}|[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?)\b/.exec(
    own[0]?.reason ?? '',
  )?.[0];
  const receiver = channel === 'mail' ? 'the mail server' : 'the mailing tool';
  return [
    `${count} ${count === 1 ? 'message has' : 'messages have'} been waiting for ${receiver} since ${since}${code === undefined ? '' : ` (${code})`}; run npm run newsletter -- outbox for details`,
  ];
}

const leaseMs = 2 * minuteMs;
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
function createAttempt(deps: {
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
