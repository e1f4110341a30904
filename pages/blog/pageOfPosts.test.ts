import { expect, it } from 'vitest';
import { idsOf, pageOf } from './pageOfPosts.ts';

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

it.each([
  [27, 1, 3, range(12)],
  [27, 3, 3, [25, 26, 27]],
  [24, 2, 2, range(24).slice(12)],
  [12, 1, 1, range(12)],
  [0, 1, 1, []],
])('pageOf splits %i posts into pages (page %i)', (total, number, pageCount, posts) => {
  expect(pageOf(range(total), number)).toEqual({ posts, pageCount, itemCount: total });
});

it('idsOf requests a nonexistent ID for an empty list', () => {
  expect(idsOf([])).toEqual(['0']);
  expect(idsOf([{ databaseId: 7 }])).toEqual(['7']);
});
