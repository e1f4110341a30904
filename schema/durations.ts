// In milliseconds.
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const weekMs = 7 * dayMs;

/** Whether something is at most `maxMs` old. Times in the future are not: the clock was set back. */
export function isYoung(since: number, { now, maxMs }: { now: number; maxMs: number }): boolean {
  return since <= now && now - since <= maxMs;
}
