import { describe, expect, it } from 'vitest';
import { nextCursor } from '#schema/connections.ts';
import { countOf, joinPosts, pageOf } from './postConnection.ts';

function connection(ids: number[], endCursor: string | null = null) {
  return {
    nodes: ids.map((databaseId) => ({ databaseId })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  };
}

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('where a list goes on', () => {
  it('is the end of what came', () => expect(nextCursor(connection([1], 'b'), 'a')).toBe('b'));
  it('is nowhere at its end', () => expect(nextCursor(connection([1]), 'a')).toBeUndefined());
  it('is nowhere when the backend stands still', () =>
    expect(nextCursor(connection([1], 'a'), 'a')).toBeUndefined());
  it('is nowhere without a list', () => expect(nextCursor(null, null)).toBeUndefined());
});

describe('joining', () => {
  it('leaves out an article that was pushed over the seam', () => {
    const joined = joinPosts(connection([3, 2], 'x'), connection([2, 1]));
    expect(joined).toEqual(connection([3, 2, 1]));
  });

  it('keeps what is there', () => {
    expect(joinPosts(null, connection([1]))).toEqual(connection([1]));
    expect(joinPosts(connection([1]), null)).toEqual(connection([1]));
  });
});

describe('a page of a list', () => {
  it.each([
    [27, 1, 3, range(12)],
    [27, 3, 3, [25, 26, 27]],
    [24, 2, 2, range(24).slice(12)],
    [12, 1, 1, range(12)],
    [0, 1, 1, []],
  ])('of %i articles, number %i', (total, number, pageCount, ids) => {
    const page = pageOf(connection(range(total)), number);
    expect(page.posts?.nodes.map(({ databaseId }) => databaseId)).toEqual(ids);
    expect(page).toMatchObject({ pageCount, itemCount: total });
  });
});

it('counts only what it has seen whole', () => {
  expect(countOf(connection(range(5)))).toBe(5);
  expect(countOf(connection(range(100), 'x'))).toBeUndefined();
});
