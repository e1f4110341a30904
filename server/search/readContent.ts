import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { docsPath } from '#locales/paths.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { nextCursor } from '#schema/connections.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import { fetchPage } from '#server/lib/contentLists.ts';
import { searchPages, searchPosts, searchProducts } from './operations.ts';
import { readPage, readPost, readProduct, type Reading } from './readDocuments.ts';
import type { SearchedDocument } from './SearchedDocument.ts';

/** Number of calls without a pause; every later call waits first. */
const freeCalls = 4;
const betweenCallsMs = 250;
/** Maximum number of calls per list, in case the backend's cursors never end: fifty thousand posts. */
const maxCalls = 1_000;
/** Maximum number of IDs per call. */
export const maxIdsPerCall = 50;

export type ContentSource = {
  /** Fetches as an anonymous user, without a cache. Rejects if the response is incomplete. */
  fetchContent: FetchContent;
  toSitePath: (url: string) => string;
  /** Returns the outline of the API reference; `undefined` if the site has none. */
  docsOutline: (() => Promise<DocsOutline | undefined>) | undefined;
};

const Products = v.object({ products: v.object({ nodes: v.array(v.unknown()) }) });

/** Creates the reader of a language's searchable documents, which makes only a few calls per second. */
export function createContentReader(source: ContentSource, locale: Locale) {
  const language = locales[locale].languageCode;
  const reading: Reading = {
    locale,
    hasApiReference: source.docsOutline !== undefined,
    toSitePath: source.toSitePath,
  };
  let calls = 0;
  const fetchContent: FetchContent = async (operation, variables) => {
    calls += 1;
    if (calls > freeCalls) await wait(betweenCallsMs, undefined, { ref: false });
    return source.fetchContent(operation, variables);
  };

  async function* nodesOf(field: 'pages' | 'posts'): AsyncGenerator<readonly unknown[]> {
    const operation = field === 'pages' ? searchPages : searchPosts;
    let after: string | undefined;
    for (let call = 0; call < maxCalls; call += 1) {
      const list = await fetchPage(
        fetchContent,
        { operation, field },
        { language, ...(after !== undefined && { after }) },
      );
      yield list.nodes;
      after = nextCursor(list, after);
      if (after === undefined) return;
    }
  }
  const postsIn = (nodes: readonly unknown[]) => nodes.flatMap((node) => readPost(node, reading) ?? []);

  return {
    /** Returns pages and products. The path of a product is that of a page that shows it. */
    async pagesAndProducts(): Promise<SearchedDocument[]> {
      const documents: SearchedDocument[] = [];
      const priceLists = new Map<number, { path: string; count: number }>();
      let catalogue: string | undefined;
      for await (const nodes of nodesOf('pages')) {
        for (const node of nodes) {
          const page = readPage(node, reading);
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
        ...products.nodes.flatMap((node) => readProduct(node, reading, pathOfProduct) ?? []),
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
      for await (const nodes of nodesOf('posts')) yield postsIn(nodes);
    },
    /** Returns the newest posts. `isAll` is true if there are no others. */
    async newestPosts(): Promise<{ documents: SearchedDocument[]; isAll: boolean }> {
      const list = await fetchPage(fetchContent, { operation: searchPosts, field: 'posts' }, { language });
      return { documents: postsIn(list.nodes), isAll: nextCursor(list, undefined) === undefined };
    },
    /** Returns the searchable posts among those with the given IDs. */
    async postsById(ids: readonly number[]): Promise<SearchedDocument[]> {
      const list = await fetchPage(
        (operation, variables) => fetchContent(operation, { ...variables, ids: ids.map(String) }),
        { operation: searchPosts, field: 'posts' },
        { language },
      );
      return postsIn(list.nodes);
    },
  };
}

export type ContentReader = ReturnType<typeof createContentReader>;
