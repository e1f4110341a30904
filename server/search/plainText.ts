import { decodeHTML } from 'entities';
import { anchorsOf } from '#schema/anchors.ts';

/** Text below a second-level heading; text before the first one has no heading. */
export type HeadedText = { heading: string | undefined; text: string };

/** Elements whose content is not text of the page. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'template', 'noscript', 'svg']);

/** Returns the text of HTML. */
export function textOfHtml(html: string): string {
  return splitAtHeadings(html)
    .flatMap(({ heading, text }) => [heading ?? '', text])
    .filter((part) => part !== '')
    .join(' ');
}

/** Splits a post's HTML at its headings. Linear in the length, even for malformed HTML. */
export function splitAtHeadings(html: string): HeadedText[] {
  const parts: HeadedText[] = [];
  let heading: string | undefined;
  let pieces: string[] = [];
  let place = 0;
  while (place < html.length) {
    const open = html.indexOf('<', place);
    pieces.push(html.slice(place, open === -1 ? html.length : open));
    if (open === -1) break;
    const [, slash, name = ''] = /^<(\/?)(!--|[a-z][a-z\d]*)/i.exec(html.slice(open, open + 12)) ?? [];
    if (name === '') {
      pieces.push('<');
      place = open + 1;
      continue;
    }
    const close = name === '!--' ? '-->' : '>';
    const end = html.indexOf(close, open);
    if (end === -1) break;
    place = end + close.length;
    const tag = name.toLowerCase();
    // Separates table cells in an excerpt.
    pieces.push(slash === '/' && (tag === 'td' || tag === 'th') ? ' · ' : ' ');
    if (tag === 'h2') {
      const text = wordsOf(pieces);
      if (slash === '') parts.push({ heading, text });
      heading = slash === '' ? undefined : text;
      pieces = [];
    } else if (slash === '' && unread.has(tag)) {
      const closing = new RegExp(`</${tag}`, 'gi');
      closing.lastIndex = place;
      const closed = closing.exec(html);
      if (closed === null) break;
      place = closed.index;
    }
  }
  return [...parts, { heading, text: wordsOf(pieces) }];
}

function wordsOf(pieces: readonly string[]): string {
  return decodeHTML(pieces.join('')).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the anchors of a post's headings, as in its table of contents. */
export function placesOfHeadings(headings: readonly (string | undefined)[]): string[] {
  const anchors = anchorsOf(headings.filter((each) => each !== undefined));
  let index = 0;
  return headings.map((each) => {
    const id = each === undefined ? undefined : anchors[index++]?.id;
    return id === undefined ? '' : `#${encodeURIComponent(id)}`;
  });
}

/** Returns a text fragment that leads to a heading without an ID; browsers without support show the page. */
export function placeOfText(text: string): string {
  return `#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
}
