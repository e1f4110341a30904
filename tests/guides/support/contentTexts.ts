import { glob } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '#locales/locales.ts';
import { normalised } from './visibleTexts.ts';

const root = path.resolve(import.meta.dirname, '../../../cms/content');

/** Letters only, so that dates, numbers, prices and marks between words do not count. */
const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

/** What editors of the demonstration wrote, to ask whether a text of a page is theirs. */
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
    // As Intl writes them in Swedish, the title of the API, and where the test runs.
    'Dkr',
    'dygn',
    'Kystlink API',
    'localhost',
    'sv',
  ];
  const known = ` ${wordsOf(normalised([...texts, ...dates, ...names].join(' • '))).join(' ')} `;
  return {
    has: (text) => {
      const outside = text.replaceAll(/⟦[^⟧]*⟧?|[^⟦⟧]*⟧/g, ' • ');
      return outside
        .split(/[•|–.,:;“”"()]/)
        .every((part) => known.includes(` ${wordsOf(part).join(' ')} `.replace(/^ +$/, ' ')));
    },
  };
}

function collect(value: unknown, texts: string[], seen: Set<unknown>): void {
  if (typeof value === 'string') texts.push(...wordsOfHtml(value));
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const item of Object.values(value)) collect(item, texts, seen);
}

/** The text of a field, with what its pictures are called. */
function wordsOfHtml(html: string): string[] {
  const spoken = [...html.matchAll(/(?:alt|title)="([^"]*)"/g)].map(([, text = '']) => text);
  const text = html
    .replaceAll(/<\/?(?:a|em|strong|code|b|i|span|abbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' • ');
  return [text, html.replaceAll(/<[^>]+>/g, ' • '), ...spoken].map((each) =>
    each.replaceAll(/&nbsp;|&shy;/g, ' ').replaceAll('&amp;', '&'),
  );
}
