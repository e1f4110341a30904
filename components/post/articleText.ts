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

/**
 * Whether WordPress has made an excerpt of the text, as it does where the editor has written none: from its beginning on,
 * without code, lists and captions, cut off after some words.
 */
export function isTakenFrom(excerpt: string, text: string): boolean {
  const begin = wordsOf(excerpt);
  if (begin === '') return false;
  if (begin.endsWith('[…]')) return true;
  // Of what WordPress could not embed, the excerpt has the address.
  const words = begin.replaceAll(/https?:\/\/\S+/g, '').replaceAll(' ', '');
  const all = wordsOf(text).replaceAll(' ', '');
  return all.startsWith(words.slice(0, sameBeginning)) && isWithin(words, all);
}

/** In letters: so many are no chance. */
const sameBeginning = 20;

/** Whether `words` is what is left of `all` when parts of it are taken out. */
function isWithin(words: string, all: string): boolean {
  let found = 0;
  for (const letter of all) if (letter === words[found]) found += 1;
  return found >= words.length;
}
