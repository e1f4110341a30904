import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import type { Locale } from '#locales/locales.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';

/** Returns every text on a page that visitors can see or hear, except those marked as another language. */
export async function textsOf(page: Page): Promise<string[]> {
  return (await page.evaluateHandle(() => document)).evaluate(textsIn);
}

// Shared by all documents, because creating a window takes longer than reading a page.
const { DOMParser } = new JSDOM().window;

/** Returns the same texts as `textsOf` for a page's HTML, without a browser. */
export function textsOfHtml(html: string): string[] {
  return textsIn(new DOMParser().parseFromString(html, 'text/html'));
}

function textsIn(page: Document): string[] {
  const textNode = 3;
  const isElement = (node: Node): node is Element => node.nodeType === 1;
  const language = page.documentElement.lang;
  const texts = [page.title, page.querySelector('meta[name=description]')?.getAttribute('content')];
  // Walks the nodes one by one, because selectors and node lists are ten times slower in jsdom.
  const read = (element: Element, isForeignAround: boolean) => {
    if (element.localName === 'script' || element.localName === 'style') return;
    const ownLanguage = element.getAttribute('lang');
    const isForeign = ownLanguage === null ? isForeignAround : ownLanguage !== language;
    if (!isForeign)
      for (const name of ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'])
        texts.push(element.getAttribute(name));
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === textNode && !isForeign) texts.push(node.nodeValue);
      if (isElement(node)) read(node, isForeign);
    }
  };
  read(page.body, false);
  return texts.flatMap((text) => text?.replace(/\s+/g, ' ').trim() || []);
}

/** Words that most longer English sentences contain, and no Danish or German sentence does. */
const plainEnglish = /\b(the|this|with|you|your)\b/i;

/** Returns the texts that are English sentences. */
export function englishSentences(texts: readonly string[]): string[] {
  return texts.filter((text) => plainEnglish.test(text));
}

/**
 * Returns a function that finds interface texts left in English although the catalogue of the language translates them.
 */
export function findsEnglish(locale: Locale): (texts: readonly string[]) => string[] {
  const messages = ['locales', 'brand/locales'].flatMap((folder) => {
    const file = new URL(`../../${folder}/${locale}/messages.po`, import.meta.url);
    return existsSync(file) ? readCatalogue(readFileSync(file, 'utf8')).messages : [];
  });
  const ownTexts = new Set(messages.map(({ translation }) => translation));
  const patterns = messages
    .filter(({ source, translation }) => translation !== '' && !ownTexts.has(source))
    .flatMap(({ source }) => formsOf(source).flatMap(piecesOf).map(patternOf));
  return (texts) => texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
}

/** Returns each form of a plural, or the message itself. */
function formsOf(message: string): string[] {
  if (!message.includes(', plural,')) return [message];
  return [...message.matchAll(/(?:\w+|=\d+) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, form = '']) => form);
}

/** Splits a message at its elements, because each piece is a separate text on the page. */
function piecesOf(message: string): string[] {
  const lettersOf = (text: string) => text.replaceAll(/\{[^{}]*\}|#/g, '').replaceAll(/\P{L}/gu, '');
  return message
    .split(/<\/?\d+\/?>/)
    .map((fragment) => fragment.replace(/\s+/g, ' ').trim())
    .filter((fragment) => lettersOf(fragment).length > 3);
}

function patternOf(fragment: string): RegExp {
  const literal = fragment.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^{}]*\}|#/g, '.+');
  return new RegExp(`^${literal}$`, 'u');
}
