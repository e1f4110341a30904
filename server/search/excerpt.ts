import type { MarkedText } from '#schema/search.ts';
import type { Passage } from './SearchedDocument.ts';
import type { WordForms, Words } from './words.ts';

/** Word of a query. `prefix` also matches words that begin with it. */
export type SearchedWord = WordForms & { prefix: string | undefined };

/** Length of an excerpt, and how much of it precedes the first match. */
const excerptLetters = 220;
const lettersBefore = 50;

type FoundPlace = { start: number; end: number; word: number };

/** Returns the matches of the query's words in a text. */
function placesIn(text: string, searched: readonly SearchedWord[], words: Words): FoundPlace[] {
  return words.read(text).flatMap(({ plain, stem, start, end }) => {
    const word = searched.findIndex(
      (each) =>
        each.stem === stem ||
        each.plain === plain ||
        (each.prefix !== undefined && (plain.startsWith(each.prefix) || stem.startsWith(each.prefix))),
    );
    return word === -1 ? [] : [{ start, end, word }];
  });
}

/** Returns the share of the query's words that a text contains, from 0 to 1. */
export function shareFound(text: string, searched: readonly SearchedWord[], words: Words): number {
  return new Set(placesIn(text, searched, words).map(({ word }) => word)).size / searched.length;
}

/** Returns a text with the query's words marked. */
export function marked(text: string, searched: readonly SearchedWord[], words: Words): MarkedText {
  return cut(text, placesIn(text, searched, words));
}

/** Returns the passage with the most words of the query, and an excerpt of it around them. */
export function excerptOf(
  passages: readonly Passage[],
  searched: readonly SearchedWord[],
  words: Words,
): { passage: Passage | undefined; excerpt: MarkedText } {
  let best: { passage: Passage; places: FoundPlace[]; count: number } | undefined;
  for (const passage of passages) {
    const places = placesIn(passage.text, searched, words);
    const inHeading = passage.heading === undefined ? [] : placesIn(passage.heading, searched, words);
    const count = new Set([...places, ...inHeading].map(({ word }) => word)).size;
    if (count > (best?.count ?? 0)) best = { passage, places, count };
    if (count === searched.length) break;
  }
  if (best === undefined) {
    const [first] = passages;
    return {
      passage: undefined,
      excerpt: first === undefined ? [] : cut(shortened(first.text, 0, excerptLetters).text, []),
    };
  }
  const { passage, places } = best;
  const from = bestStart(places);
  const { text, start } = shortened(passage.text, Math.max(0, from - lettersBefore), excerptLetters);
  const offset = start.dropped - start.added;
  const inside = places
    .map(({ word, ...place }) => ({ word, start: place.start - offset, end: place.end - offset }))
    .filter((place) => place.start >= start.added && place.end <= text.length);
  return { passage, excerpt: cut(text, inside) };
}

/** Returns the start of the excerpt with the most different words. */
function bestStart(places: readonly FoundPlace[]): number {
  let best = { start: places[0]?.start ?? 0, count: 0 };
  for (const [index, { start }] of places.entries()) {
    const inReach = new Set<number>();
    for (const place of places.slice(index)) {
      if (place.end > start + excerptLetters - lettersBefore) break;
      inReach.add(place.word);
    }
    if (inReach.size > best.count) best = { start, count: inReach.size };
  }
  return best.start;
}

/** Returns a section of a text, cut between words. */
function shortened(whole: string, from: number, letters: number) {
  const begin = from === 0 ? 0 : nextSpace(whole, from);
  const isToEnd = whole.length - begin <= letters;
  const lastSpace = whole.lastIndexOf(' ', begin + letters);
  const end = isToEnd ? whole.length : lastSpace > begin ? lastSpace : begin + letters;
  const before = begin === 0 ? '' : '… ';
  return {
    text: `${before}${whole.slice(begin, end)}${isToEnd ? '' : ' …'}`,
    start: { dropped: begin, added: before.length },
  };
}

function nextSpace(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space - from > lettersBefore ? from : space + 1;
}

function cut(text: string, places: readonly Pick<FoundPlace, 'start' | 'end'>[]): MarkedText {
  const pieces: string[] = [];
  let last = 0;
  for (const { start, end } of places) {
    pieces.push(text.slice(last, start), text.slice(start, end));
    last = end;
  }
  return [...pieces, text.slice(last)];
}
