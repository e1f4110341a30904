export type Token = { text: string; kind: 'comment' | 'string' | 'number' | undefined };

// A comment begins a line or follows a space, so that the slashes of an address are none.
const token =
  /(?<comment>(?<=^|\s)(?:#|\/\/)[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*"|'[^']*')|(?<number>\b\d[\d.]*\b)/gm;

/** Takes code apart into comments, strings, numbers and the rest, whatever language it is in. */
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
