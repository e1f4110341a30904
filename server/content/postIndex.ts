import * as v from 'valibot';
import { isLocale, localeCodes, locales, type Locale } from '#locales/locales.ts';
import { dayMs, isYoung } from '#schema/durations.ts';
import type { ContentData, ContentOperation } from '#schema/pageServices.ts';
import type { ListedPost, PostIndex } from '#schema/postIndex.ts';
import type { Purge } from '#schema/purge.ts';
import { compress, decompress } from '#server/lib/compressed.ts';
import type { BackupsOf } from '#server/lib/backupStore.ts';
import { createStaleCache, type Cached } from '#server/lib/staleCache.ts';
import { fetchPage, fetchPages, parseEntries } from '#server/lib/contentLists.ts';
import { olderEntriesFreshMs } from './contentIndex.ts';
import { contentMatches, namesOf } from './contentMatches.ts';
import { ListEntry, hasListFields } from './indexEntries.ts';
import { postIndexQuery } from './indexQueries.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import { withTimeout } from '#server/lib/lazyAsync.ts';

/** Approximate memory for an article in the list. */
const entryBytes = 300;
const postList = { operation: postIndexQuery, field: 'posts' } as const;
/** Short, because the next list may be complete. */
const freshPartialMs = 5_000;
/** Longest wait for the whole list. */
const defaultWholeTimeoutMs = 8_000;

const CopiedPosts: v.GenericSchema<unknown, ListedPost[]> = v.array(
  v.object({
    databaseId: v.number(),
    slug: v.string(),
    categories: v.array(v.string()),
    translations: v.array(
      v.pipe(
        v.object({ locale: v.optional(v.picklist(localeCodes)), categories: v.array(v.string()) }),
        v.transform(({ locale, categories }) => ({ locale, categories })),
      ),
    ),
  }),
);

export type PostIndexService = {
  /**
   * Returns the list of a language and its content key. `isPartial` is true if the backend failed to return some
   * articles and there is no complete copy. `isWhole` is false while only the newest hundred are known. With
   * `needsAll`, waits for the rest up to a time limit. Rejects if there is no list.
   */
  get(
    locale: Locale,
    priority: Priority,
    readOptions?: { needsAll: boolean },
  ): Promise<Cached<PostIndex> & { key: string; isPartial: boolean; isWhole: boolean }>;
  /** Invalidates lists that contain, or may now contain, the changed content. Returns their content keys. */
  purge(purge: Purge): string[];
  /** Makes each list reload in the background at its next request, because it may have changed without a purge. */
  expire(): void;
};

/**
 * A loaded list. `isPartial`: the backend failed to return some fields, so articles may be missing. `isWhole`: it
 * contains all pages of the list, not only the newest hundred articles.
 */
type Listing = { posts: PostIndex; isPartial: boolean; isWhole: boolean };

/** The last whole list. `isTouched`: articles beyond the newest hundred may have changed since. */
type WholeList = { posts: PostIndex; wholeAt: number; isTouched: boolean };

/**
 * Creates the list of all articles in each language, so that blog pages, an article's neighbours and the number of
 * pages cost the same for fifty articles as for five thousand. A load requests only the newest hundred. The rest comes
 * from the last whole list, in memory or on disk, and is read again in the background.
 */
