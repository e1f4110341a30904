import type { PageContextServer } from 'vike/types';
import { pageSheets } from './head/pageSheets.ts';

/** React escapes every `<` in a head, and `scriptJson` in structured data. */
const mark = '<!--page-->';

/** React asks for pictures that are seen at once in front of the page whose first lines ask for them. */
const hints = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Of a `SectionBoundary`, for a page that is hydrated as a whole: islands are by themselves. */
const boundaries = /<!--\$-->(?=<section)|(?<=<\/section>)<!--\/\$-->/g;

/**
 * Takes the page that React has drawn out of the document that Vike composes round it, as bytes, which the server puts
 * back (docs/performance.md): the document's text is made anew and searched several times.
 */
export function extractPageHtml(pageContext: PageContextServer): void {
  const html = (pageContext.pageHtmlString ?? '').replace(hints, '').replaceAll(boundaries, '');
  pageContext.drawnPage = { bytes: Buffer.from(html), mark, sheets: pageSheets(html) };
  pageContext.pageHtmlString = mark;
}
