import * as parts from '#brand/parts.ts';
import { type LocalisedPath, localisePath } from './routing.ts';
import { localeCodes } from './locales.ts';
import { previewPath, newsletterPath, docsPath, searchPath } from './paths.ts';

/** Special properties of a built-in page. Other pages are rendered from the path alone. */
export type SiteAddress = {
  /** Path without language. */
  path: string;
  /** Pattern of the paths it applies to, without language. */
  pattern: RegExp;
  /** Query parameters that change the page. All others are ignored, also in the cache key. */
  queryParameters: readonly string[];
  /** Whether the page is for a single visitor: rendered for each request, never cached or prefetched. */
  isPrivate: boolean;
  /** Whether the page is in the sitemap, under the same path in every language. */
  isInSitemap: boolean;
  /** Whether the page contains the third-party API viewer, which inserts style elements and loads megabytes of code. */
  holdsViewer: boolean;
};

const defaults = { queryParameters: [], isPrivate: false, isInSitemap: false, holdsViewer: false } as const;

/** The site's own addresses, apart from articles and content pages, and what is special about each. */
export const addresses = {
  blog: {
    ...defaults,
    path: '/blog',
    pattern: /^\/blog$/,
    queryParameters: ['page', ...(parts.search ? (['q'] as const) : [])],
  },
  category: {
    ...defaults,
    path: '/blog/category',
    pattern: /^\/blog\/category\/[^/]+$/,
    queryParameters: ['page'],
  },
  qr: { ...defaults, path: '/qr', pattern: /^\/qr$/, isInSitemap: true },
  docs: {
    ...defaults,
    path: docsPath,
    pattern: /^\/docs(\/|$)/,
    isInSitemap: true,
    holdsViewer: true,
  },
  search: {
    ...defaults,
    path: searchPath,
    pattern: /^\/search$/,
    // Searches are private, and clients can make up any number of them.
    isPrivate: true,
    queryParameters: ['q'],
  },
  archive: { ...defaults, path: `${newsletterPath}/archive`, pattern: /^\/newsletter\/archive(\/|$)/ },
  newsletter: {
    ...defaults,
    path: newsletterPath,
    pattern: /^\/newsletter\/(?!archive(?:\/|$))/,
    // Links in mails contain secrets.
    isPrivate: true,
    queryParameters: ['token', 'result'],
  },
  preview: {
    ...defaults,
    path: previewPath,
    pattern: /^\/preview\//,
    isPrivate: true,
    queryParameters: ['secret'],
  },
} as const satisfies Record<string, SiteAddress>;

/** Addresses of the enabled features; other paths are available for content pages. */
export const allAddresses: readonly SiteAddress[] = [
  addresses.blog,
  addresses.category,
  ...(parts.qrPage ? [addresses.qr] : []),
  ...(parts.apiReference ? [addresses.docs] : []),
  ...(parts.siteSearch ? [addresses.search] : []),
  ...(parts.newsletter ? [addresses.archive, addresses.newsletter] : []),
  addresses.preview,
];

/** Maximum number of segments of a page's path. Pages are not nested deeper, and longer paths reach no backend. */
export const deepestPage = 6;

/**
 * Returns whether a path is below a page whose viewer has its own paths. All of them are served as the same page, and
 * clients can make up any number.
 */
export function isPlaceInViewer(address: Pick<LocalisedPath, 'path'>): boolean {
  const page = addressOf(address);
  return page !== undefined && page.holdsViewer && page.path !== address.path;
}

/** Returns the properties of a page in any language; `undefined` for most pages and for doubled language prefixes. */
export function addressOf({ path }: Pick<LocalisedPath, 'path'>): SiteAddress | undefined {
  return allAddresses.find(({ pattern }) => pattern.test(path));
}

/**
 * Paths of the shared 404 pages. The page rendered at such a path is sent for all paths without a page, with the
 * requested path inserted. `unknown` is for paths that have no page, `refused` for paths that a page's own check
 * rejected.
 */
export const notFoundPaths = {
  unknown: '/--the-address-asked-for--',
  refused: '/--the-address-refused--',
} as const;

export type NotFoundReason = keyof typeof notFoundPaths;

const notFoundAddresses = new Set(
  Object.values(notFoundPaths).flatMap((path) => localeCodes.map((locale) => localisePath(path, locale))),
);

/** Returns whether a path, including language, is that of a shared 404 page. */
export function isNotFoundAddress(address: string): boolean {
  return notFoundAddresses.has(address);
}
