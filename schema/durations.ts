// Durations in milliseconds.
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const weekMs = 7 * dayMs;

/**
 * Returns whether a time is at most `maxMs` ago. Returns `false` for a time in the future, because the clock was set
 * back.
 */
export function isYoung(since: number, { now, maxMs }: { now: number; maxMs: number }): boolean {
  return since <= now && now - since <= maxMs;
}
