import { createCallQueue, type Purpose } from './callQueue.ts';
import { admit, closedBreaker, fail, succeed } from './circuitBreaker.ts';
import { NotAskedError, UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';

const failuresToOpen = 5;

export type CallOptions = {
  /** What is asked for, and what kind of thing it is: failures of one thing alone are no outage. */
  key: string;
  kind: string;
  purpose: Purpose;
};

/** The one way to a backend, for everything that speaks to it. */
export type BackendGate = {
  /**
   * Makes a call when there is room for it, unless the circuit breaker is open. Rejects with `NotAskedError` without a
   * call, else as the call does. A probe is a single attempt.
   */
  call<T>(options: CallOptions, call: (how: { isProbe: boolean }) => Promise<T>): Promise<T>;
  /** True while the circuit breaker is open; calling this is no probe. */
  isDown(): boolean;
  /** How many calls were made so far. */
  calls(): number;
};

/** Guards a backend with a circuit breaker, and limits how many calls are made at once. */
export function createBackendGate(parts: {
  concurrency: number;
  probeEveryMs: number;
  logger: Logger;
  /** Called when the circuit breaker closes again. */
  onRecovered: () => void;
  now?: () => number;
}): BackendGate {
  const { logger, now = () => performance.now() } = parts;
  const rules = { failuresToOpen, probeEveryMs: parts.probeEveryMs };
  const queue = createCallQueue(parts.concurrency);
  let breaker = closedBreaker;
  let calls = 0;

  const settle = (next: typeof breaker) => {
    const wasOpen = breaker.kind === 'open';
    breaker = next;
    if (next.kind === 'open' && !wasOpen)
      logger.warn({}, 'the content backend fails: its circuit breaker is open');
    if (next.kind === 'closed' && wasOpen) {
      logger.info({}, 'the content backend answers again');
      parts.onRecovered();
    }
  };
  const notAsked = () => new NotAskedError('The content backend is down: its circuit breaker is open.');

  return {
    isDown: () => breaker.kind === 'open',
    calls: () => calls,
    async call({ key, kind, purpose }, call) {
      // A call that would only be refused at the end of the queue need not wait for it.
      if (admit(breaker, now(), rules).admission === 'refused') throw notAsked();
      return queue.run(purpose, async () => {
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
    },
  };
}