export function createPostIndex(deps: {
  /** Queries the backend. `isPartial` is true if the backend failed to return some fields. */
  fetch: (
    operation: ContentOperation,
    variables: object,
    priority: Priority,
  ) => Promise<{ value: ContentData; isPartial: boolean }>;
  copies: BackupsOf;
  limitBytes: number;
  freshSeconds: number;
  onChanged: (key: string) => void;
  wholeTimeoutMs?: number;
  now?: () => number;
}): PostIndexService {
  const { copies, onChanged, now = Date.now } = deps;
  const freshMs = deps.freshSeconds * 1000;
  const wholeLists = new Map<Locale, WholeList>();
  const walks = new Map<Locale, Promise<void>>();
  let purges = 0;
  const cache = createStaleCache<Listing>({
    freshMs: ({ isPartial, isWhole }) =>
      isPartial || !isWhole ? Math.min(freshMs, freshPartialMs) : freshMs,
    staleMs: dayMs,
    limitBytes: deps.limitBytes,
    sizeOf: ({ posts }) => posts.length * entryBytes,
    shouldReplace: (copy, loadedCopy) =>
      (copy.isPartial || !loadedCopy.isPartial) && (loadedCopy.isWhole || !copy.isWhole),
    loadBackup(key) {
      const locale = localeOf(key);
      const copy = locale && readCopy(copies, locale, now());
      return (
        copy && { value: { posts: copy.posts, isPartial: false, isWhole: true }, storedAt: copy.wholeAt }
      );
    },
    now,
    onLoaded(key, { posts }, replacedCopy) {
      if (replacedCopy !== undefined && !isSame(posts, replacedCopy.posts)) onChanged(key);
    },
  });

  const remember = (locale: Locale, list: WholeList) => {
    if (wholeLists.get(locale)?.posts !== list.posts)
      copies.put(locale, { value: compress(JSON.stringify(list.posts)), storedAt: list.wholeAt });
    wholeLists.set(locale, list);
  };

  /** Creates a `fetch` for one list that records whether any response lacks some of its fields. */
  const trackPartial = (priority: Priority) => {
    let isPartial = false;
    const fetchContent = async (operation: ContentOperation, variables: object) => {
      const response = await deps.fetch(operation, variables, priority);
      isPartial ||= response.isPartial && !hasListFields(response.value);
      return response.value;
    };
    return { fetchContent, isPartial: () => isPartial };
  };

  const walk = async (locale: Locale, priority: Priority): Promise<Listing> => {
    const purgesBefore = purges;
    const { fetchContent, isPartial } = trackPartial(priority);
    const posts: ListedPost[] = [];
    for await (const nodes of fetchPages(fetchContent, postList, locales[locale].languageCode))
      posts.push(...parseEntries(nodes, ListEntry));
    // If articles were purged in the meantime, the list may contain them as they were before the change.
    if (!isPartial()) remember(locale, { posts, wholeAt: now(), isTouched: purges !== purgesBefore });
    return { posts, isPartial: isPartial(), isWhole: true };
  };

  /** Reads the whole list in the background, at most once at a time per language. */
  const walkInBackground = (locale: Locale): void => {
    if (walks.has(locale)) return;
    const run = async () => {
      try {
        let listing = await walk(locale, 'background');
        while (!listing.isPartial && wholeLists.get(locale)?.isTouched)
          listing = await walk(locale, 'background');
        cache.put(keyOf(locale), listing);
      } catch {
        // The list stays as it is. The next load tries again.
      } finally {
        walks.delete(locale);
      }
    };
    walks.set(locale, run());
  };

  const load = async (locale: Locale, priority: Priority, copy: Listing | undefined): Promise<Listing> => {
    const purgesBefore = purges;
    const { fetchContent, isPartial } = trackPartial(priority);
    const { nodes, pageInfo } = await fetchPage(fetchContent, postList, {
      language: locales[locale].languageCode,
    });
    const newestPosts = parseEntries(nodes, ListEntry);
    if (!pageInfo.hasNextPage) {
      if (!isPartial())
        remember(locale, { posts: newestPosts, wholeAt: now(), isTouched: purges !== purgesBefore });
      return { posts: newestPosts, isPartial: isPartial(), isWhole: true };
    }
    const wholeList = wholeLists.get(locale) ?? readCopy(copies, locale, now());
    const posts = wholeList?.posts ?? (copy?.isWhole ? copy.posts : []);
    const last = newestPosts.at(-1)?.databaseId;
    const index = posts.findIndex(({ databaseId }) => databaseId === last);
    const ids = new Set(newestPosts.map(({ databaseId }) => databaseId));
    const mergedPosts = [
      ...newestPosts,
      ...posts.slice(index + 1).filter(({ databaseId }) => !ids.has(databaseId)),
    ];
    // If the known list lacks the last of the newest articles, it may also lack the next older articles.
    if (wholeList === undefined || index === -1) {
      walkInBackground(locale);
      return {
        posts: mergedPosts,
        isPartial: isPartial() || (copy?.isPartial ?? false),
        isWhole: index !== -1,
      };
    }
    if (isPartial()) return { posts: mergedPosts, isPartial: true, isWhole: true };
    const isUnchanged = isSame(mergedPosts, posts);
    remember(locale, { ...wholeList, posts: isUnchanged ? posts : mergedPosts });
    if (
      wholeList.isTouched ||
      !isUnchanged ||
      !isYoung(wholeList.wholeAt, { now: now(), maxMs: olderEntriesFreshMs })
    )
      walkInBackground(locale);
    return { posts: isUnchanged ? posts : mergedPosts, isPartial: false, isWhole: true };
  };

  return {
    async get(locale, priority, { needsAll } = { needsAll: false }) {
      const key = keyOf(locale);
      const find = () =>
        cache.get(key, (reason, copy) => load(locale, reason === 'stale' ? 'background' : priority, copy));
      let entry = await find();
      const currentWalk = walks.get(locale);
      if (needsAll && !entry.value.isWhole && currentWalk !== undefined) {
        await withTimeout(deps.wholeTimeoutMs ?? defaultWholeTimeoutMs, currentWalk);
        entry = await find();
      }
      const { value, ...rest } = entry;
      return { ...value, value: value.posts, key, ...rest };
    },
    purge(scope) {
      purges += 1;
      for (const [locale, list] of wholeLists)
        if (isAffected(scope, locale, list.posts)) list.isTouched = true;
      return cache.purge((key, listing) => {
        const locale = localeOf(key);
        return locale !== undefined && isAffected(scope, locale, listing?.posts ?? []);
      });
    },
    expire: () => void cache.expire(() => true),
  };
}

/** Returns the list from before a restart, which may have changed since; undefined if it is too old or unreadable. */
function readCopy(copies: BackupsOf, locale: Locale, now: number): WholeList | undefined {
  const copy = copies.get(locale);
  if (copy === undefined || now - copy.storedAt > dayMs) return undefined;
  try {
    const posts = v.parse(CopiedPosts, JSON.parse(decompress(copy.value).toString()));
    return { posts, wholeAt: copy.storedAt, isTouched: true };
  } catch {
    // Another build stored the copy in a different shape.
    return undefined;
  }
}

function isAffected(scope: Purge, locale: Locale, posts: PostIndex): boolean {
  // The list contains the slugs of categories, which an edit may change.
  if (scope.ids.some((id) => namesOf(id).some((name) => name.startsWith('term:')))) return true;
  const ids = new Set(posts.map(({ databaseId }) => `post:${databaseId}`));
  return contentMatches(scope, { ids, fields: new Set(['posts', 'categories']), locale });
}

const prefix = 'post index ';
const keyOf = (locale: Locale) => `${prefix}${locale}`;

function localeOf(key: string): Locale | undefined {
  const name = key.slice(prefix.length);
  return isLocale(name) ? name : undefined;
}

function isSame(a: PostIndex, b: PostIndex): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}
