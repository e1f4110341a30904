import { glob } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '#locales/locales.ts';
import { normalised } from './visibleTexts.ts';

const root = path.resolve(import.meta.dirname, '../../../cms/content');

/** Returns the words in a text that consist of letters, without dates, numbers, prices and punctuation. */
const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

/** Collects the texts of the demo content. `has` returns whether a text of a page is part of it. */
export async function contentTexts(): Promise<{ has(text: string): boolean }> {
  const texts: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })) {
    collect(await import(path.join(root, file)), texts, new Set());
  }
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 15)).toLocaleDateString('sv-SE', { month: 'long' }),
  );
  const names = [
    ...Object.values(locales).map(({ name }) => name),
    'Svenska',
    'SV',
    'EUR',
    'USD',
    'DKK',
    'example.com',
    // Swedish format of `Intl`, the title of the API, and the test's host.
    'dygn',
    'Kystlink API',
    'localhost',
    'sv',
  ];
  const knownText = ` ${wordsOf(normalised([...texts, ...dates, ...names].join(' • '))).join(' ')} `;
  return {
    has: (text) => {
      // `Dkr` is the Swedish format of `DKK` within sentences.
      const unmarkedText = text.replaceAll(/⟦[^⟧]*⟧?|[^⟦⟧]*⟧|\bDkr\b/g, ' • ');
      return unmarkedText
        .split(/[•|–.,:;“”"()]/)
        .every((fragment) => knownText.includes(` ${wordsOf(fragment).join(' ')} `.replace(/^ +$/, ' ')));
    },
  };
}

function collect(value: unknown, texts: string[], visited: Set<unknown>): void {
  if (typeof value === 'string') texts.push(...wordsOfHtml(value));
  if (typeof value !== 'object' || value === null || visited.has(value)) return;
  visited.add(value);
  for (const item of Object.values(value)) collect(item, texts, visited);
}

/** Returns the words in an HTML field, including the alternative texts of its images. */
function wordsOfHtml(html: string): string[] {
  const attributeTexts = [...html.matchAll(/(?:alt|title)="([^"]*)"/g)].map(([, text = '']) => text);
  const text = html
    .replaceAll(/<\/?(?:a|em|strong|code|b|i|span|abbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' • ');
  return [text, html.replaceAll(/<[^>]+>/g, ' • '), ...attributeTexts].map((markup) =>
    markup.replaceAll(/&nbsp;|&shy;/g, ' ').replaceAll('&amp;', '&'),
  );
}
