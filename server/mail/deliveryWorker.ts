import { randomUUID } from 'node:crypto';
import { minuteMs } from '#schema/durations.ts';
import { outboxChannels, type OutboxChannel } from '#server/database/tables.ts';
import { type Logger, createRateLimitedLog } from '#server/logger.ts';
import type { Clock } from './clock.ts';
import { createAttempt, leaseMs, type OnDelivered, type OnRefused } from './deliveryAttempt.ts';
import { createDeliveryLane } from './deliveryLane.ts';
import type { Outbox, OutboxState, WaitingReason } from './outbox.ts';
import type { Deliver } from './transport.ts';

export type DeliveryWorker = {
  start: () => void;
  /**
   * Stops starting deliveries, gives running ones four seconds, then aborts them. Aborted messages are sent after the
   * next start.
   */
  stop: () => Promise<void>;
  /** Polls the outbox immediately; called after a message was added. */
  trigger: () => void;
  /** Delivers all due messages. */
  drain: () => Promise<void>;
  /** State at the last poll: age of the oldest waiting message, and number of waiting and failed messages. */
  readonly status: { lagMs: number; waiting: number; failed: number };
  /** Reasons, at the last poll, why messages had been waiting for more than ten minutes. Contain no private data. */
  readonly warnings: readonly string[];
};

const pollIntervalMs = 5000;
const stopTimeoutMs = 4000;
const lateThresholdMs = 10 * minuteMs;
const concurrency: Record<OutboxChannel, number> = { mail: 4, webhook: 2 };

/** Creates the worker that delivers the messages of the outbox, with retries at growing intervals for three days. */
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
  let cancelPoll = () => {};
  let wasLate = false;
  let reasons: readonly WaitingReason[] = [];
  let lastState: OutboxState = { waiting: 0, failed: 0, oldestWaitingAt: undefined };

  const attempt = createAttempt({ ...deps, signal: abort.signal });
  const lanes = outboxChannels.map((channel) =>
    createDeliveryLane({
      concurrency: concurrency[channel],
      claim: (limit) => outbox.claim({ channel, by: name, limit, leaseMs }),
      attempt,
      isStopping: () => isStopping,
    }),
  );

  function lagMs(): number {
    return lastState.oldestWaitingAt === undefined ? 0 : Math.max(0, clock.now() - lastState.oldestWaitingAt);
  }

  /** Logs once when messages have waited for too long, and once when they no longer do. */
  async function updateStatus(): Promise<void> {
    lastState = await outbox.state();
    const isLate = lagMs() >= lateThresholdMs;
    reasons = isLate ? await outbox.reasons(clock.now() - lateThresholdMs) : [];
    if (isLate === wasLate) return;
    wasLate = isLate;
    const { waiting, failed } = lastState;
    if (isLate) logger.error({ lagMs: lagMs(), waiting, failed, reasons }, 'outbox is falling behind');
    else logger.info({ waiting, failed }, 'outbox has caught up');
  }

  async function drain(): Promise<void> {
    await Promise.all(lanes.map((lane) => lane.drain()));
    await updateStatus();
  }

  function poll(): void {
    cancelPoll();
    Promise.all(lanes.map((lane) => lane.fill()))
      .then(updateStatus)
      .catch((error: unknown) =>
        logOccasionally('outbox', () => logger.error({ error }, 'outbox could not be processed')),
      )
      .finally(() => {
        cancelPoll();
        if (!isStopping) cancelPoll = clock.after(pollIntervalMs, poll);
      });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    cancelPoll();
    const cancelAbort = clock.after(stopTimeoutMs, () => abort.abort(new Error('the process is stopping')));
    await Promise.all(lanes.map((lane) => lane.fill().catch(() => {})));
    await Promise.all(lanes.map((lane) => lane.settle()));
    cancelAbort();
  }

  return {
    start: () => {
      isStarted = true;
      poll();
    },
    stop,
    trigger: () => {
      if (isStarted && !isStopping) poll();
    },
    drain,
    get status() {
      const { waiting, failed } = lastState;
      return { lagMs: lagMs(), waiting, failed };
    },
    get warnings() {
      return outboxChannels.flatMap((channel) => describeWaiting(reasons, channel));
    },
  };
}

/**
 * Describes why messages of a channel are waiting. Includes only the error code (`ECONNREFUSED`, `535 5.7.8`,
 * `responded with 403`), because the rest may contain host names and addresses.
 */
function describeWaiting(reasons: readonly WaitingReason[], channel: OutboxChannel): string[] {
  const channelReasons = reasons.filter((reason) => reason.channel === channel);
  if (channelReasons.length === 0) return [];
  const count = channelReasons.reduce((sum, reason) => sum + reason.count, 0);
  const since = new Date(Math.min(...channelReasons.map((reason) => reason.since))).toISOString();
  const code = /\b(?:E[A-Z]{4,20}|responded with \d{3}|[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?)\b/.exec(
    channelReasons[0]?.reason ?? '',
  )?.[0];
  const receiver = channel === 'mail' ? 'the mail server' : 'the mailing tool';
  return [
    `${count} ${count === 1 ? 'message has' : 'messages have'} been waiting for ${receiver} since ${since}${code === undefined ? '' : ` (${code})`}; run npm run newsletter -- outbox for details`,
  ];
}
