/** Whether `npm run test:full` runs: all pages, every combination, repeated kills. `npm test` runs a sample of these. */
export const isFull: boolean = process.env['FULL_TESTS'] === 'true';
