import type { DrawnPage } from '#schema/drawnPage.ts';

/** A document as it is sent: with its page, where it has one, in the place of the mark. */
export function assembleDocument(document: string, page: DrawnPage | undefined): Buffer {
  const at = page === undefined ? -1 : document.indexOf(page.mark);
  if (page === undefined || at === -1) return Buffer.from(document);
  return Buffer.concat([
    Buffer.from(shortHead(withoutIndent(document.slice(0, at)))),
    page.bytes,
    Buffer.from(withoutIndent(document.slice(at + page.mark.length))),
  ]);
}

/** Round a page there are elements alone, which nothing divides; their attributes and structured data have no bare `<`. */
function withoutIndent(html: string): string {
  return html.replaceAll(/>\s+</g, '><');
}

/** A head as HTML rather than XML has it; React escapes each `>` of an attribute. */
function shortHead(html: string): string {
  return html.replaceAll(/ ?\/>/g, '>').replaceAll(' type="text/css"', '');
}
