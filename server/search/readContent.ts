import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { docsPath } from '#locales/paths.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { nextCursor } from '#schema/connections.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import type { ContentIndex, IndexedPage, IndexedPost } from '#server/lib/contentIndex.ts';
import { fetchPage, fetchPages } from '#server/lib/contentLists.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { isIndexed, whyUnserved } from '#server/lib/listedContent.ts';
import { searchPages, searchPosts, searchProducts } from './operations.ts';
import { readPage, readPost, readProduct, type Searchable } from './readDocuments.ts';
import type { SearchedDocument } from './SearchedDocument.ts';

/** Number of calls without a pause; every later call waits first. */
const freeCalls = 4;
const betweenCallsMs = 250;
/** Maximum number of IDs per call. */
export const maxIdsPerCall = 50;

export type ContentSource = {
  index: ContentIndex;
  /** Fetches as an anonymous user, without a cache. Rejects if the response is incomplete. */
  fetchContent: FetchContent;
  /** Returns the outline of the API reference; `undefined` if the site has none. */
  docsOutline: (() => Promise<DocsOutline | undefined>) | undefined;
};

const Products = v.object({ products: v.object({ nodes: v.array(v.unknown()) }) });

/**
 * Creates the reader of a language's searchable documents for one update. Paths and titles come from the content index.
 * Texts are not part of it: they are read only here, in a few calls per second, and only the search index stores them.
 */
export function createContentReader(source: ContentSource, locale: Locale) {
  const { index } = source;
  const language = locales[locale].languageCode;
  const hasApiReference = source.docsOutline !== undefined;
  let calls = 0;
  const fetchContent: FetchContent = async (operation, variables) => {
    calls += 1;
    if (calls > freeCalls) await wait(betweenCallsMs, undefined, { ref: false });
    return source.fetchContent(operation, variables);
  };
  const searchablePages = () =>
    searchableIn(
      index.pages(locale),
      ({ uri }) => whyUnserved(uri, { locale, hasApiReference }) === undefined,
    );
  const searchablePosts = lazyAsync(() => searchableIn(index.posts(locale)));
  const pageTexts = { operation: searchPages, field: 'pages' } as const;
  const postTexts = { operation: searchPosts, field: 'posts' } as const;
  const postsIn = async (nodes: readonly unknown[]) => {
    const posts = await searchablePosts();
    return nodes.flatMap((node) => readPost(node, posts) ?? []);
  };

  return {
    /** Returns pages and products. The path of a product is that of a page that shows it. */
    async pagesAndProducts(): Promise<SearchedDocument[]> {
      const documents: SearchedDocument[] = [];
      const priceLists = new Map<number, { path: string; count: number }>();
      let catalogue: string | undefined;
      const pages = await searchablePages();
      for await (const nodes of fetchPages(fetchContent, pageTexts, language)) {
        for (const node of nodes) {
          const page = readPage(node, pages);
          if (page === undefined) continue;
          const { document, products, showsCatalogue } = page;
          documents.push(document);
          if (showsCatalogue) catalogue ??= document.path;
          // A product belongs to the page that compares the most products.
          for (const id of products)
            if (products.length > (priceLists.get(id)?.count ?? 0))
              priceLists.set(id, { path: document.path, count: products.length });
        }
      }
      const { products } = v.parse(Products, await fetchContent(searchProducts, { language }));
      const pathOfProduct = (id: number) => priceLists.get(id)?.path ?? catalogue;
      return [
        ...documents,
        ...products.nodes.flatMap((node) => readProduct(node, locale, pathOfProduct) ?? []),
      ];
    },
    /** Returns the operations of the API; `undefined` if the API specification is not available in time. */
    async operations(): Promise<SearchedDocument[] | undefined> {
      if (source.docsOutline === undefined) return [];
      const outline = await source.docsOutline();
      return outline?.groups.flatMap((group) =>
        group.operations.map((operation) => ({
          id: `operation:${operation.method} ${operation.path}`,
          kind: 'operation' as const,
          path: `${localisePath(docsPath, locale)}/${operation.address}`,
          title: operation.title,
          passages: [
            {
              heading: group.name,
              place: '',
              text: `${operation.method} ${operation.path}${group.description === undefined ? '' : ` · ${group.description}`}`,
            },
          ],
        })),
      );
    },
    /** Yields all posts in batches, newest first. */
    async *posts(): AsyncGenerator<SearchedDocument[]> {
      for await (const nodes of fetchPages(fetchContent, postTexts, language)) yield postsIn(nodes);
    },
    /** Returns the newest posts. `isAll` is true if there are no others. */
    async newestPosts(): Promise<{ documents: SearchedDocument[]; isAll: boolean }> {
      const list = await fetchPage(fetchContent, postTexts, { language });
      return { documents: await postsIn(list.nodes), isAll: nextCursor(list, undefined) === undefined };
    },
    /** Returns the searchable posts among those with the given IDs. */
    async postsById(ids: readonly number[]): Promise<SearchedDocument[]> {
      const posts = await searchablePosts();
      const searchableIds = ids.filter((id) => posts.has(id)).map(String);
      if (searchableIds.length === 0) return [];
      const list = await fetchPage(
        (operation, variables) => fetchContent(operation, { ...variables, ids: searchableIds }),
        postTexts,
        { language },
      );
      return postsIn(list.nodes);
    },
  };
}

/** Returns the entries of an index that search engines may index, too, and that `isShown` accepts. */
async function searchableIn<T extends IndexedPage | IndexedPost>(
  list: AsyncIterable<readonly T[]>,
  isShown: (entry: T) => boolean = () => true,
): Promise<Searchable> {
  const searchable = new Map<number, { path: string; title: string }>();
  for await (const entries of list)
    for (const entry of entries)
      if (isIndexed(entry) && isShown(entry))
        searchable.set(entry.databaseId, { path: entry.uri, title: entry.title });
  return searchable;
}

export type ContentReader = ReturnType<typeof createContentReader>;
