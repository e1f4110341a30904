import { setTimeout as pause } from 'node:timers/promises';

const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const maxRetryAfterMs = 2_000;

export type Retry<Response> = {
  /** What a response says of itself. */
  stateOf: (response: Response) => { status: number; retryAfter: string | null | undefined };
  /** True for an error that another attempt would meet again. A broken connection is none. */
  isFinal?: (error: unknown) => boolean;
  /** Ends the pause and the attempts, which heed it themselves. */
  deadline: AbortSignal;
};

/**
 * The one rule of every GET of another server: tried once more after a broken connection and after a status that passes
 * by itself, when `Retry-After` says so. A server that wants more than two seconds is not asked again: a visitor waits.
 */
export async function fetchWithRetry<Response>(
  attempt: () => Promise<Response>,
  { stateOf, isFinal = () => false, deadline }: Retry<Response>,
): Promise<Response> {
  try {
    const first = await attempt();
    const waitMs = retryDelay(stateOf(first));
    if (waitMs === undefined) return first;
    await pause(waitMs, undefined, { signal: deadline }).catch(() => undefined);
  } catch (error) {
    if (deadline.aborted || isFinal(error)) throw error;
  }
  return attempt();
}

/** In milliseconds; undefined where there is to be no second attempt. */
function retryDelay({ status, retryAfter }: ReturnType<Retry<unknown>['stateOf']>): number | undefined {
  if (!retriedStatuses.has(status)) return undefined;
  const waitMs = retryAfterMs(retryAfter ?? undefined);
  return waitMs > maxRetryAfterMs ? undefined : waitMs;
}

/** The header's seconds or date as milliseconds from now; 0 where it says neither. */
function retryAfterMs(value: string | undefined): number {
  if (value === undefined) return 0;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
