import type Router from '@koa/router';
import * as parts from '#brand/parts.ts';
import type { Locale } from '#locales/locales.ts';
import type { PageServices } from '#schema/pageServices.ts';
import type { SearchAnswer } from '#schema/search.ts';
import type { ContentService } from '#server/content/contentService.ts';
import { HttpError } from '#server/errors.ts';
import type { PostLimits } from '#server/forms/postLimits.ts';
import type { ContentIndex } from '#server/lib/contentIndex.ts';
import type { Logger } from '#server/logger.ts';
import { createMissedSearches } from '#server/search/missedSearches.ts';
import { createSearchRouter } from '#server/search/searchRouter.ts';
import { createTextRouter, type SendDocument } from '#server/search/textRouter.ts';
import { createSiteSearch, type SiteSearch } from '#server/search/siteSearch.ts';

export type SearchServices = {
  search: SiteSearch;
  router: Router;
  /**
   * Returns the results for the search page; `undefined` while the search is unavailable. `visitor` is the client's IP
   * address.
   */
  siteSearch: (locale: Locale, query: string, visitor: string) => Promise<SearchAnswer | undefined>;
};

/** Creates the site search. Returns undefined if the feature is off. */
export function createSearchServices(deps: {
  index: ContentIndex;
  content: Pick<ContentService, 'readOnce'>;
  docsOutline: PageServices['docsOutline'];
  limits: Pick<PostLimits, 'countSearch'>;
  /** Counts a search without results; undefined if these are not counted. */
  countMiss: ((locale: string, words: string) => void) | undefined;
  /** Origin of absolute URLs, without a trailing slash. */
  siteUrl: string;
  sendDocument: SendDocument;
  logger: Logger;
}): SearchServices | undefined {
  if (!parts.siteSearch) return undefined;
  const { index, content, docsOutline, logger } = deps;
  const search = createSiteSearch({
    fetchContent: ({ name, text }, variables) => content.readOnce({ name, text: text ?? '', variables }),
    index,
    docsOutline,
    logger,
  });
  const missedSearches =
    deps.countMiss &&
    createMissedSearches({
      count: deps.countMiss,
      after(ms, callback) {
        const timer = setTimeout(callback, ms).unref();
        return () => clearTimeout(timer);
      },
    });
  const searchFor = async (visitor: string, locale: Locale, query: string) => {
    const result = await search.find(locale, query);
    missedSearches?.note({ visitor, locale, result });
    return result;
  };
  const router = createSearchRouter({ find: searchFor, limits: deps.limits });
  const { siteUrl, sendDocument } = deps;
  if (parts.agents) router.use(createTextRouter({ texts: search.texts, siteUrl, sendDocument }).routes());
  return {
    search,
    router,
    siteSearch: (locale, query, visitor) =>
      searchFor(visitor, locale, query).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 503) return undefined;
        throw error;
      }),
  };
}
