import type { Anchor } from '#schema/anchors.ts';
import { lineOf } from '#schema/markup.ts';

/** A heading of the second level in text that the server has sanitised: `<` and `>` stand for tags alone there. */
const heading = /<h2( [^<>]*)?>((?:(?!<h2[ >]).)*?)<\/h2>/gs;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
};

/** The words of sanitised HTML. */
function wordsOf(html: string): string {
  return lineOf(html)
    .replaceAll(/&(?:lt|gt|quot|amp|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What the headings of a text say, in their order. */
export function headingsOf(html: string): string[] {
  return [...html.matchAll(heading)].map(([, , words = '']) => wordsOf(words));
}

/** The text with the anchors of its headings, by their order. A name that an editor gave stays beside it. */
export function withHeadingIds(html: string, anchors: readonly (Anchor | undefined)[]): string {
  let index = -1;
  return html.replaceAll(heading, (whole, attributes: string | undefined, words: string) => {
    index += 1;
    const id = anchors[index]?.id;
    if (id === undefined) return whole;
    const own = /^(.*?) id="([^"]*)"(.*)$/s.exec(attributes ?? '');
    if (own === null) return `<h2 id="${id}"${attributes ?? ''}>${words}</h2>`;
    const name = own[2] === id ? '' : `<span id="${own[2]}"></span>`;
    return `<h2 id="${id}"${own[1]}${own[3]}>${name}${words}</h2>`;
  });
}

/** The ids that an editor has given: all of a text, and those of its headings by their order. */
export function editorIds(html: string): { all: string[]; headings: (string | undefined)[] } {
  const idIn = (attributes = '') => / id="([^"]*)"/.exec(attributes)?.[1];
  return {
    all: [...html.matchAll(/<[a-z][^<>]* id="([^"]*)"/g)].map(([, id = '']) => id),
    headings: [...html.matchAll(heading)].map(([, attributes]) => idIn(attributes)),
  };
}

/**
 * Whether WordPress has made an excerpt of the text, as it does if the editor has written none: its first 55 words, with those
 * of forms and other blocks that the site leaves out, without code, tables and captions.
 */
export function isTakenFrom(excerpt: string, text: string): boolean {
  const begin = wordsOf(excerpt);
  if (begin === '') return false;
  if (begin.endsWith('[…]')) return true;
  // Of what WordPress could not embed, the excerpt has the address.
  const letters = lettersOf(begin.replaceAll(/https?:\/\/\S+/g, ''));
  const all = lettersOf(wordsOf(text));
  if (letters.length < sameBeginning) return all.startsWith(letters);
  const { share, first } = shared(letters, all.slice(0, readLetters));
  return share >= sharedByChance && (first <= nearBeginning || wordCount(begin) >= longExcerpt);
}

/** In letters: so many are no chance. */
const sameBeginning = 16;
/** In letters: an excerpt is made of the beginning, but code and tables before it may be long. */
const readLetters = 20_000;
const nearBeginning = 200;
/** In words: an editor quotes a sentence of the text, not half a paragraph. */
const longExcerpt = 28;
const sharedByChance = 0.65;
/** In letters: few of an excerpt that somebody wrote are in a text. */
const pieceLength = 10;

/** Letters and digits alone: WordPress joins the words of neighbouring cells. */
function lettersOf(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function wordCount(words: string): number {
  return words.split(' ').length;
}

/** The share of an excerpt's letters that are in pieces of the text, and the place of the first of these in the text. */
function shared(excerpt: string, text: string): { share: number; first: number } {
  const places = new Map<string, number>();
  for (let at = text.length - pieceLength; at >= 0; at -= 1) places.set(text.slice(at, at + pieceLength), at);
  let covered = 0;
  let end = 0;
  let first = Infinity;
  for (let at = 0; at + pieceLength <= excerpt.length; at += 1) {
    const place = places.get(excerpt.slice(at, at + pieceLength));
    if (place === undefined) continue;
    first = Math.min(first, place);
    covered += at + pieceLength - Math.max(end, at);
    end = at + pieceLength;
  }
  return { share: covered / excerpt.length, first };
}
