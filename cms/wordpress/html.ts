import type { Locale } from '#locales/locales.ts';
import { lineOf } from '#schema/markup.ts';
import type { Addresses } from './addresses.ts';

const beginsWithBlock =
  /^<(p|h[1-6]|ul|ol|dl|table|blockquote|figure|pre|div|hr|script|iframe|img|address|section|details)\b/i;
const linkAttribute = /\b(href|src)="((?:page|post|category|upload|docs|qr|blog)(?:[:/#][^"]*)?)"/g;
const bareAmpersand = /&(?!#?\w+;)/g;

/** Renders a WYSIWYG field like WordPress, with paragraphs, `&#038;` and absolute links to its own host. */
export function renderWysiwyg(html: string, locale: Locale, addresses: Addresses): string | null {
  const text = html.trim();
  if (text === '') return null;
  const paragraphs = beginsWithBlock.test(text) ? text : `<p>${text.replaceAll('\n\n', '</p>\n<p>')}</p>`;
  const withLinks = paragraphs.replaceAll(
    linkAttribute,
    (_, attribute: string, target: string) => `${attribute}="${addresses.resolve(target, locale)}"`,
  );
  return `${withLinks.replaceAll(bareAmpersand, '&#038;')}\n`;
}

/** Returns the text of an HTML fragment, for reading time and search. */
export function textOf(html: string): string {
  return lineOf(html);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
