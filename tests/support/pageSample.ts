import type { APIRequestContext } from '@playwright/test';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { isFull } from './fullSuite.ts';
import { pagesOfSitemap } from './sitemaps.ts';

/** English pages, one of each kind, because two pages of a kind differ only in content. */
const samplePages = new Set([
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
 * Returns the addresses that a test opens in a browser: one page of each kind, or in the full suite every page of the
 * language. With `isShared`, a test that covers all languages opens each kind in only one of them.
 */
export async function pagesToOpen(
  request: APIRequestContext,
  locale: Locale,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<string[]> {
  const listedPages = await pagesOfSitemap(request, `/sitemap-${locale}.xml`);
  const openedPages = listedPages.filter(({ languageLinks }) => {
    const english = languageLinks.find(([language]) => language === 'en')?.[1];
    return isFull || (english !== undefined && samplePages.has(new URL(english).pathname));
  });
  if (openedPages.length < 10)
    throw new Error(`Only ${openedPages.length} pages in ${locale} are of a known kind.`);
  const localeIndex = localeCodes.indexOf(locale);
  return openedPages
    .filter((_, index) => isFull || !isShared || index % localeCodes.length === localeIndex)
    .map(({ url }) => url);
}
