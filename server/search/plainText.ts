import { decodeHTML } from 'entities';
import { anchorsOf } from '#schema/anchors.ts';

/** Text under a second-level heading. Text before the first one has no heading. */
export type HeadedText = { heading: string | undefined; text: string };

/** Elements whose content is not part of the page's text. */
const ignoredElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'template',
  'noscript',
  'svg',
]);

/** Returns the plain text of a post, headings included, for the search index. */
export function textOfHtml(html: string): string {
  return splitAtHeadings(html)
    .flatMap(({ heading, text }) => [heading ?? '', text])
    .filter((piece) => piece !== '')
    .join(' ');
}

/** Splits a post's HTML at its headings. Linear in the length, even for malformed HTML. */
export function splitAtHeadings(html: string): HeadedText[] {
  const sections: HeadedText[] = [];
  let heading: string | undefined;
  let pieces: string[] = [];
  let position = 0;
  while (position < html.length) {
    const tagStart = html.indexOf('<', position);
    pieces.push(html.slice(position, tagStart === -1 ? html.length : tagStart));
    if (tagStart === -1) break;
    const [, slash, name = ''] =
      /^<(\/?)(!--|[a-z][a-z\d]*)/i.exec(html.slice(tagStart, tagStart + 12)) ?? [];
    if (name === '') {
      pieces.push('<');
      position = tagStart + 1;
      continue;
    }
    const closingMark = name === '!--' ? '-->' : '>';
    const end = html.indexOf(closingMark, tagStart);
    if (end === -1) break;
    position = end + closingMark.length;
    const tag = name.toLowerCase();
    // Separates table cells in an excerpt.
    pieces.push(slash === '/' && (tag === 'td' || tag === 'th') ? ' · ' : ' ');
    if (tag === 'h2') {
      const text = joinText(pieces);
      if (slash === '') sections.push({ heading, text });
      heading = slash === '' ? undefined : text;
      pieces = [];
    } else if (slash === '' && ignoredElements.has(tag)) {
      const closingTag = new RegExp(`</${tag}`, 'gi');
      closingTag.lastIndex = position;
      const closed = closingTag.exec(html);
      if (closed === null) break;
      position = closed.index;
    }
  }
  return [...sections, { heading, text: joinText(pieces) }];
}

function joinText(pieces: readonly string[]): string {
  return decodeHTML(pieces.join('')).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the anchors of a post's headings, as in its table of contents. */
export function headingFragments(headings: readonly (string | undefined)[]): string[] {
  const anchors = anchorsOf(headings.filter((heading) => heading !== undefined));
  let index = 0;
  return headings.map((heading) => {
    const id = heading === undefined ? undefined : anchors[index++]?.id;
    return id === undefined ? '' : `#${encodeURIComponent(id)}`;
  });
}

/**
 * Returns a text fragment that leads to a heading without an ID. Browsers that do not support text fragments show the
 * top of the page.
 */
export function textFragment(text: string): string {
  return `#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
}
