import * as v from 'valibot';
import { addresses } from '#locales/addresses.ts';
import type { Locale } from '#locales/locales.ts';
import { localisePath, splitLocale } from '#locales/routing.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import type { PostIndex } from '#schema/postIndex.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import { addressById, addressOfCategory, addressOfFile } from './addressQuery.ts';

export type OldAddresses = {
  /** Returns the new path of a URL that a WordPress theme serves. Called only if the site has no page there. */
  find(path: string): Promise<string | undefined>;
  /** Returns the new path of `/?p=17` and other URLs that WordPress uses without permalinks. */
  findByQuery(path: string, search: string): Promise<string | undefined>;
  /** Returns the path on the site of a file that was linked at `/wp-content/uploads/…`. */
  findFile(path: string): string | undefined;
};

type Deps = {
  /** Returns the articles of a language. */
  readPosts: (locale: Locale) => Promise<PostIndex>;
  fetchContent: FetchContent;
  /** Reports a query without a result, which should not stay in caches: its variables are a visitor's input. */
  reportUnknown: (...call: Parameters<FetchContent>) => void;
  media: Pick<MediaPlaces, 'toSitePath'>;
  contentUrl: string;
  hasFeeds: boolean;
  hasSearch: boolean;
};

const Node = v.nullish(v.object({ uri: v.nullish(v.string()) }));
const File = v.nullish(v.object({ mediaItemUrl: v.nullish(v.string()) }));
const ById = v.object({ page: Node, post: Node, mediaItem: File });
const BySlug = v.object({ mediaItem: File });
const Categories = v.object({ categories: v.object({ nodes: v.array(v.object({ slug: v.string() })) }) });

const feedTail = /\/feed(?:\/(?:rss2?|atom|rdf))?$/;
const pageTail = /\/page\/([1-9]\d{0,5})$/;
/** Matches the date (year, month, day) at the start of an archive's path or a dated permalink. */
const dateHead = /^\/(?:19|20)\d\d(?:\/[01]?\d(?:\/[0-3]?\d)?)?(?=\/|$)/;
/** Matches the last segment of the pages that WordPress serves below an article. */
const partOfArticle = /^(?:amp|embed|trackback|\d{1,3}|comment-page-\d+)$/;

