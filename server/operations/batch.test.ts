import { expect, it } from 'vitest';
import { boundedRows, others } from './batch.ts';

it('boundedRows merges the rows of all names beyond the limit, and does not change its input', () => {
  const row = (name: string) => ({ name, views: 1 });
  const waiting = ['a', 'b', 'c', 'd', 'stored'].map(row);
  const merge = (into: { views: number }, { views }: { views: number }) => (into.views += views);
  expect(boundedRows(waiting, { stored: ['stored'], max: 2, merge })).toEqual([
    row('a'),
    { name: others, views: 3 },
    row('stored'),
  ]);
  expect(waiting).toEqual(['a', 'b', 'c', 'd', 'stored'].map(row));
});
