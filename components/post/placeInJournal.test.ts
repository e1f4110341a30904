import { describe, expect, it } from 'vitest';
import { placeInJournal } from './placeInJournal.ts';

const post = (databaseId: number, ...slugs: string[]) => ({
  databaseId,
  categories: slugs,
});

const placeIn = (posts: ReturnType<typeof post>[], databaseId: number) =>
  placeInJournal(posts, databaseId, ({ categories }) => categories);

// Newest first.
const journal = [
  post(6, 'networks'),
  post(5, 'notes'),
  post(4, 'notes', 'networks'),
  post(3, 'notes'),
  post(2, 'notes', 'networks'),
  post(1, 'company'),
];

const idsOf = ({ newer, older, related }: ReturnType<typeof placeInJournal<(typeof journal)[number]>>) => ({
  newer: newer?.databaseId,
  older: older?.databaseId,
  related: related.map(({ databaseId }) => databaseId),
});

describe('placeInJournal', () => {
  it('returns the next and previous article, and related ones by number of shared categories, newest first', () => {
    expect(idsOf(placeIn(journal, 4))).toEqual({ newer: 5, older: 3, related: [2, 6] });
  });

  it.each([
    [6, { newer: undefined, older: 5, related: [4, 2] }],
    [1, { newer: 2, older: undefined, related: [] }],
    [99, { newer: undefined, older: undefined, related: [] }],
  ])('returns only articles that exist (around article %i)', (databaseId, expected) => {
    expect(idsOf(placeIn(journal, databaseId))).toEqual(expected);
  });

  it('returns at most three related articles', () => {
    const nineArticles = Array.from({ length: 9 }, (_, index) => post(9 - index, 'notes'));
    expect(idsOf(placeIn(nineArticles, 9))).toEqual({ newer: undefined, older: 8, related: [7, 6, 5] });
  });

  it('returns the same articles for a list that contains only these', () => {
    for (const { databaseId } of journal) {
      const { newer, own, older, related } = placeIn(journal, databaseId);
      const placedPosts = new Set([newer, own, older, ...related]);
      const shortJournal = journal.filter((entry) => placedPosts.has(entry));
      expect(idsOf(placeIn(shortJournal, databaseId))).toEqual(idsOf({ newer, own, older, related }));
    }
  });
});
