import type { APIRequestContext } from '@playwright/test';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { isFull } from './fullSuite.ts';
import { pagesOfSitemap } from './sitemaps.ts';

/** An English page of each kind: what differs between two pages of a kind is content alone. */
const onePageOfEachKind = new Set([
  '/',
  '/products',
  '/products/bridge',
  '/coverage',
  '/pricing',
  '/solutions',
  '/solutions/ports',
  '/customers/nordvand',
  '/about',
  '/contact',
  '/support',
  '/terms',
  '/blog',
  '/blog/nordvand-stopped-driving',
  '/blog/category/networks',
  '/qr',
  '/docs',
]);

/**
 * The addresses that a test opens in a browser: one of each kind, or in the full suite every page of the language. A test of
 * every language opens each kind in one of them, with `isShared`.
 */
export async function pagesToOpen(
  request: APIRequestContext,
  locale: Locale,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<string[]> {
  const listed = await pagesOfSitemap(request, `/sitemap-${locale}.xml`);
  const opened = listed.filter(({ languageLinks }) => {
    const english = languageLinks.find(([language]) => language === 'en')?.[1];
    return isFull || (english !== undefined && onePageOfEachKind.has(new URL(english).pathname));
  });
  if (opened.length < 10) throw new Error(`Only ${opened.length} pages in ${locale} are of a known kind.`);
  const turn = localeCodes.indexOf(locale);
  return opened
    .filter((_, index) => isFull || !isShared || index % localeCodes.length === turn)
    .map(({ url }) => url);
}
