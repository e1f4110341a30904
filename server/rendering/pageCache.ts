import { isNotFoundAddress, isPlaceInViewer } from '#locales/addresses.ts';
import { splitLocale } from '#locales/routing.ts';
import { dayMs, isYoung, minuteMs } from '#schema/durations.ts';
import type { CacheLimits } from '#server/config/cacheLimits.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import { encodableBody } from '#server/lib/sendEncoded.ts';
import { createStaleCache, type Cached, type LoadReason } from '#server/lib/staleCache.ts';
import type { CachedPage } from './CachedPage.ts';
import type { RenderPage } from './createPageRenderer.ts';
import { fillNotFoundTemplate, notFoundTemplateFor } from './notFoundTemplate.ts';
import { createRerenderQueue } from './rerenderQueue.ts';

/** Limits for URLs that clients can invent: searches, sections of a viewer, redirects, and paths without a page. */
const minor = { limitEntries: 500, lifeMs: minuteMs };
/** Approximate memory for each piece of content that a page uses. */
const useBytes = 500;
/** Approximate memory for the cached headers of a page. */
const headersBytes = 2_000;
/** A failure to render is repeated to all clients for this long. */
const cooldownMs = 1_000;
/** A partial page may be complete the next time. */
const freshPartialSeconds = 5;
const maxFreshNotFoundSeconds = 60;

export type PageCache = {
  /** Returns a cached page, or renders it. Rejects if it cannot be rendered and there is no copy. */
  get(url: string, requestId: string): Promise<Cached<CachedPage>>;
  /** Returns a fresh page of status 200; renders nothing. */
  fresh(url: string): CachedPage | undefined;
  /** Returns a page itself or, for a path without a page, the shared 404 page with that path in it. */
  withNotFound(
    page: CachedPage,
    request: { url: string; path: string; requestId: string },
  ): Promise<CachedPage>;
  /** Counts a visit: the most visited of the stale pages are re-rendered first. */
  visited(url: string): void;
  /** Time for which a page is fresh, in seconds. */
  freshSecondsOf(page: CachedPage): number;
  /** URLs of cached pages, without those with a query. */
  renderedPaths(): Iterable<string>;
  /** Re-renders pages that use this content in the background, at their next request; returns how many. */
  expire(contentKey: string): number;
  /**
   * Invalidates pages that depend on this content. The next request re-renders a page only if the content changed.
   * Returns how many.
   */
  purge(contentKeys: readonly string[]): number;
  /** Re-renders pages in the background that were rendered from old copies during an outage. */
  recovered(): void;
};

/** Creates the cache of rendered pages, limited in bytes. */
export function createPageCache(deps: {
  render: RenderPage;
  /** Receives the duration and size of renders of public pages; undefined if they are not measured. */
  measure: ((page: { locale: string; path: string; ms: number; bytes: number }) => void) | undefined;
  limits: Pick<CacheLimits, 'pages' | 'otherPages'>;
  freshSeconds: number;
  /** False in development, where each request renders. */
  isCached: boolean;
}): PageCache {
  const { isCached } = deps;
  const rerenders = createRerenderQueue();
  const freshSecondsOf = ({ isPartial, status }: CachedPage): number => {
    if (isPartial) return Math.min(deps.freshSeconds, freshPartialSeconds);
    return status === 200 ? deps.freshSeconds : Math.min(deps.freshSeconds, maxFreshNotFoundSeconds);
  };
  const freshMsOf = (page: CachedPage) => freshSecondsOf(page) * 1000;
  const cache = createStaleCache<CachedPage>({
    freshMs: (page) => (isCached ? freshMsOf(page) : -1),
    staleMs: isCached ? dayMs : -1,
    limitBytes: deps.limits.pages,
    minor: { ...minor, limitBytes: deps.limits.otherPages },
    cooldownMs: isCached ? cooldownMs : 0,
    sizeOf: ({ body, uses }) => body.size + headersBytes + uses.length * useBytes,
    isMinor: (url, { status, location }) =>
      (location !== undefined && url.includes('?')) ||
      (status === 404 && !isNotFoundAddress(url)) ||
      /[?&]q=/.test(url) ||
      isPlaceInViewer(splitLocale(url)),
    shouldReplace: (copy, rendered) => copy.isPartial || !rendered.isPartial,
  });

  async function renderMeasured(url: string, options: Parameters<RenderPage>[1]): Promise<CachedPage> {
    const startedAt = performance.now();
    const page = await deps.render(url, options);
    const ms = performance.now() - startedAt;
    const { path, pathname, locale } = splitLocale(url);
    const isMeasured =
      page.status === 200 && !page.isPartial && !url.includes('?') && !isPlaceInViewer({ path });
    if (deps.measure && isMeasured)
      deps.measure({ locale, path: pathname, ms, bytes: (await page.body.in('identity')).bytes.byteLength });
    return page;
  }

  /**
   * Renders immediately if a client is waiting, and queues stale pages. After a purge, re-renders only if the content
   * changed.
   */
  async function load(url: string, requestId: string, reason: LoadReason, copy?: CachedPage) {
    const priority = reason === 'stale' ? 'background' : 'interactive';
    const isRecent =
      copy !== undefined && isYoung(copy.renderedAt, { now: Date.now(), maxMs: freshMsOf(copy) });
    if (copy !== undefined && isCached && (isRecent || reason === 'missing')) {
      if (await isUnchanged(copy, priority).catch(() => false)) return copy;
    }
    const render = () => renderMeasured(url, { requestId, priority });
    return reason === 'stale' ? rerenders.run(url, render) : render();
  }

  const get: PageCache['get'] = (url, requestId) =>
    cache.get(url, (reason, copy) => load(url, requestId, reason, copy));

  return {
    get,
    fresh(url) {
      const page = cache.fresh(url)?.value;
      return page?.status === 200 ? page : undefined;
    },
    visited: rerenders.visited,
    async withNotFound(page, { url, path, requestId }) {
      if (page.notFound === undefined) return page;
      const address = notFoundTemplateFor(url, page.notFound);
      const shared = (await get(address, requestId)).value;
      const { bytes } = await shared.body.in('identity');
      return {
        ...shared,
        body: encodableBody(fillNotFoundTemplate(path, { address, html: bytes.toString() })),
      };
    },
    freshSecondsOf,
    *renderedPaths() {
      for (const [url, { value }] of cache.entries())
        if (value.status === 200 && !url.includes('?')) yield url;
    },
    recovered: () => void cache.expire((_url, { isFromStaleContent }) => isFromStaleContent),
    expire: (contentKey) => cache.expire((_url, { uses }) => uses.some(({ key }) => key === contentKey)),
    purge(contentKeys) {
      const purged = new Set(contentKeys);
      // A page that is being rendered may use the changed content.
      return cache.purge((_url, page) => page === undefined || page.uses.some(({ key }) => purged.has(key)))
        .length;
    },
  };
}

/** Whether all content of a page has the version it was rendered from. Rejects if that is unavailable. */
async function isUnchanged(
  { isFromStaleContent, isPartial, uses }: CachedPage,
  priority: Priority,
): Promise<boolean> {
  if (isFromStaleContent || isPartial) return false;
  const comparisons = await Promise.all(
    uses.map(async ({ version, versionNow }) => (await versionNow(priority)) === version),
  );
  return comparisons.every(Boolean);
}
