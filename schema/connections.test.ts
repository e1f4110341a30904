import { describe, expect, it } from 'vitest';
import { collectPages, nextCursor } from './connections.ts';

type NumbersPage = { items: number[]; next: number | undefined };
type Variables = { after?: number };

const list = {
  next: ({ next }: NumbersPage): Variables | undefined => (next === undefined ? undefined : { after: next }),
  merge: (collected: NumbersPage, following: NumbersPage) => ({
    items: [...collected.items, ...following.items],
    next: following.next,
  }),
};

/** Creates a backend that returns `size` numbers per call. */
function backend(total: number, size: number) {
  const calls: Variables[] = [];
  const fetchNumbers = async (variables: Variables): Promise<NumbersPage> => {
    calls.push(variables);
    const start = variables.after ?? 0;
    const end = Math.min(total, start + size);
    const items = Array.from({ length: end - start }, (_, index) => start + index);
    return { items, next: end < total ? end : undefined };
  };
  return { calls, fetchNumbers };
}

describe('collectPages', () => {
  it('fetches a list until its end', async () => {
    const { fetchNumbers, calls } = backend(7, 3);
    const { items } = await collectPages(list, {}, fetchNumbers);
    expect(items).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(calls).toEqual([{}, { after: 3 }, { after: 6 }]);
  });

  it('needs a single call for a short list', async () => {
    const { fetchNumbers, calls } = backend(3, 3);
    await collectPages(list, {}, fetchNumbers);
    expect(calls).toHaveLength(1);
  });

  it('makes a single call if the definition has no next', async () => {
    const { fetchNumbers, calls } = backend(7, 3);
    await collectPages({}, {}, fetchNumbers);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a different cursor', true, 'b', 'b'],
    ['the requested cursor', true, 'a', undefined],
    ['a cursor on the last page', false, 'b', undefined],
    ['a missing cursor', true, null, undefined],
  ])('nextCursor follows the backend’s cursor: %s', (_named, hasNextPage, endCursor, expected) => {
    expect(nextCursor({ pageInfo: { hasNextPage, endCursor } }, 'a')).toBe(expected);
  });

  it('stops after the maximum number of calls', async () => {
    const { fetchNumbers, calls } = backend(Number.MAX_SAFE_INTEGER, 1);
    await collectPages(list, {}, fetchNumbers);
    expect(calls).toHaveLength(100);
  });
});
