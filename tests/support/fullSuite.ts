/**
 * Whether the full suite runs (`npm run test:full`): repeated kills and whole matrices. Otherwise each rule is tested by
 * one representative run.
 */
export const isFull: boolean = process.env['FULL_TESTS'] === 'true';
