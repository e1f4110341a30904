import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import PQueue from 'p-queue';
import { untraced, type Trace } from './trace.ts';

const failuresToOpen = 5;

export type CallOptions = {
  /** Requested entry and, in `kind`, its kind. A single key that fails does not count as an outage. */
  key: string;
  kind: string;
  priority: Priority;
};

/** Guards all calls to a backend. */
export type ContentApiGuard = {
  /**
   * Makes a call when a slot is free, unless the circuit breaker is open. Rejects with `RequestNotSentError` if the
   * call was not made, or with the call's own error. `call` must not retry a probe.
   */
  call<T>(options: CallOptions, call: (attempt: { isProbe: boolean }) => Promise<T>): Promise<T>;
  /** Returns whether the circuit breaker is open. Does not trigger a probe. */
  isDown(): boolean;
  /** Returns the number of calls made so far. */
  calls(): number;
};

/** Creates a guard with a circuit breaker and a limit of concurrent calls. */
export function createContentApiGuard(deps: {
  concurrency: number;
  probeEveryMs: number;
  logger: Logger;
  /** Called when the circuit breaker closes again. */
  onRecovered: () => void;
  trace?: Trace;
  now?: () => number;
}): ContentApiGuard {
  const { logger, trace = untraced, now = () => performance.now() } = deps;
  const rules = { failuresToOpen, probeEveryMs: deps.probeEveryMs };
  const queue = createCallQueue(deps.concurrency);
  let breaker = closedBreaker;
  let calls = 0;

  const setBreaker = (newBreaker: typeof breaker) => {
    const wasOpen = breaker.kind === 'open';
    breaker = newBreaker;
    if (newBreaker.kind === 'open' && !wasOpen)
      logger.warn({}, 'content backend is failing; circuit breaker opened');
    if (newBreaker.kind === 'closed' && wasOpen) {
      logger.info({}, 'content backend has recovered; circuit breaker closed');
      deps.onRecovered();
    }
  };
  const breakerOpenError = () =>
    new RequestNotSentError('The content backend is down: its circuit breaker is open.');

  return {
    isDown: () => breaker.kind === 'open',
    calls: () => calls,
    // The trace includes the wait in the queue.
    call: ({ key, kind, priority }, call) =>
      trace('content call', { 'content.kind': kind }, async () => {
        // Rejects immediately instead of queueing a call that would be rejected.
        if (admit(breaker, now(), rules).admission === 'refused') throw breakerOpenError();
        return queue.run(priority, async () => {
          const startedAt = now();
          const { state, admission } = admit(breaker, startedAt, rules);
          breaker = state;
          if (admission === 'refused') throw breakerOpenError();
          calls += 1;
          try {
            const response = await call({ isProbe: admission === 'probe' });
            setBreaker(succeed(breaker, { startedAt }, now()));
            return response;
          } catch (error) {
            const isOutage = error instanceof UpstreamError && error.isOutage;
            setBreaker(
              isOutage
                ? fail(breaker, { key, kind, startedAt }, now(), rules)
                : succeed(breaker, { startedAt }, now()),
            );
            throw error;
          }
        });
      }),
  };
}

/** Number of consecutive failures that open the breaker, and interval between probes (monotonic clock). */
type BreakerRules = { failuresToOpen: number; probeEveryMs: number };

/**
 * State of a circuit breaker. There is no half-open state: an open breaker admits one call per interval as a probe.
 */
type BreakerState =
  | { kind: 'closed'; since: number; failures: number; failing: ReadonlyMap<string, string> }
  | { kind: 'open'; nextProbeAt: number };

type Admission = 'call' | 'probe' | 'refused';

export const closedBreaker: BreakerState = closedSince(-Infinity);

/**
 * Decides whether a call may be made now. Use the new state only if the call is made: an admitted probe that is not
 * made wastes an interval. The interval starts when a probe begins, so that a hanging probe does not delay the next.
 */
