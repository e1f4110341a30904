import { describe, expect, it } from 'vitest';
import { pageWindow } from './Pager.tsx';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
  ])('returns the page numbers to show on page %i of %i', (current, count, pages) => {
    expect(pageWindow(current, count)).toEqual(pages);
  });
});
