import type { Anchor } from '#schema/anchors.ts';
import { lineOf } from '#schema/markup.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';

/** Matches level 2 headings in sanitised HTML, in which `<` and `>` only occur in tags. */
const heading = /<h2( [^<>]*)?>((?:(?!<h2[ >]).)*?)<\/h2>/gs;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
};

/** Returns the text of sanitised HTML. */
function plainText(html: string): string {
  return lineOf(withoutFieldPath(html))
    .replaceAll(/&(?:lt|gt|quot|amp|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the texts of the headings, in order. */
export function headingsOf(html: string): string[] {
  return [...html.matchAll(heading)].map(([, , headingHtml = '']) => plainText(headingHtml));
}

/** Adds IDs to the headings, in order. Keeps an editor's own anchor. */
export function withHeadingIds(html: string, anchors: readonly (Anchor | undefined)[]): string {
  let index = -1;
  return html.replaceAll(heading, (match, attributes: string | undefined, headingHtml: string) => {
    index += 1;
    const id = anchors[index]?.id;
    if (id === undefined) return match;
    const idMatch = /^(.*?) id="([^"]*)"(.*)$/s.exec(attributes ?? '');
    if (idMatch === null) return `<h2 id="${id}"${attributes ?? ''}>${headingHtml}</h2>`;
    const name = idMatch[2] === id ? '' : `<span id="${idMatch[2]}"></span>`;
    return `<h2 id="${id}"${idMatch[1]}${idMatch[3]}>${name}${headingHtml}</h2>`;
  });
}

/** Returns the IDs that editors set: all IDs in the text, and those of its headings in order. */
export function editorIds(html: string): { all: string[]; headings: (string | undefined)[] } {
  const idIn = (attributes = '') => / id="([^"]*)"/.exec(attributes)?.[1];
  return {
    all: [...html.matchAll(/<[a-z][^<>]* id="([^"]*)"/g)].map(([, id = '']) => id),
    headings: [...html.matchAll(heading)].map(([, attributes]) => idIn(attributes)),
  };
}

/**
 * Returns whether WordPress generated the excerpt from the text, as it does if the editor wrote none. A generated
 * excerpt has the first 55 words, including those of forms and other blocks that the site omits, but without code,
 * tables and captions.
 */
export function isTakenFrom(excerpt: string, text: string): boolean {
  const openingText = plainText(excerpt);
  if (openingText === '') return false;
  if (openingText.endsWith('[…]')) return true;
  // The excerpt contains the URLs of embeds that failed.
  const letters = lettersOf(openingText.replaceAll(/https?:\/\/\S+/g, ''));
  const articleLetters = lettersOf(plainText(text));
  if (letters.length < sameBeginning) return articleLetters.startsWith(letters);
  const { share, first } = shared(letters, articleLetters.slice(0, readLetters));
  return share >= sharedByChance && (first <= nearBeginning || wordCount(openingText) >= longExcerpt);
}

/** Number of equal letters at the beginning that cannot be a coincidence. */
const sameBeginning = 16;
/**
 * Number of the text's letters to compare. Excerpts are from its beginning, but long code and tables can precede them.
 */
const readLetters = 20_000;
const nearBeginning = 200;
/** Number of words above which a match is not a quote: editors quote a sentence, not half a paragraph. */
const longExcerpt = 28;
const sharedByChance = 0.65;
/** Length of the compared pieces in letters. Few pieces of an excerpt that an editor wrote occur in the text. */
const pieceLength = 10;

/** Returns only the letters and digits, because WordPress joins adjacent cells without a space. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function wordCount(text: string): number {
  return text.split(' ').length;
}

/**
 * Compares overlapping pieces of an excerpt with the text. Returns the share of the excerpt's letters in pieces that
 * the text contains, and the lowest index of such a piece in the text.
 */
function shared(excerpt: string, text: string): { share: number; first: number } {
  const positions = new Map<string, number>();
  for (let start = text.length - pieceLength; start >= 0; start -= 1)
    positions.set(text.slice(start, start + pieceLength), start);
  let coveredLength = 0;
  let end = 0;
  let first = Infinity;
  for (let start = 0; start + pieceLength <= excerpt.length; start += 1) {
    const position = positions.get(excerpt.slice(start, start + pieceLength));
    if (position === undefined) continue;
    first = Math.min(first, position);
    coveredLength += start + pieceLength - Math.max(end, start);
    end = start + pieceLength;
  }
  return { share: coveredLength / excerpt.length, first };
}
