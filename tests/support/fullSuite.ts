/** Whether `npm run test:full` runs: all pages, all combinations, repeated kills. `npm test` runs a sample of them. */
export const isFull: boolean = process.env['FULL_TESTS'] === 'true';

/** Returns all rows of a test table in the full suite, otherwise only the first. */
export function firstUnlessFull<T>(rows: readonly T[]): readonly T[] {
  return isFull ? rows : rows.slice(0, 1);
}
