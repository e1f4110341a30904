import type { Locale } from '#locales/locales.ts';

/** Translation of a page or post. `locale` is undefined if the site does not have the language. */
type IndexedTranslation = {
  locale: Locale | undefined;
  /** Path on the site; empty if WordPress returned none. */
  path: string;
  isIndexed: boolean;
  categories: readonly string[];
};

/** Facts about a published page or post. Texts contain no characters that XML forbids. */
type IndexedContent = {
  databaseId: number;
  /** Path on the site. */
  uri: string;
  /** Plain text; may be empty. */
  title: string;
  /** Time in UTC, in WordPress's format; empty if unknown. */
  modifiedGmt: string;
  translated: readonly IndexedTranslation[];
  seo: { metaRobotsNoindex: string; canonical: string };
  /** URLs of its images, each once: those of a page's heroes, or a post's cover and featured image. */
  images: readonly string[];
};

export type IndexedPage = IndexedContent & {
  /** Title for search engines; may be empty, as may the others. */
  seoTitle: string;
  description: string;
  /** Name of the site for link previews. */
  siteName: string;
};

export type IndexedPost = IndexedContent & {
  slug: string;
  dateGmt: string;
  categories: readonly { name: string; slug: string }[];
};

/**
 * Title of a page or post. `siteName` is empty for posts. `category` is the name of a post's first category, and empty
 * for pages.
 */
export type IndexedTitle = { title: string; siteName: string; category: string };

/**
 * Index of published pages and posts, for sitemaps, feeds, search and sharing cards. Each list contains only entries in
 * the requested language, and no password-protected ones. Lists yield up to a hundred entries at a time, and reject if
 * WordPress fails to return an entry.
 */
export type ContentIndex = {
  pages(locale: Locale): AsyncIterable<readonly IndexedPage[]>;
  /** Yields posts, newest first. */
  posts(locale: Locale): AsyncIterable<readonly IndexedPost[]>;
  /** Returns the page with a path; `undefined` if there is none. */
  findPage(locale: Locale, path: string): Promise<IndexedPage | undefined>;
  /** Returns the title of the page or post with a path. Unlike `findPage`, it is fast for unknown paths. */
  findTitle(list: 'pages' | 'posts', locale: Locale, path: string): Promise<IndexedTitle | undefined>;
};

/** Removes characters that XML does not allow (XML 1.0, 2.2), because they would make a whole document invalid. */
export const withoutControls = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** Returns the first entries of a list: of posts, the newest hundred. */
export async function firstOf<T>(list: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  for await (const entries of list) return entries;
  return [];
}

/** Collects the entries of all batches in one array. */
export async function allOf<T>(list: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = [];
  for await (const entries of list) items.push(...entries);
  return items;
}
