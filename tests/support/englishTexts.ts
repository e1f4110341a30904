import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import type { Locale } from '#locales/locales.ts';
import { readCatalogue } from '../../scripts/translations/readCatalogue.ts';

/** Everything on a page that a visitor could read or hear, except what is marked as another language. */
export async function textsOf(page: Page): Promise<string[]> {
  return (await page.evaluateHandle(() => document)).evaluate(textsIn);
}

/** The same of a document that no browser has opened. */
export function textsOfHtml(html: string): string[] {
  return textsIn(new JSDOM(html).window.document);
}

function textsIn(page: Document): string[] {
  const textNode = 3;
  const language = page.documentElement.lang;
  const isForeign = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') !== language;
  const found = [page.title, page.querySelector('meta[name=description]')?.getAttribute('content')];
  for (const element of page.body.querySelectorAll('*:not(script, style)')) {
    if (isForeign(element)) continue;
    for (const { nodeType, nodeValue } of element.childNodes) {
      if (nodeType === textNode) found.push(nodeValue);
    }
    for (const name of ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'])
      found.push(element.getAttribute(name));
  }
  return found.flatMap((text) => text?.replace(/\s+/g, ' ').trim() || []);
}

/** Editors use a word that is a text of the interface too, in languages where the interface has another. */
const editorsWords = new Set(['Website']);
/** What every English sentence of some length holds, and no Danish or German one. */
const plainEnglish = /\b(the|this|with|you|your)\b/i;

/** The texts that are English sentences, whoever wrote them. */
export function englishSentences(texts: readonly string[]): string[] {
  return texts.filter((text) => plainEnglish.test(text));
}

/** Finds the texts of the interface that stand in English although the language has its own. */
export function findsEnglish(locale: Locale): (texts: readonly string[]) => string[] {
  const file = new URL(`../../locales/${locale}/messages.po`, import.meta.url);
  const { messages } = readCatalogue(readFileSync(file, 'utf8'));
  const own = new Set(messages.map(({ translation }) => translation));
  const patterns = messages
    .filter(({ source, translation }) => translation !== '' && !own.has(source))
    .flatMap(({ source }) => formsOf(source).flatMap(piecesOf).map(patternOf));
  return (texts) =>
    texts.filter((text) => !editorsWords.has(text) && patterns.some((pattern) => pattern.test(text)));
}

/** Each form of a plural, or the message itself. */
function formsOf(message: string): string[] {
  if (!message.includes(', plural,')) return [message];
  return [...message.matchAll(/(?:\w+|=\d+) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, form = '']) => form);
}

/** What stands between the elements of a message, for each piece is a text of its own on the page. */
function piecesOf(message: string): string[] {
  const words = (text: string) => text.replaceAll(/\{[^{}]*\}|#/g, '').replaceAll(/\P{L}/gu, '');
  return message
    .split(/<\/?\d+\/?>/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => words(piece).length > 3);
}

function patternOf(piece: string): RegExp {
  const literal = piece.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^{}]*\}|#/g, '.+');
  return new RegExp(`^${literal}$`, 'u');
}
