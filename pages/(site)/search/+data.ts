import type { PageContextServer } from 'vike/types';
import { data as pageData } from '#renderer/+data.ts';
import type { PageData } from '#renderer/data/PageData.ts';
import { searchedText, type SearchAnswer } from '#schema/search.ts';

export type SearchPageData = PageData & { searched: { query: string; found: SearchAnswer | undefined } };

/** Returns the common page data and the search results. Responds 503 while the search is unavailable. */
export async function data(pageContext: PageContextServer): Promise<SearchPageData> {
  const { services, locale, urlParsed } = pageContext;
  const query = searchedText(urlParsed.search['q']);
  const [page, searchResults] = await Promise.all([
    pageData(pageContext),
    services.siteSearch?.(locale, query),
  ]);
  if (searchResults === undefined) services.answerWith(503);
  const search = query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`;
  const alternates = page.alternates.map((alternate) => ({ ...alternate, path: alternate.path + search }));
  return { ...page, alternates, searched: { query, found: searchResults } };
}
