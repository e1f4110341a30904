import * as v from 'valibot';
import { isLocale, locales, localeOfWordPress, type Locale } from '#locales/locales.ts';
import { dayMs } from '#schema/durations.ts';
import type { ContentData, ContentOperation } from '#schema/pageServices.ts';
import type { ListedPost, PostIndex } from '#schema/postIndex.ts';
import type { Purge } from '#schema/purge.ts';
import type { Purpose } from '#server/upstream/callQueue.ts';
import { createStaleCache, type Cached } from '#server/upstream/staleCache.ts';
import { askConnection, parsedEntries, walkConnection } from '#server/upstream/walkConnection.ts';
import { contentMatches } from './contentMatches.ts';
import { postIndexQuery } from './postIndexQuery.ts';

const limitBytes = 16 * 1024 * 1024;
/** About, of an entry in memory. */
const entryBytes = 300;
/** Without word of a change, articles beyond the first hundred are looked through this often. */
const wholeEveryMs = 60 * 60 * 1000;

export type PostIndexService = {
  /** The list of a language, and the name by which `onChanged` and `purge` tell of it. Rejects when there is none. */
  get(locale: Locale, purpose: Purpose): Promise<Cached<PostIndex> & { key: string }>;
  /** Asks again for lists that hold, or could come to hold, what has changed; answers their names. */
  purge(purge: Purge): string[];
};

/** `isTouched`: something behind the newest hundred may have changed since. */
type Known = { posts: PostIndex; wholeAt: number; isTouched: boolean };

/**
 * One light list of articles a language, so that a page of the blog, an article's neighbours and the number of pages
 * cost the same at fifty articles and at five thousand. Once it is known, the newest hundred are asked for, and what is
 * behind them is looked through without anybody waiting.
 */
export function createPostIndex(parts: {
  /** Rejects where the answer has holes: an article that is missing from it would be missing from the site. */
  fetchWhole: (operation: ContentOperation, variables: object, purpose: Purpose) => Promise<ContentData>;
  freshSeconds: number;
  onChanged: (key: string) => void;
  now?: () => number;
}): PostIndexService {
  const { fetchWhole, onChanged, now = Date.now } = parts;
  const known = new Map<Locale, Known>();
  const walking = new Set<Locale>();
  let purges = 0;
  const cache = createStaleCache<PostIndex>({
    freshMs: parts.freshSeconds * 1000,
    staleMs: dayMs,
    limitBytes,
    sizeOf: (posts) => posts.length * entryBytes,
    now,
    onLoaded(key, posts, replaced) {
      if (replaced !== undefined && !isSame(posts, replaced)) onChanged(key);
    },
  });

  const walk = async (locale: Locale, purpose: Purpose): Promise<PostIndex> => {
    const begunAfter = purges;
    const posts = await walkConnection((operation, variables) => fetchWhole(operation, variables, purpose), {
      operation: postIndexQuery,
      language: locales[locale].languageCode,
      field: 'posts',
      entry: Entry,
    });
    // What was purged meanwhile may have been read before it changed.
    known.set(locale, { posts, wholeAt: now(), isTouched: purges !== begunAfter });
    return posts;
  };

  /** Looks through everything while the list as far as it is known serves; one walk a language at a time. */
  const walkBehind = async (locale: Locale) => {
    if (walking.has(locale)) return;
    walking.add(locale);
    try {
      let posts = await walk(locale, 'refresh');
      while (known.get(locale)?.isTouched) posts = await walk(locale, 'refresh');
      cache.put(keyOf(locale), posts);
    } catch {
      // The list is as it was, and the next load tries again.
    } finally {
      walking.delete(locale);
    }
  };

  const load = async (locale: Locale, purpose: Purpose): Promise<PostIndex> => {
    const before = known.get(locale);
    if (before === undefined) return walk(locale, purpose);
    const { nodes, pageInfo } = await askConnection(
      (operation, variables) => fetchWhole(operation, variables, purpose),
      { operation: postIndexQuery, field: 'posts' },
      { language: locales[locale].languageCode },
    );
    const newest = parsedEntries(nodes, Entry);
    if (!pageInfo.hasNextPage) {
      known.set(locale, { posts: newest, wholeAt: now(), isTouched: false });
      return newest;
    }
    const last = newest.at(-1)?.databaseId;
    const place = before.posts.findIndex(({ databaseId }) => databaseId === last);
    if (place === -1) return walk(locale, purpose);
    const ids = new Set(newest.map(({ databaseId }) => databaseId));
    const posts = [
      ...newest,
      ...before.posts.slice(place + 1).filter(({ databaseId }) => !ids.has(databaseId)),
    ];
    const isAsBefore = isSame(posts, before.posts);
    known.set(locale, { ...before, posts });
    if (before.isTouched || !isAsBefore || now() - before.wholeAt > wholeEveryMs) void walkBehind(locale);
    return isAsBefore ? before.posts : posts;
  };

  return {
    async get(locale, purpose) {
      const key = keyOf(locale);
      return {
        ...(await cache.get(key, (reason) => load(locale, reason === 'stale' ? 'refresh' : purpose))),
        key,
      };
    },
    purge(wish) {
      purges += 1;
      for (const [locale, list] of known) if (isMeant(wish, locale, list.posts)) list.isTouched = true;
      return cache.purge((key, posts) => {
        const locale = localeOf(key);
        return locale !== undefined && isMeant(wish, locale, posts ?? []);
      });
    },
  };
}

function isMeant(wish: Purge, locale: Locale, posts: PostIndex): boolean {
  const ids = new Set(posts.map(({ databaseId }) => `post:${databaseId}`));
  return contentMatches(wish, { ids, fields: new Set(['posts', 'categories']), locale });
}

const prefix = 'post index ';
const keyOf = (locale: Locale) => `${prefix}${locale}`;

function localeOf(key: string): Locale | undefined {
  const name = key.slice(prefix.length);
  return isLocale(name) ? name : undefined;
}

function isSame(one: PostIndex, other: PostIndex): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}

const Slugs = v.pipe(
  v.fallback(v.nullable(v.object({ nodes: v.array(v.object({ slug: v.string() })) })), null),
  v.transform((categories) => (categories?.nodes ?? []).map(({ slug }) => slug)),
);

const Translation = v.pipe(
  v.object({ locale: v.nullish(v.object({ locale: v.nullish(v.string()) })), categories: Slugs }),
  v.transform(({ locale, categories }) => ({ locale: localeOfWordPress(locale?.locale), categories })),
);

const Entry: v.GenericSchema<unknown, ListedPost> = v.pipe(
  v.object({
    databaseId: v.number(),
    slug: v.string(),
    categories: Slugs,
    translated: v.fallback(v.nullish(v.array(Translation)), null),
  }),
  v.transform(({ translated, ...post }) => ({ ...post, translations: translated ?? [] })),
);
