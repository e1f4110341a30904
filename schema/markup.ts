/**
 * Replaces every HTML tag with a space, in linear time: `/<[^>]*>/g` would search from each of 200,000 `<` to the end
 * of the text. Keeps a `<` that no `>` follows.
 */
export function withoutTags(html: string): string {
  const texts: string[] = [];
  let position = 0;
  for (let tagStart = html.indexOf('<'); tagStart !== -1; tagStart = html.indexOf('<', position)) {
    const tagEnd = html.indexOf('>', tagStart);
    if (tagEnd === -1) break;
    texts.push(html.slice(position, tagStart));
    position = tagEnd + 1;
  }
  return [...texts, html.slice(position)].join(' ');
}

/** Elements that WordPress's editor offers within a title, or that editors type there. */
const mark =
  /<\/?(?:a|abbr|b|bdi|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|tt|u|var|wbr)(?:\s[^<>]*)?\/?>/gi;

/** Removes the elements with which editors may emphasise words in a title. Any other `<` is text. */
export function withoutMarks(title: string): string {
  if (!title.includes('<')) return title;
  return title
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(mark, '')
    .trim();
}

/** Returns the text of HTML on one line; entities are not decoded. */
export function lineOf(html: string): string {
  return withoutTags(html).replaceAll(/\s+/g, ' ').trim();
}

/** Escapes text for HTML, including attributes in double quotes. */
export function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