export function admit(
  state: BreakerState,
  now: number,
  { probeEveryMs }: BreakerRules,
): { state: BreakerState; admission: Admission } {
  if (state.kind === 'closed') return { state, admission: 'call' };
  if (now < state.nextProbeAt) return { state, admission: 'refused' };
  return { state: { kind: 'open', nextProbeAt: now + probeEveryMs }, admission: 'probe' };
}

/** Records a response of any status: the backend is reachable. Failures of calls that began earlier no longer count. */
export function succeed(state: BreakerState, call: { startedAt: number }, now: number): BreakerState {
  return closedSince(state.kind === 'open' ? now : Math.max(state.since, call.startedAt));
}

/**
 * Records that the backend did not respond. Failures open the breaker only if they affect two kinds or
 * `failuresToOpen` different keys: a single key that always fails is not an outage. Failures while the breaker is open
 * do not delay the next probe.
 */
export function fail(
  state: BreakerState,
  call: { key: string; kind: string; startedAt: number },
  now: number,
  { failuresToOpen, probeEveryMs }: BreakerRules,
): BreakerState {
  if (state.kind === 'open' || call.startedAt < state.since) return state;
  const failures = state.failures + 1;
  const failingKinds = new Map(state.failing).set(call.key, call.kind);
  const isWidespread = failingKinds.size >= failuresToOpen || new Set(failingKinds.values()).size >= 2;
  return failures >= failuresToOpen && isWidespread
    ? { kind: 'open', nextProbeAt: now + probeEveryMs }
    : { ...state, failures, failing: failingKinds };
}

function closedSince(since: number): BreakerState {
  return { kind: 'closed', since, failures: 0, failing: new Map() };
}

/** Priority of a call: for a waiting visitor, to refresh a stale copy, or for a feed or sitemap. */
export type Priority = 'interactive' | 'background' | 'batch';

/** Priorities in p-queue, where the highest runs first. */
const ranks: Record<Priority, number> = { interactive: 2, background: 1, batch: 0 };
/** Maximum wait in the queue. After it, a visitor gets a 503; crawlers can wait longer. */
const maxWaitMs: Record<Priority, number> = { interactive: 8_000, background: 10_000, batch: 30_000 };
/** Maximum number of waiting calls. Interactive calls are limited only by the number of open connections. */
const maxWaiting = { background: 64, batch: 32 };

type CallQueue = {
  /**
   * Runs a call when a slot is free. Rejects with `RequestNotSentError` if it waited too long or too many calls are
   * waiting.
   */
  run<T>(priority: Priority, call: () => Promise<T>): Promise<T>;
};

/**
 * Creates a queue that limits concurrent calls. Calls for visitors run first, then refreshes, then feeds, each in order
 * of arrival. Background and batch calls leave a quarter of the slots free, so that slow refreshes do not block
 * visitors.
 */
export function createCallQueue(
  concurrency: number,
  { interactiveWaitMs = maxWaitMs.interactive }: { interactiveWaitMs?: number | undefined } = {},
): CallQueue {
  const calls = new PQueue({ concurrency });
  const backgroundCalls = new PQueue({ concurrency: Math.max(1, concurrency - Math.ceil(concurrency / 4)) });

  return {
    async run(priority, call) {
      const rank = ranks[priority];
      if (priority !== 'interactive' && backgroundCalls.sizeBy({ priority: rank }) >= maxWaiting[priority])
        throw new RequestNotSentError('Too many calls are waiting for the content backend.');
      const waitController = new AbortController();
      const timer = setTimeout(
        () =>
          waitController.abort(new RequestNotSentError('The call waited too long for the content backend.')),
        priority === 'interactive' ? interactiveWaitMs : maxWaitMs[priority],
      ).unref();
      // The signal aborts only the wait. A running call has its own timeout.
      const startCall = () => {
        clearTimeout(timer);
        return call();
      };
      const options = { priority: rank, signal: waitController.signal };
      try {
        return await (priority === 'interactive'
          ? calls.add(startCall, options)
          : backgroundCalls.add(() => calls.add(startCall, options), options));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
