import type { CachedPage } from './CachedPage.ts';
import type { CacheState } from '#server/lib/staleCache.ts';

/** A page that lacks a part may be whole the next time. */
const freshWithHolesSeconds = 5;
const longestFreshNotFoundSeconds = 60;

/** Where a page came from: one that was drawn from stale content is as stale. */
export function stateOf(page: CachedPage, state: CacheState): CacheState {
  return state !== 'miss' && page.isFromStaleContent ? 'stale-if-error' : state;
}

/** How long a page is fresh, in seconds, where a whole one is for `freshSeconds`. */
export function freshSecondsOf(page: CachedPage, freshSeconds: number): number {
  if (page.isPartial) return Math.min(freshSeconds, freshWithHolesSeconds);
  return page.status === 200 ? freshSeconds : Math.min(freshSeconds, longestFreshNotFoundSeconds);
}

/** `Cache-Control` for a public page. */
export function cacheControl(path: string, page: CachedPage, freshSeconds: number): string {
  if (path === '/') return 'private, no-cache';
  const seconds = freshSecondsOf(page, freshSeconds);
  const stale = page.status === 200 ? ', stale-while-revalidate=86400, stale-if-error=86400' : '';
  return `public, max-age=0, s-maxage=${seconds}${stale}`;
}
