import { cva } from '#styled/css';

export type Token = { text: string; kind: 'comment' | 'string' | 'number' | undefined };

// A comment starts a line or follows a space, so that the slashes of a URL do not match.
const token =
  /(?<comment>(?<=^|\s)(?:#|\/\/)[^\n]*)|(?<string>(?<!\\)"(?:[^"\\\n]|\\.)*"|'[^']*')|(?<number>\b\d[\d.]*\b)/gm;

/** Splits code of any language into comments, strings, numbers and other text. */
export function highlight(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), kind: undefined });
    const { comment, string } = match.groups ?? {};
    tokens.push({ text: match[0], kind: comment ? 'comment' : string ? 'string' : 'number' });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end), kind: undefined }] : tokens;
}

/** Colours of the tokens on a dark background. */
export const codePart = cva({
  variants: {
    kind: {
      comment: { color: 'code.comment' },
      string: { color: 'code.string' },
      number: { color: 'code.number' },
    },
  },
});

// Matches only blocks without tags and numeric character references. The references would be highlighted as numbers.
const block = /(<pre[^<>]*><code[^<>]*>)((?:[^<&]|&(?!#))*)(<\/code><\/pre>)/g;
const letters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;' };

/** Highlights code blocks in sanitised HTML. Does not change blocks that contain tags. */
export function highlightBlocks(html: string): string {
  if (!html.includes('<pre')) return html;
  return html.replaceAll(block, (_, open: string, code: string, close: string) => {
    const text = code.replaceAll(/&(?:lt|gt|quot);/g, (entity) => letters[entity] ?? entity);
    const parts = highlight(text).map((part) => {
      const escapedText = part.text.replaceAll(/[<>]/g, (letter) => entities[letter] ?? letter);
      return part.kind ? `<span class="${codePart({ kind: part.kind })}">${escapedText}</span>` : escapedText;
    });
    return `${open}${parts.join('')}${close}`;
  });
}
