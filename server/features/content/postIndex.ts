import { isLocale, locales, type Locale } from '#locales/locales.ts';
import { dayMs, isYoung } from '#schema/durations.ts';
import type { ContentData, ContentOperation } from '#schema/pageServices.ts';
import type { PostIndex } from '#schema/postIndex.ts';
import type { Purge } from '#schema/purge.ts';
import type { Purpose } from '#server/upstream/callQueue.ts';
import { createStaleCache } from '#server/upstream/staleCache.ts';
import type { Cached } from '#server/upstream/staleCacheTypes.ts';
import { askConnection, parsedEntries, walkConnection } from '#server/upstream/walkConnection.ts';
import { contentMatches, namesOf } from './contentMatches.ts';
import { PostIndexEntry } from './postIndexEntry.ts';
import { postIndexQuery } from './postIndexQuery.ts';

/** About, of an entry in memory. */
const entryBytes = 300;
/** Without word of a change, articles beyond the first hundred are looked through this often. */
const wholeEveryMs = 60 * 60 * 1000;
/** What was missing may be there the next time. */
const freshWithHolesMs = 5_000;

export type PostIndexService = {
  /**
   * The list of a language, and the name by which `onChanged` and `purge` tell of it; `hasHoles` where the backend
   * failed in parts of it and there is no whole copy. Rejects when there is none.
   */
  get(locale: Locale, purpose: Purpose): Promise<Cached<PostIndex> & { key: string; hasHoles: boolean }>;
  /** Asks again for lists that hold, or could come to hold, what has changed; returns their names. */
  purge(purge: Purge): string[];
  /** Asks again, behind the next request, for what may have changed without word of it. */
  expire(): void;
};

/** `hasHoles`: articles may be missing. */
type Listing = { posts: PostIndex; hasHoles: boolean };

/** The last whole list; `isTouched`: something behind the newest hundred may have changed since. */
type Known = { posts: PostIndex; wholeAt: number; isTouched: boolean };

/**
 * One light list of articles a language, so that a page of the blog, an article's neighbours and the number of pages
 * cost the same at fifty articles and at five thousand. Once it is known, the newest hundred are asked for, and what is
 * behind them is looked through without anybody waiting.
 */
export function createPostIndex(parts: {
  /** `hasHoles` where the backend failed in parts of the answer. */
  fetch: (
    operation: ContentOperation,
    variables: object,
    purpose: Purpose,
  ) => Promise<{ value: ContentData; hasHoles: boolean }>;
  limitBytes: number;
  freshSeconds: number;
  onChanged: (key: string) => void;
  now?: () => number;
}): PostIndexService {
  const { onChanged, now = Date.now } = parts;
  const freshMs = parts.freshSeconds * 1000;
  const known = new Map<Locale, Known>();
  const walking = new Set<Locale>();
  let purges = 0;
  const cache = createStaleCache<Listing>({
    freshMs: ({ hasHoles }) => (hasHoles ? Math.min(freshMs, freshWithHolesMs) : freshMs),
    staleMs: dayMs,
    limitBytes: parts.limitBytes,
    sizeOf: ({ posts }) => posts.length * entryBytes,
    mayReplace: (copy, loaded) => copy.hasHoles || !loaded.hasHoles,
    now,
    onLoaded(key, { posts }, replaced) {
      if (replaced !== undefined && !isSame(posts, replaced.posts)) onChanged(key);
    },
  });

  /** Asks for content for one list, and remembers whether anything of it was missing. */
  const asking = (purpose: Purpose) => {
    let hasHoles = false;
    const fetchContent = async (operation: ContentOperation, variables: object) => {
      const answer = await parts.fetch(operation, variables, purpose);
      hasHoles ||= answer.hasHoles;
      return answer.value;
    };
    return { fetchContent, hasHoles: () => hasHoles };
  };

  const walk = async (locale: Locale, purpose: Purpose): Promise<Listing> => {
    const begunAfter = purges;
    const { fetchContent, hasHoles } = asking(purpose);
    const posts = await walkConnection(fetchContent, {
      operation: postIndexQuery,
      language: locales[locale].languageCode,
      field: 'posts',
      entry: PostIndexEntry,
    });
    if (hasHoles()) return { posts, hasHoles: true };
    // What was purged meanwhile may have been read before it changed.
    known.set(locale, { posts, wholeAt: now(), isTouched: purges !== begunAfter });
    return { posts, hasHoles: false };
  };

  /** Looks through everything while the list as far as it is known serves; one walk a language at a time. */
  const walkBehind = async (locale: Locale) => {
    if (walking.has(locale)) return;
    walking.add(locale);
    try {
      let listing = await walk(locale, 'refresh');
      while (!listing.hasHoles && known.get(locale)?.isTouched) listing = await walk(locale, 'refresh');
      cache.put(keyOf(locale), listing);
    } catch {
      // The list is as it was, and the next load tries again.
    } finally {
      walking.delete(locale);
    }
  };

  const load = async (locale: Locale, purpose: Purpose): Promise<Listing> => {
    const before = known.get(locale);
    if (before === undefined) return walk(locale, purpose);
    const begunAfter = purges;
    const { fetchContent, hasHoles } = asking(purpose);
    const { nodes, pageInfo } = await askConnection(
      fetchContent,
      { operation: postIndexQuery, field: 'posts' },
      { language: locales[locale].languageCode },
    );
    const newest = parsedEntries(nodes, PostIndexEntry);
    if (!pageInfo.hasNextPage) {
      if (hasHoles()) return { posts: newest, hasHoles: true };
      known.set(locale, { posts: newest, wholeAt: now(), isTouched: purges !== begunAfter });
      return { posts: newest, hasHoles: false };
    }
    const last = newest.at(-1)?.databaseId;
    const place = before.posts.findIndex(({ databaseId }) => databaseId === last);
    if (place === -1) return walk(locale, purpose);
    const ids = new Set(newest.map(({ databaseId }) => databaseId));
    const posts = [
      ...newest,
      ...before.posts.slice(place + 1).filter(({ databaseId }) => !ids.has(databaseId)),
    ];
    if (hasHoles()) return { posts, hasHoles: true };
    const isAsBefore = isSame(posts, before.posts);
    known.set(locale, { ...before, posts });
    if (before.isTouched || !isAsBefore || !isYoung(before.wholeAt, { now: now(), mostMs: wholeEveryMs }))
      void walkBehind(locale);
    return { posts: isAsBefore ? before.posts : posts, hasHoles: false };
  };

  return {
    async get(locale, purpose) {
      const key = keyOf(locale);
      const { value, ...rest } = await cache.get(key, (reason) =>
        load(locale, reason === 'stale' ? 'refresh' : purpose),
      );
      return { value: value.posts, hasHoles: value.hasHoles, key, ...rest };
    },
    purge(wish) {
      purges += 1;
      for (const [locale, list] of known) if (isMeant(wish, locale, list.posts)) list.isTouched = true;
      return cache.purge((key, listing) => {
        const locale = localeOf(key);
        return locale !== undefined && isMeant(wish, locale, listing?.posts ?? []);
      });
    },
    expire: () => void cache.expire(() => true),
  };
}

function isMeant(wish: Purge, locale: Locale, posts: PostIndex): boolean {
  // The list names categories by their slugs, which an edit may change.
  if (wish.ids.some((id) => namesOf(id).some((name) => name.startsWith('term:')))) return true;
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
