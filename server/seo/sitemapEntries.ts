import { addresses, allAddresses } from '#locales/addresses.ts';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { localisedPaths, localisePath } from '#locales/routing.ts';
import { categoryCounterparts } from '#schema/postIndex.ts';
import { allOf, type ContentIndex, type IndexedPage, type IndexedPost } from '#server/lib/contentIndex.ts';
import { isIndexed, whyUnserved } from '#server/lib/listedContent.ts';

export type SitemapEntry = {
  path: string;
  /** Indexable translations including the page itself, in the site's order of languages. */
  alternates: { locale: Locale; path: string }[];
  /** Modification time in UTC, in WordPress's format. */
  modifiedAt: string | undefined;
  /** URLs of the page's images. */
  images: readonly string[];
};

const ownPaths = allAddresses.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path);
const docsPath = addresses.docs.path;
const blogPath = addresses.blog.path;

/** Returns all indexable paths of a language: pages, posts, categories with posts, and the site's own pages. */
export async function sitemapEntries(
  locale: Locale,
  { index, hasApiReference }: { index: ContentIndex; hasApiReference: boolean },
): Promise<SitemapEntry[]> {
  const [allPages, posts] = await Promise.all([allOf(index.pages(locale)), allOf(index.posts(locale))]);
  const newestChange = latest(posts.map(({ modifiedGmt }) => modifiedGmt));
  const pages = allPages
    .filter((page) => whyUnserved(page.uri, { locale, hasApiReference }) === undefined)
    .filter(isIndexed)
    .map((page) =>
      pageEntry(page, {
        locale,
        hasApiReference,
        contentModifiedAt: page.uri === localisePath(blogPath, locale) ? newestChange : undefined,
      }),
    );

  const entries = [...pages, ...posts.filter(isIndexed).map((post) => postEntry(post, locale))];
  return uniqueByPath([
    ...entries,
    ...categoryEntries(posts, locale),
    ...ownEntries(locale, hasApiReference),
  ]);
}

function pageEntry(
  page: IndexedPage,
  {
    locale,
    hasApiReference,
    contentModifiedAt,
  }: { locale: Locale; hasApiReference: boolean; contentModifiedAt: string | undefined },
): SitemapEntry {
  return {
    path: page.uri,
    alternates: alternatesOf(page, locale).filter(
      (alternate) => whyUnserved(alternate.path, { locale: alternate.locale, hasApiReference }) === undefined,
    ),
    modifiedAt: latest([page.modifiedGmt, contentModifiedAt ?? '']),
    images: page.images,
  };
}

function postEntry(post: IndexedPost, locale: Locale): SitemapEntry {
  return {
    path: post.uri,
    alternates: alternatesOf(post, locale),
    modifiedAt: post.modifiedGmt || undefined,
    images: post.images,
  };
}

function categoryEntries(indexedPosts: readonly IndexedPost[], locale: Locale): SitemapEntry[] {
  const posts = indexedPosts.map(({ categories, translated, modifiedGmt }) => ({
    categories: categories.map(({ slug }) => slug),
    translations: translated,
    modifiedGmt,
  }));
  return [...new Set(posts.flatMap(({ categories }) => categories))].map((slug) => {
    const categoryPosts = posts.filter(({ categories }) => categories.includes(slug));
    const slugs = categoryCounterparts(categoryPosts).set(locale, slug);
    return {
      path: categoryPath(slug, locale),
      alternates: localeCodes.flatMap((code) => {
        const translated = slugs.get(code);
        return translated === undefined ? [] : [{ locale: code, path: categoryPath(translated, code) }];
      }),
      modifiedAt: latest(categoryPosts.map(({ modifiedGmt }) => modifiedGmt)),
      images: [],
    };
  });
}

function categoryPath(slug: string, locale: Locale): string {
  return localisePath(`${addresses.category.path}/${slug}`, locale);
}

function ownEntries(locale: Locale, hasApiReference: boolean): SitemapEntry[] {
  const paths = ownPaths.filter((path) => path !== docsPath || hasApiReference);
  return paths.map((path) => ({
    path: localisePath(path, locale),
    alternates: localisedPaths(path),
    modifiedAt: undefined,
    images: [],
  }));
}

function alternatesOf(node: IndexedPage | IndexedPost, locale: Locale): SitemapEntry['alternates'] {
  const translations = node.translated.filter(
    ({ path, isIndexed: isIndexable }) => isIndexable && path !== '',
  );
  return localeCodes.flatMap((code) => {
    const path =
      code === locale ? node.uri : translations.find((translation) => translation.locale === code)?.path;
    return path === undefined ? [] : [{ locale: code, path }];
  });
}

function uniqueByPath(entries: readonly SitemapEntry[]): SitemapEntry[] {
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

/** Returns the latest time. All times are UTC in the same format, so they sort as text. */
function latest(times: readonly string[]): string | undefined {
  return times.reduce<string | undefined>((last, time) => (time > (last ?? '') ? time : last), undefined);
}
