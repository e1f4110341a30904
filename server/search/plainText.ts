import { decodeHTML } from 'entities';
import { anchorsOf } from '#schema/anchors.ts';

/** Text below a heading of the second level; what stands before the first has none. */
export type HeadedText = { heading: string | undefined; text: string };

/** Elements whose content is no text of a page. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'template', 'noscript', 'svg']);

/** The words of HTML. */
export function textOfHtml(html: string): string {
  return splitAtHeadings(html)
    .flatMap(({ heading, text }) => [heading ?? '', text])
    .filter((part) => part !== '')
    .join(' ');
}

/** An article's text below each of its headings. Reads each letter once, whatever was written. */
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
    // Cells are apart in an excerpt as they are on the page.
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

/** The places of an article's headings, as its contents list has them. */
export function placesOfHeadings(headings: readonly (string | undefined)[]): string[] {
  const anchors = anchorsOf(headings.filter((each) => each !== undefined));
  let index = 0;
  return headings.map((each) => {
    const id = each === undefined ? undefined : anchors[index++]?.id;
    return id === undefined ? '' : `#${encodeURIComponent(id)}`;
  });
}

/** Where a heading without an id stands: browsers scroll to the text, or show the page. */
export function placeOfText(text: string): string {
  return `#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
}
