import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import { admit, closedBreaker, fail, succeed } from '#server/lib/contentApiGuard.ts';

/** Number of consecutive failures after which refreshes pause, like the circuit breaker's. */
const failuresToOpen = 5;

export type RefreshPause = {
  /** Makes a call. Rejects with `RequestNotSentError` if it is a refresh and refreshes are paused. */
  run: <T>(call: { key: string; kind: string; isRefresh: boolean }, make: () => Promise<T>) => Promise<T>;
};

/**
 * Creates a guard that pauses refreshes while the backend responds to every query with errors. The backend is up, so
 * the circuit breaker stays closed, and content without a copy is still requested. Until a query succeeds, one copy is
 * refreshed per interval.
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
    async run({ key, kind, isRefresh }, refresh) {
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
        const result = await refresh();
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
