import type { Server } from 'node:http';
import Koa from 'koa';
import { afterEach } from 'vitest';
import type { ContentData, ContentOperation } from '#schema/pageServices.ts';
import { createContentIndex } from '#server/content/contentIndex.ts';
import { portOf } from './portOf.ts';
import { UpstreamError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { noIndex } from '#server/middleware/securityHeaders.ts';
import { createSeoRouter } from '#server/seo/seoRouter.ts';

export const siteUrl = 'https://kystlink.example';
const wordPressLocales: Record<string, string> = { en: 'en_US', da: 'da_DK', de: 'de_DE' };

let server: Server | undefined;
afterEach(() => server?.close());

type Node = { uri: string } & Record<string, unknown>;

export function node(uri: string, fields: Record<string, unknown> = {}): Node {
  return {
    uri,
    modifiedGmt: '2026-10-01T07:00:00',
    locale: { locale: 'en_US' },
    translated: [],
    seo: { metaRobotsNoindex: 'index', canonical: uri },
    pageElements: { sectionElements: null },
    categories: { nodes: [] },
    featuredImage: null,
    blogPostElements: { coverImage: null },
    ...fields,
  };
}

export function translation(uri: string, locale: string, fields: Record<string, unknown> = {}) {
  return {
    uri,
    locale: { locale: wordPressLocales[locale] },
    seo: { metaRobotsNoindex: 'index' },
    categories: { nodes: [] },
    ...fields,
  };
}

export const image = (name: string) => ({ node: { sourceUrl: `/cms/wp-content/uploads/${name}` } });
export const inCategories = (...slugs: string[]) => ({ nodes: slugs.map((slug) => ({ slug, name: slug })) });

/** Returns one page of a list with a cursor, like the backend. Each entry gets an ID and a slug. */
function connection(entries: readonly object[], after: string | undefined, size: number) {
  const start = Number(after ?? 0);
  const end = start + size;
  const nodes = entries.map((entry, index) => ({ databaseId: index + 1, slug: `entry-${index}`, ...entry }));
  return {
    nodes: nodes.slice(start, end),
    pageInfo: { hasNextPage: end < nodes.length, endCursor: String(end) },
  };
}

export type Variables = { after?: string; language?: string };

type Content = {
  /** English pages and posts. */
  pages?: Node[];
  posts?: Node[];
  /** Pages and posts in all languages, with the texts for a feed. */
  feed?: { page: object | null; posts: object[] };
  size?: number;
};

/** Starts the routes of feeds, sitemaps and the like on a free port, wired as in the server, with the given content. */
export async function startDocuments(
  content: Content = {},
  options: {
    isIndexable?: boolean;
    hasApiReference?: boolean;
    /** Contact in security.txt. Empty if the owner has not set one. */
    securityContact?: string;
    isDown?: (query: { variables: Variables }) => boolean;
    maxAddresses?: number;
  } = {},
) {
  const { pages = [], posts = [], feed, size = 100 } = content;
  const queries: (ContentOperation & { variables: Variables })[] = [];
  const fetchContent = async (operation: ContentOperation, variables: Variables): Promise<ContentData> => {
    queries.push({ ...operation, variables });
    if (options.isDown?.({ variables })) throw new UpstreamError('down');
    const { after, language } = variables;
    switch (operation.name) {
      case 'PageIndexQuery': {
        const feedPages = feed?.page ? [feed.page] : [];
        return { pages: connection(language === 'en' ? [...pages, ...feedPages] : feedPages, after, size) };
      }
      default:
        return { posts: connection(feed?.posts ?? (language === 'en' ? posts : []), after, size) };
    }
  };
  const { isIndexable = true, hasApiReference = true, maxAddresses = 10_000 } = options;
  const { securityContact = 'mailto:security@kystlink.example' } = options;
  const documents = createSeoRouter({
    limitBytes: 1024 * 1024,
    maxAddresses,
    index: createContentIndex({
      fetchContent,
      fetchAvailable: fetchContent,
      freshSeconds: 60,
      limitBytes: 1024 * 1024,
    }),
    fetchContent,
    siteUrl,
    isIndexable,
    hasApiReference,
    securityContact: securityContact || undefined,
    freshSeconds: 60,
  });
  const app = new Koa();
  app.use(errorResponses(createLogger('silent')));
  if (!isIndexable) app.use(noIndex());
  app.use(documents.router.routes());
  server = app.listen(0);
  const origin = `http://localhost:${portOf(server)}`;
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return { queries, documents, get, xml: async (path: string) => parse(await (await get(path)).text()) };
}

/** Parses XML. Throws if it is not well-formed. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [parserError] = document.getElementsByTagName('parsererror');
  if (parserError) throw new Error(parserError.textContent ?? 'not well-formed');
  return document;
}

export function textsOf(document: Document, name: string): string[] {
  return [...document.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}

/** Returns the sitemap entry of a path, with its language links as pairs. */
export function entryOf(document: Document, path: string) {
  const entry = [...document.getElementsByTagName('url')].find(
    (url) => url.getElementsByTagName('loc')[0]?.textContent === siteUrl + path,
  );
  return {
    lastmod: entry?.getElementsByTagName('lastmod')[0]?.textContent,
    links: [...(entry?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    images: [...(entry?.getElementsByTagName('image:loc') ?? [])].map((loc) => loc.textContent),
  };
}
