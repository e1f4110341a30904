import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import { admit, closedBreaker, fail, succeed } from '#server/lib/contentApiGuard.ts';

/** Failures in a row after which refreshes pause, as with the circuit breaker. */
const failuresToOpen = 5;

export type RefreshPause = {
  /** Makes a call. Rejects with `RequestNotSentError` if it is a refresh and refreshes are paused. */
  run: <T>(call: { key: string; kind: string; isRefresh: boolean }, make: () => Promise<T>) => Promise<T>;
};

/**
 * Creates a pause of refreshes while the backend responds to every query with errors. It is up, so the circuit breaker
 * stays closed, and pages without a copy are still requested. Copies are refreshed one per interval until a query
 * succeeds.
 */
export function createRefreshPause({
  everyMs,
  now = () => performance.now(),
}: {
  everyMs: number;
  now?: () => number;
}): RefreshPause {
  const rules = { failuresToOpen, probeEveryMs: everyMs };
  let breaker = closedBreaker;
  return {
    async run({ key, kind, isRefresh }, make) {
      const startedAt = now();
      if (isRefresh) {
        const { state, admission } = admit(breaker, startedAt, rules);
        breaker = state;
        if (admission === 'refused')
          throw new RequestNotSentError(
            'Refreshes are paused because the content backend responds with errors.',
          );
      }
      try {
        const result = await make();
        breaker = succeed(breaker, { startedAt }, now());
        return result;
      } catch (error) {
        const hasResponse = error instanceof UpstreamError && !error.isOutage;
        if (hasResponse && !(error instanceof RequestNotSentError))
          breaker = fail(breaker, { key, kind, startedAt }, now(), rules);
        throw error;
      }
    },
  };
}
