import type { MarkedText } from '#schema/search.ts';
import type { Passage } from './SearchedDocument.ts';
import type { WordForms, Words } from './words.ts';

/** Word of a query. `prefix`, if set, also matches words that begin with it. */
export type QueryWord = WordForms & { prefix: string | undefined };

/** Length of an excerpt, of which `contextLetters` precede the first match. */
const excerptLetters = 220;
const contextLetters = 50;

type Match = { start: number; end: number; word: number };

/** Returns the matches of the query's words in a text. */
function findMatches(text: string, queryWords: readonly QueryWord[], words: Words): Match[] {
  return words.read(text).flatMap(({ plain, stem, start, end }) => {
    const word = queryWords.findIndex(
      (candidate) =>
        candidate.stem === stem ||
        candidate.plain === plain ||
        (candidate.prefix !== undefined &&
          (plain.startsWith(candidate.prefix) || stem.startsWith(candidate.prefix))),
    );
    return word === -1 ? [] : [{ start, end, word }];
  });
}

/** Returns the share, from 0 to 1, of the query's words that a text contains. */
export function matchShare(text: string, queryWords: readonly QueryWord[], words: Words): number {
  return new Set(findMatches(text, queryWords, words).map(({ word }) => word)).size / queryWords.length;
}

/** Returns a text with the query's words marked. */
export function markWords(text: string, queryWords: readonly QueryWord[], words: Words): MarkedText {
  return splitAtMatches(text, findMatches(text, queryWords, words));
}

/** Returns the passage that contains the most words of the query, with an excerpt around them. */
export function excerptOf(
  passages: readonly Passage[],
  queryWords: readonly QueryWord[],
  words: Words,
): { passage: Passage | undefined; excerpt: MarkedText } {
  let best: { passage: Passage; matches: Match[]; count: number } | undefined;
  for (const passage of passages) {
    const matches = findMatches(passage.text, queryWords, words);
    const headingMatches =
      passage.heading === undefined ? [] : findMatches(passage.heading, queryWords, words);
    const count = new Set([...matches, ...headingMatches].map(({ word }) => word)).size;
    if (count > (best?.count ?? 0)) best = { passage, matches, count };
    if (count === queryWords.length) break;
  }
  if (best === undefined) {
    const [first] = passages;
    return {
      passage: undefined,
      excerpt: first === undefined ? [] : splitAtMatches(truncate(first.text, 0, excerptLetters).text, []),
    };
  }
  const { passage, matches } = best;
  const from = bestStart(matches);
  const { text, start } = truncate(passage.text, Math.max(0, from - contextLetters), excerptLetters);
  const offset = start.dropped - start.added;
  const visibleMatches = matches
    .map(({ word, ...match }) => ({ word, start: match.start - offset, end: match.end - offset }))
    .filter((match) => match.start >= start.added && match.end <= text.length);
  return { passage, excerpt: splitAtMatches(text, visibleMatches) };
}

/** Returns the start of the excerpt with the most different words. */
function bestStart(matches: readonly Match[]): number {
  let best = { start: matches[0]?.start ?? 0, count: 0 };
  for (const [index, { start }] of matches.entries()) {
    const inReach = new Set<number>();
    for (const match of matches.slice(index)) {
      if (match.end > start + excerptLetters - contextLetters) break;
      inReach.add(match.word);
    }
    if (inReach.size > best.count) best = { start, count: inReach.size };
  }
  return best.start;
}

/** Returns a section of a text, cut between words. */
function truncate(text: string, from: number, letters: number) {
  const sliceStart = from === 0 ? 0 : nextSpace(text, from);
  const isToEnd = text.length - sliceStart <= letters;
  const lastSpace = text.lastIndexOf(' ', sliceStart + letters);
  const end = isToEnd ? text.length : lastSpace > sliceStart ? lastSpace : sliceStart + letters;
  const ellipsisBefore = sliceStart === 0 ? '' : '… ';
  return {
    text: `${ellipsisBefore}${text.slice(sliceStart, end)}${isToEnd ? '' : ' …'}`,
    start: { dropped: sliceStart, added: ellipsisBefore.length },
  };
}

function nextSpace(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space - from > contextLetters ? from : space + 1;
}

function splitAtMatches(text: string, matches: readonly Pick<Match, 'start' | 'end'>[]): MarkedText {
  const pieces: string[] = [];
  let lastEnd = 0;
  for (const { start, end } of matches) {
    pieces.push(text.slice(lastEnd, start), text.slice(start, end));
    lastEnd = end;
  }
  return [...pieces, text.slice(lastEnd)];
}
