import * as parts from '#brand/parts.ts';
import { type LocalisedPath, localisePath } from './routing.ts';
import { localeCodes } from './locales.ts';
import { previewPath, newsletterPath, docsPath, searchPath } from './paths.ts';

/** What is particular to a page of the site's own; everything else is drawn from its path alone. */
export type SiteAddress = {
  /** Without a language. */
  path: string;
  /** Which paths it speaks for, without their language. */
  pattern: RegExp;
  /** Query parameters that change what is drawn. All others neither reach the content nor make another page. */
  counted: readonly string[];
  /** For one reader alone: drawn for each request, kept nowhere, never fetched ahead. */
  isPrivate: boolean;
  /** The site draws it itself, under one name in every language, and wants it found. */
  isInSitemap: boolean;
  /** Its viewer comes from others: it writes style elements, and draws megabytes which only a visitor is to ask for. */
  holdsViewer: boolean;
};

const usual = { counted: [], isPrivate: false, isInSitemap: false, holdsViewer: false } as const;

/** The site's own addresses: whatever treats a page by its address reads this table. */
export const addresses = {
  blog: {
    ...usual,
    path: '/blog',
    pattern: /^\/blog$/,
    counted: ['page', ...(parts.search ? (['q'] as const) : [])],
  },
  category: {
    ...usual,
    path: '/blog/category',
    pattern: /^\/blog\/category\/[^/]+$/,
    counted: ['page'],
  },
  qr: { ...usual, path: '/qr', pattern: /^\/qr$/, isInSitemap: true },
  docs: {
    ...usual,
    path: docsPath,
    pattern: /^\/docs(\/|$)/,
    isInSitemap: true,
    holdsViewer: true,
  },
  search: {
    ...usual,
    path: searchPath,
    pattern: /^\/search$/,
    // What somebody looks for is theirs, and anybody can make up searches without end.
    isPrivate: true,
    counted: ['q'],
  },
  archive: { ...usual, path: `${newsletterPath}/archive`, pattern: /^\/newsletter\/archive(\/|$)/ },
  newsletter: {
    ...usual,
    path: newsletterPath,
    pattern: /^\/newsletter\/(?!archive(?:\/|$))/,
    // A link in a mail is its reader's secret.
    isPrivate: true,
    counted: ['token', 'result'],
  },
  preview: { ...usual, path: previewPath, pattern: /^\/preview\//, isPrivate: true, counted: ['secret'] },
} as const satisfies Record<string, SiteAddress>;

/** Of a part that is off the address is free for a page of the content. */
export const allAddresses: readonly SiteAddress[] = [
  addresses.blog,
  addresses.category,
  ...(parts.qrPage ? [addresses.qr] : []),
  ...(parts.apiReference ? [addresses.docs] : []),
  ...(parts.siteSearch ? [addresses.search] : []),
  ...(parts.newsletter ? [addresses.archive, addresses.newsletter] : []),
  addresses.preview,
];

/** Most segments of a page's address; nobody nests pages deeper, and longer addresses reach no backend. */
export const deepestPage = 6;

/**
 * True for a place on a page whose viewer has addresses of its own below it: every one is answered, and anybody can make
 * up more without end.
 */
export function isPlaceInViewer(address: Pick<LocalisedPath, 'path'>): boolean {
  const page = addressOf(address);
  return page !== undefined && page.holdsViewer && page.path !== address.path;
}

/** What is particular to a page, in whatever language. Undefined for most, and behind a doubled prefix. */
export function addressOf({ path }: Pick<LocalisedPath, 'path'>): SiteAddress | undefined {
  return allAddresses.find(({ pattern }) => pattern.test(path));
}

/**
 * Addresses that stand for every address without a page: what is drawn there is answered everywhere else, with the
 * address asked for in its place. `unknown` has no page, `refused` was turned away by a page's own check.
 */
export const notFoundPaths = {
  unknown: '/--the-address-asked-for--',
  refused: '/--the-address-refused--',
} as const;

export type NotFoundReason = keyof typeof notFoundPaths;

const standIns = new Set(
  Object.values(notFoundPaths).flatMap((path) => localeCodes.map((locale) => localisePath(path, locale))),
);

/** Whether an address, with its language, is one of those that stand for others. */
export function isNotFoundAddress(address: string): boolean {
  return standIns.has(address);
}
