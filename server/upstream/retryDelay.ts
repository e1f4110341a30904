const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const longestRetryAfterMs = 2_000;

/**
 * How many milliseconds to wait before a GET that was answered like this is tried once more; undefined where it is not
 * to be. A server that wants more than two seconds is not asked again: a visitor waits.
 */
export function retryDelay(status: number, retryAfter: string | null | undefined): number | undefined {
  if (!retriedStatuses.has(status)) return undefined;
  const waitMs = retryAfterMs(retryAfter ?? undefined);
  return waitMs > longestRetryAfterMs ? undefined : waitMs;
}

/** The header's seconds or date as milliseconds from now; 0 where it says neither. */
function retryAfterMs(value: string | undefined): number {
  if (value === undefined) return 0;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
