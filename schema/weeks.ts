import { dayMs } from './durations.ts';

/** Returns the Monday, in UTC, of the week that contains a time, such as `2026-05-04`. */
export function weekOf(time: number): string {
  const days = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - days * dayMs).toISOString().slice(0, 10);
}
