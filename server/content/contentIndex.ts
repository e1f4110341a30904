import { locales, type Locale } from '#locales/locales.ts';
import { dayMs, hourMs } from '#schema/durations.ts';
import type { ContentOperation, FetchContent } from '#schema/pageServices.ts';
import {
  firstOf,
  type ContentIndex,
  type IndexedPage as Page,
  type IndexedPost as Post,
  type IndexedTitle,
} from '#server/lib/contentIndex.ts';
import { fetchPages, parseEntries } from '#server/lib/contentLists.ts';
import { createStaleCache } from '#server/lib/staleCache.ts';
import type { CachedRequest } from './contentService.ts';
import { IndexedPage, IndexedPost } from './indexEntries.ts';
import { pageIndexQuery, postIndexQuery } from './indexQueries.ts';

/** Interval at which entries beyond the first hundred are read again even without a purge. */
export const olderEntriesFreshMs = hourMs;

/** Approximate memory for a path and its title. */
const titleBytes = 300;

/** Returns the request of an index query. All readers of the index send the same requests, so they share responses. */
export function indexRequest({ name, text }: ContentOperation, variables: object): CachedRequest {
  return {
    name,
    text: text ?? '',
    variables,
    freshMs: 'after' in variables ? olderEntriesFreshMs : undefined,
  };
}

type Titles = ReadonlyMap<string, IndexedTitle>;

/**
 * Creates the index of all pages and posts. The content cache stores its responses, compressed, also on disk and in
 * Redis. After a purge, only those with changed entries are requested again. Titles are also in memory, by path, because
 * clients can request sharing cards of any number of unknown paths.
 */
export function createContentIndex(deps: {
  /** Fetches from the content cache. Rejects if the response is incomplete. */
  fetchContent: FetchContent;
  /** Like `fetchContent`, but returns incomplete responses. One faulty entry should not hide the titles of others. */
  fetchAvailable: FetchContent;
  freshSeconds: number;
  limitBytes: number;
}): ContentIndex & {
  /** Makes the next request for a title wait for changed entries. */
  purge(): void;
} {
  const { fetchContent, fetchAvailable } = deps;
  const titles = createStaleCache<Titles>({
    freshMs: deps.freshSeconds * 1000,
    staleMs: dayMs,
    limitBytes: deps.limitBytes,
    sizeOf: ({ size }) => size * titleBytes,
  });

  async function* pages(locale: Locale, fetch: FetchContent): AsyncGenerator<Page[]> {
    const query = { operation: pageIndexQuery, field: 'pages' } as const;
    for await (const nodes of fetchPages(fetch, query, locales[locale].languageCode))
      yield parseEntries(nodes, IndexedPage).filter((page) => page.uri !== '' && page.locale === locale);
  }
  async function* posts(locale: Locale, fetch: FetchContent): AsyncGenerator<Post[]> {
    const query = { operation: postIndexQuery, field: 'posts' } as const;
    for await (const nodes of fetchPages(fetch, query, locales[locale].languageCode))
      yield parseEntries(nodes, IndexedPost).filter((post) => post.uri !== '' && post.locale === locale);
  }

  return {
    pages: (locale) => pages(locale, fetchContent),
    posts: (locale) => posts(locale, fetchContent),
    async findPage(locale, path) {
      for await (const entries of pages(locale, fetchAvailable)) {
        const page = entries.find(({ uri }) => uri === path);
        if (page !== undefined) return page;
      }
      return undefined;
    },
    async findTitle(field, locale, path) {
      const list = (): AsyncIterable<readonly (Page | Post)[]> =>
        (field === 'pages' ? pages : posts)(locale, fetchAvailable);
      // Most cards are of recent content, which should not wait for the whole list after a start.
      const recentEntry = (await firstOf(list())).find(({ uri }) => uri === path);
      if (recentEntry !== undefined) return titleOf(recentEntry);
      const { value } = await titles.get(`${field} ${locale}`, async () => {
        const titles = new Map<string, IndexedTitle>();
        for await (const entries of list())
          for (const entry of entries) titles.set(entry.uri, titleOf(entry));
        return titles;
      });
      return value.get(path);
    },
    purge: () => void titles.purge(() => true),
  };
}

function titleOf(entry: Page | Post): IndexedTitle {
  const { title } = entry;
  return 'siteName' in entry
    ? { title, siteName: entry.siteName, category: '' }
    : { title, siteName: '', category: entry.categories[0]?.name ?? '' };
}
