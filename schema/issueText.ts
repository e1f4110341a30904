import { decodeHTML } from 'entities';
import { escapeAttribute } from './markup.ts';

// Text of a newsletter issue after sanitising (`server/newsletter/issues/cleanIssueText.ts`): a few well-formed
// elements, with every `<` of the text escaped. Never pass other HTML to these functions.

/** Elements of an issue's text. */
export const issueTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'img'] as const;
export type IssueTag = (typeof issueTags)[number];

type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: IssueTag; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; tag: IssueTag };

const tokenPattern = /<(\/?)([a-z]+)((?:[^a-z<>][^<>]*)?)>|[^<]+/g;
const attributePattern = /\b([a-z]+)="([^"]*)"/g;

/** Splits sanitised HTML into tags and texts, with entities decoded. */
export function issueTokens(html: string): Token[] {
  return [...html.matchAll(tokenPattern)].flatMap(([text, slash, name, rest = '']): Token[] => {
    if (name === undefined) return [{ kind: 'text', text: decodeHTML(text) }];
    const tag = issueTags.find((candidate) => candidate === name);
    if (tag === undefined) return [];
    if (slash === '/') return [{ kind: 'close', tag }];
    const attributes = [...rest.matchAll(attributePattern)].map(([, key = '', value = '']) => [
      key,
      decodeHTML(value),
    ]);
    return [{ kind: 'open', tag, attributes: Object.fromEntries(attributes) }];
  });
}

/** Converts HTML to plain text, with list markers, and the URL of each link after its text. */
export function issuePlainText(html: string, toAbsolute: (address: string) => string): string {
  let text = '';
  const lists: { next: number | undefined }[] = [];
  const links: { href: string; from: number }[] = [];
  for (const token of issueTokens(html)) {
    if (token.kind === 'text') text += token.text.replaceAll(/\s+/g, ' ');
    else if (token.kind === 'open') {
      if (token.tag === 'ul' || token.tag === 'ol') {
        if (lists.length > 0) text = `${text.trimEnd()}\n`;
        lists.push({ next: token.tag === 'ol' ? 1 : undefined });
      }
      if (token.tag === 'br') text = `${text.trimEnd()}\n`;
      if (token.tag === 'img' && token.attributes['alt']) text += `[${token.attributes['alt']}]`;
      if (token.tag === 'a') links.push({ href: token.attributes['href'] ?? '', from: text.length });
      if (token.tag === 'li') text += listMarker(lists);
    } else {
      if (token.tag === 'a') text = closeLink(text, links.pop(), toAbsolute);
      if (token.tag === 'li') text = `${text.trimEnd()}\n`;
      if (token.tag === 'ul' || token.tag === 'ol') lists.pop();
      const isBlock = token.tag === 'p' || token.tag === 'ul' || token.tag === 'ol';
      if (isBlock && lists.length === 0) text = `${text.trimEnd()}\n\n`;
    }
  }
  return text
    .split('\n')
    .map((line) => line.replace(/^ (?=\S)/, '').trimEnd())
    .join('\n')
    .trim();
}

function listMarker(lists: { next: number | undefined }[]): string {
  const list = lists.at(-1);
  const indent = '  '.repeat(Math.max(0, lists.length - 1));
  if (list?.next === undefined) return `${indent}- `;
  const mark = `${indent}${list.next}. `;
  list.next += 1;
  return mark;
}

function closeLink(
  text: string,
  link: { href: string; from: number } | undefined,
  toAbsolute: (address: string) => string,
): string {
  if (link === undefined || link.href === '') return text;
  const address = toAbsolute(link.href);
  const linkText = text.slice(link.from).trim();
  const isShown =
    linkText === address || `mailto:${linkText}` === address || `https://${linkText}` === address;
  return isShown ? text : `${text.trimEnd()} (${address})`;
}

/** Replaces the URLs of links and images in sanitised HTML. */
export function withAddresses(html: string, address: (url: string, tagName: 'a' | 'img') => string): string {
  return html.replaceAll(
    /<(a|img)([^<>]*?)\b(href|src)="([^"]*)"/g,
    (_, tag: string, attributesBefore: string, name: string, url: string) =>
      `<${tag}${attributesBefore}${name}="${escapeAttribute(address(decodeHTML(url), tag === 'a' ? 'a' : 'img'))}"`,
  );
}

/** Returns the URL of a text's image; `undefined` if it has none. */
export function issuePicture(html: string): string | undefined {
  const [, url] = /<img[^<>]*?\bsrc="([^"]*)"/.exec(html) ?? [];
  return url === undefined ? undefined : decodeHTML(url);
}
