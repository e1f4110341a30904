/** Whether `npm run test:full` runs: all pages, every combination, repeated kills. `npm test` runs a sample of these. */
export const isFull: boolean = process.env['FULL_TESTS'] === 'true';

/** The rows of a table that run: all in the full suite, the first in `npm test`. */
export function firstUnlessFull<T>(rows: readonly T[]): readonly T[] {
  return isFull ? rows : rows.slice(0, 1);
}
