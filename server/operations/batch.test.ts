import { expect, it } from 'vitest';
import { boundedRows, otherName } from './batch.ts';

it('boundedRows merges the rows of all names beyond the limit, and does not change its input', () => {
  const row = (name: string) => ({ name, views: 1 });
  const waitingRows = ['a', 'b', 'c', 'd', 'stored'].map(row);
  const merge = (target: { views: number }, { views }: { views: number }) => (target.views += views);
  expect(boundedRows(waitingRows, { stored: ['stored'], max: 2, merge })).toEqual([
    row('a'),
    { name: otherName, views: 3 },
    row('stored'),
  ]);
  expect(waitingRows).toEqual(['a', 'b', 'c', 'd', 'stored'].map(row));
});