/** Creates redirects from the URLs of WordPress's own front end, so that old links and search results keep working. */
export function createOldAddresses(deps: Deps): OldAddresses {
  /** Queries the content backend and returns what `read` finds in its response. Reports queries without a result. */
  async function lookUp<T>(
    call: Parameters<FetchContent>,
    read: (response: unknown) => T | undefined,
  ): Promise<T | undefined> {
    const result = read(await deps.fetchContent(...call));
    if (result === undefined) deps.reportUnknown(...call);
    return result;
  }

  /** Returns the path of an article, a page or a file by its database ID. */
  const findById = (id: string) =>
    lookUp([addressById, { id }], (response) => {
      const parsed = v.safeParse(ById, response);
      if (!parsed.success) return undefined;
      const { post, page, mediaItem } = parsed.output;
      return (post?.uri ?? page?.uri ?? mediaItem?.mediaItemUrl) || undefined;
    });

  /** Returns whether WordPress has a category. The cached list of articles may end at the newest hundred. */
  const hasCategory = async (slug: string, language: Locale) =>
    (await lookUp([addressOfCategory, { slug, language }], (response) =>
      v.parse(Categories, response).categories.nodes.at(0),
    )) !== undefined;

  /** Returns the file that WordPress shows on an attachment page, whose slug contains no dot. */
  const findAttachment = async (slug: string) =>
    slug.includes('.')
      ? undefined
      : lookUp([addressOfFile, { slug }], (response) => {
          const parsed = v.safeParse(BySlug, response);
          return (parsed.success && parsed.output.mediaItem?.mediaItemUrl) || undefined;
        });

  return {
    async find(path) {
      const { path: fullPath, locale, isDoublePrefixed } = splitLocale(path);
      if (isDoublePrefixed) return undefined;
      const localised = (to: string) => localisePath(to, locale);
      const barePath = fullPath.replace(/(?<=.)\/$/, '').replace(/^\/index\.php(?=\/)/, '');
      const isFeed = feedTail.test(barePath);
      const pageNumber = pageTail.exec(barePath)?.[1];
      const unpaged = barePath.replace(feedTail, '').replace(pageTail, '');
      const isBelowBlog = unpaged === addresses.blog.path || unpaged.startsWith(`${addresses.blog.path}/`);
      const rest = isBelowBlog ? unpaged.slice(addresses.blog.path.length) : unpaged;
      const dateless = rest.replace(dateHead, '');
      const slugs = segmentsOf(dateless);
      const [first, second] = slugs;
      const last = slugs.at(-1);
      const posts = await deps.readPosts(locale);
      const isPost = (slug: string | undefined) => posts.some((post) => post.slug === slug);
      const isCategory = (slug: string | undefined) =>
        posts.some(({ categories }) => slug !== undefined && categories.includes(slug));
      const article = (slug: string) => localised(`${addresses.blog.path}/${encodeURIComponent(slug)}`);
      const paged = (to: string) =>
        pageNumber === undefined || pageNumber === '1'
          ? localised(to)
          : `${localised(to)}?page=${pageNumber}`;

      if (isFeed && !(isBelowBlog && slugs.length === 1 && isPost(first)))
        return deps.hasFeeds ? localised('/feed.xml') : undefined;
      if (first === 'category' && last !== undefined && slugs.length > 1) {
        if (isBelowBlog && slugs.length === 2 && unpaged === barePath) return undefined;
        return isCategory(last) || (await hasCategory(last, locale))
          ? paged(`${addresses.category.path}/${encodeURIComponent(last)}`)
          : localised(addresses.blog.path);
      }
      if (/^(?:tag|author|type)$/.test(first ?? '') && slugs.length > 1)
        return localised(addresses.blog.path);
      if (first === 'search' && slugs.length === 2 && last !== undefined && deps.hasSearch)
        return `${localised(addresses.search.path)}?q=${encodeURIComponent(last)}`;
      if (/^\/wp-sitemap[\w-]*\.xml$/.test(barePath)) return '/sitemap.xml';
      if (last === undefined)
        return pageNumber !== undefined || dateless !== rest ? paged(addresses.blog.path) : undefined;
      if (first === 'archives' && slugs.length === 2 && /^\d{1,10}$/.test(last)) return findById(last);
      if (slugs.length === 2 && first !== undefined && isPost(first) && partOfArticle.test(second ?? ''))
        return article(first);
      // `/%postname%/`, `/%category%/%postname%/` and permalinks by date.
      const isOwn = isBelowBlog && slugs.length === 1 && unpaged === barePath && dateless === rest;
      if (!isOwn && isPost(last) && slugs.slice(0, -1).every(isCategory)) return article(last);
      return findAttachment(last);
    },

    async findByQuery(path, search) {
      const { path: pathWithoutLocale, locale } = splitLocale(path);
      if (pathWithoutLocale !== '/' || search === '') return undefined;
      const query = new URLSearchParams(search);
      const matches = (name: string, pattern: RegExp) => pattern.test(query.get(name) ?? '');
      const id = ['p', 'page_id', 'attachment_id'].find((name) => matches(name, /^[1-9]\d{0,9}$/));
      if (id !== undefined) return findById(query.get(id) ?? '');
      if (matches('feed', /^(?:rss2?|atom|rdf)$/))
        return deps.hasFeeds ? localisePath('/feed.xml', locale) : undefined;
      if (deps.hasSearch && matches('s', /\S/))
        return `${localisePath(addresses.search.path, locale)}?q=${encodeURIComponent(query.get('s') ?? '')}`;
      const blog = localisePath(addresses.blog.path, locale);
      if (matches('paged', /^[2-9]\d{0,5}$|^1\d{1,5}$/)) return `${blog}?page=${query.get('paged')}`;
      const isArchive =
        ['category_name', 'tag', 'author_name'].some((name) => matches(name, /^[^/\s]+$/)) ||
        ['cat', 'author'].some((name) => matches(name, /^\d+$/)) ||
        matches('m', /^(?:19|20)\d\d(?:\d\d){0,2}$/);
      return isArchive ? blog : undefined;
    },

    findFile(path) {
      return /\/uploads\//.test(path) && URL.canParse(path, deps.contentUrl)
        ? deps.media.toSitePath(new URL(path, deps.contentUrl))
        : undefined;
    },
  };
}

function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
}
