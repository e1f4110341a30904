import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import PQueue from 'p-queue';
import { untraced, type Trace } from './trace.ts';

const failuresToOpen = 5;

export type CallOptions = {
  /** What is asked for, and what kind of thing it is: failures of one thing alone are no outage. */
  key: string;
  kind: string;
  priority: Priority;
};

/** The one way to a backend, for everything that speaks to it. */
export type ContentApiGuard = {
  /**
   * Makes a call when there is room for it, unless the circuit breaker is open. Rejects with `RequestNotSentError` without a
   * call, else as the call does. A probe is a single attempt.
   */
  call<T>(options: CallOptions, call: (how: { isProbe: boolean }) => Promise<T>): Promise<T>;
  /** True while the circuit breaker is open; calling this is no probe. */
  isDown(): boolean;
  /** How many calls were made so far. */
  calls(): number;
};

/** Guards a backend with a circuit breaker, and limits how many calls are made at once. */
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

  const settle = (next: typeof breaker) => {
    const wasOpen = breaker.kind === 'open';
    breaker = next;
    if (next.kind === 'open' && !wasOpen)
      logger.warn({}, 'content backend is failing; circuit breaker opened');
    if (next.kind === 'closed' && wasOpen) {
      logger.info({}, 'content backend has recovered; circuit breaker closed');
      deps.onRecovered();
    }
  };
  const notAsked = () => new RequestNotSentError('The content backend is down: its circuit breaker is open.');

  return {
    isDown: () => breaker.kind === 'open',
    calls: () => calls,
    // Traced with the time for which it waits for its turn.
    call: ({ key, kind, priority }, call) =>
      trace('content call', { 'content.kind': kind }, async () => {
        // A call that would only be refused at the end of the queue need not wait for it.
        if (admit(breaker, now(), rules).admission === 'refused') throw notAsked();
        return queue.run(priority, async () => {
          const startedAt = now();
          const { state, admission } = admit(breaker, startedAt, rules);
          breaker = state;
          if (admission === 'refused') throw notAsked();
          calls += 1;
          try {
            const answer = await call({ isProbe: admission === 'probe' });
            settle(succeed(breaker, { startedAt }, now()));
            return answer;
          } catch (error) {
            const isOutage = error instanceof UpstreamError && error.isOutage;
            settle(
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

/** How many failures in a row open the breaker, and how often it then admits a probe; time is in milliseconds of any steady clock. */
type BreakerRules = { failuresToOpen: number; probeEveryMs: number };

/**
 * What a circuit breaker knows. Half-open has no state of its own: a probe is the call that an open breaker admits when
 * its time has come.
 */
type BreakerState =
  | { kind: 'closed'; since: number; failures: number; failing: ReadonlyMap<string, string> }
  | { kind: 'open'; nextProbeAt: number };

type Admission = 'call' | 'probe' | 'refused';

export const closedBreaker: BreakerState = closedSince(-Infinity);

/**
 * Whether a call may be made now. To be asked once a call, when it is about to be made: a probe that is admitted and not
 * made costs an interval. Intervals are counted from where a probe begins, so one that hangs delays nobody further.
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

/** The backend answered, whatever it said: it is there. What began before the call that succeeded counts no more. */
export function succeed(state: BreakerState, call: { startedAt: number }, now: number): BreakerState {
  return closedSince(state.kind === 'open' ? now : Math.max(state.since, call.startedAt));
}

/**
 * The backend did not answer a call for `key`, which is one of its `kind`, and began at `startedAt`. Failures open the
 * breaker only when they are of two kinds, or of as many keys as it takes failures: what always fails by itself is no
 * outage. One that fails while the breaker is open neither delays the next probe nor brings it forward.
 */
export function fail(
  state: BreakerState,
  call: { key: string; kind: string; startedAt: number },
  now: number,
  { failuresToOpen, probeEveryMs }: BreakerRules,
): BreakerState {
  if (state.kind === 'open' || call.startedAt < state.since) return state;
  const failures = state.failures + 1;
  const failing = new Map(state.failing).set(call.key, call.kind);
  const isManifold = failing.size >= failuresToOpen || new Set(failing.values()).size >= 2;
  return failures >= failuresToOpen && isManifold
    ? { kind: 'open', nextProbeAt: now + probeEveryMs }
    : { ...state, failures, failing };
}

function closedSince(since: number): BreakerState {
  return { kind: 'closed', since, failures: 0, failing: new Map() };
}

/** For whom a call is made: who waits for a page, a copy that is renewed behind its answer, or a machine's document. */
export type Priority = 'interactive' | 'background' | 'batch';

/** As p-queue orders them. */
const ranks: Record<Priority, number> = { interactive: 2, background: 1, batch: 0 };
/** A page that takes longer is answered with 503; a machine can wait. */
const maxWaitMs: Record<Priority, number> = { interactive: 8_000, background: 10_000, batch: 30_000 };
/** Visitors wait on open connections, which are limited; what nobody waits for has to be limited here. */
const maxWaiting = { background: 64, batch: 32 };

type CallQueue = {
  /** Runs a call when its turn comes. Rejects with `RequestNotSentError` when it waited too long, or behind too many that nobody waits for. */
  run<T>(priority: Priority, call: () => Promise<T>): Promise<T>;
};

/**
 * Limits how many calls are made at once: visitors first, then refreshes, then feeds, each in the order they came. What
 * nobody waits for leaves a quarter of the places free, so that a slow refresh keeps no visitor waiting.
 */
export function createCallQueue(
  concurrency: number,
  { interactiveWaitMs = maxWaitMs.interactive }: { interactiveWaitMs?: number | undefined } = {},
): CallQueue {
  const calls = new PQueue({ concurrency });
  const behind = new PQueue({ concurrency: Math.max(1, concurrency - Math.ceil(concurrency / 4)) });

  return {
    async run(priority, call) {
      const rank = ranks[priority];
      if (priority !== 'interactive' && behind.sizeBy({ priority: rank }) >= maxWaiting[priority])
        throw new RequestNotSentError('Too many calls are waiting for the content backend.');
      const waiting = new AbortController();
      const timer = setTimeout(
        () => waiting.abort(new RequestNotSentError('The call waited too long for the content backend.')),
        priority === 'interactive' ? interactiveWaitMs : maxWaitMs[priority],
      ).unref();
      // The signal ends the waiting alone: a call that has begun has a time limit of its own.
      const begin = () => {
        clearTimeout(timer);
        return call();
      };
      const options = { priority: rank, signal: waiting.signal };
      try {
        return await (priority === 'interactive'
          ? calls.add(begin, options)
          : behind.add(() => calls.add(begin, options), options));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
