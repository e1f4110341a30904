import { expect, it } from 'vitest';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { createMissedSearches, impersonalWords } from './missedSearches.ts';

function startSearching() {
  const clock = createSimulatedClock();
  const countedQueries: string[] = [];
  const misses = createMissedSearches({
    count: (_locale, words) => void countedQueries.push(words),
    ...clock,
  });
  const search = (visitor: string, query: string, count = 0) =>
    misses.note({ visitor, locale: 'en', result: { query, count, isLoose: false, results: [] } });
  return { clock, counted: countedQueries, search };
}

it('createMissedSearches counts a completed search once per visitor in ten minutes', () => {
  const { clock, counted, search } = startSearching();
  for (const query of ['Wa', 'Walr', 'Walrus']) search('a', query);
  search('b', 'walrus');
  clock.advance(9_000);
  expect(counted).toEqual([]);
  clock.advance(2_000);
  expect(counted).toEqual(['walrus', 'walrus']);
  search('a', 'walrus');
  clock.advance(60_000);
  expect(counted).toHaveLength(2);
  clock.advance(10 * 60_000);
  search('a', 'walrus');
  clock.advance(60_000);
  expect(counted).toHaveLength(3);
});

it('createMissedSearches ignores a search that the visitor continued, or corrected to a successful one', () => {
  const { clock, counted, search } = startSearching();
  search('a', 'buo');
  search('a', 'buoy', 4);
  search('b', 'buoyx');
  search('b', 'buoy', 4);
  search('c', 'walrus');
  search('c', 'buoy', 4);
  clock.advance(60_000);
  expect(counted).toEqual(['walrus']);
});

it('createMissedSearches remembers at most a thousand visitors', () => {
  const { clock, counted, search } = startSearching();
  for (let visitor = 0; visitor < 1_500; visitor += 1) search(`visitor ${visitor}`, 'walrus');
  clock.advance(60_000);
  expect(counted).toHaveLength(1_000);
});

it.each([
  ['Funk-Boje  2', 'funk-boje  2'],
  ["L’été d'eau & co", "l’été d'eau & co"],
  ['NMEA 2000', 'nmea 2000'],
  ['c++', 'c++'],
  ['v2.1 api', 'v2.1 api'],
])('impersonalWords accepts “%s”', (query, words) => {
  expect(impersonalWords(query)).toBe(words);
});

it.each([
  'ada@example.com',
  'ada (at) example.com',
  'ada.example.com',
  'ada @ example',
  'ada.example.com&co',
  'ada at пример.рф-1',
  'ada at example dot com',
  'ada snabel-a example punktum dk',
  'https://example.com/x',
  'www.example',
  '+45 12 34 56 78',
  'call 12-34-56',
  "call 12'34'56",
  'cpr 010190 & 12',
  'invoice 100234',
  '१२३४५६ buoy',
  'a1b2c3d4e5f6g7h8',
  '<script>alert',
  'x'.repeat(61),
  'x',
  '42',
])('impersonalWords rejects “%s”', (query) => {
  expect(impersonalWords(query)).toBeUndefined();
});
