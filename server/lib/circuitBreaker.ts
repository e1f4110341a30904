/** How many failures in a row open the breaker, and how often it then admits a probe; time is in milliseconds of any steady clock. */
export type BreakerRules = { failuresToOpen: number; probeEveryMs: number };

/**
 * What a circuit breaker knows. Half-open has no state of its own: a probe is the call that an open breaker admits when
 * its time has come.
 */
export type BreakerState =
  | { kind: 'closed'; since: number; failures: number; failing: ReadonlyMap<string, string> }
  | { kind: 'open'; nextProbeAt: number };

export type Admission = 'call' | 'probe' | 'refused';

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
