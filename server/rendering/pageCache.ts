import * as parts from '#brand/parts.ts';
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

/** Cache limits for URLs that clients can invent: searches, sections of a viewer, redirects, paths without a page. */
const minor = { limitEntries: 500, lifeMs: minuteMs };
/** Approximate memory for each piece of content that a page uses. */
const useBytes = 500;
/** Approximate memory for the cached headers of a page, and for its Markdown in two encodings. */
const headersBytes = 2_000 + (parts.agents ? 3_000 : 0);
/** Time for which all clients receive the same failure, before rendering is tried again. */
const cooldownMs = 1_000;
/** Short, because the next render may be complete. */
const freshPartialSeconds = 5;
const maxFreshNotFoundSeconds = 60;

export type PageCache = {
  /** Returns a cached page, or renders it. Rejects if it cannot be rendered and there is no copy. */
  get(url: string, requestId: string): Promise<Cached<CachedPage>>;
  /** Returns the cached page if it is fresh and has status 200. Never renders. */
  fresh(url: string): CachedPage | undefined;
  /** Returns the page or, if its path has none, the shared 404 page with the path in it. */
  withNotFound(
    page: CachedPage,
    request: { url: string; path: string; requestId: string },
  ): Promise<CachedPage>;
  /** Counts a visit. The most visited stale pages are re-rendered first. */
  visited(url: string): void;
  /** Returns the time for which a page is fresh, in seconds. */
  freshSecondsOf(page: CachedPage): number;
  /** Returns the URLs of cached pages, except URLs with a query. */
  renderedPaths(): Iterable<string>;
  /** Makes pages with this content re-render in the background at their next request. Returns their number. */
  expire(contentKey: string): number;
  /**
   * Invalidates pages that depend on this content. The next request re-renders a page only if the content changed.
   * Returns the number of pages.
   */
  purge(contentKeys: readonly string[]): number;
  /** Re-renders, in the background, pages that were rendered from old copies during an outage. */
  recovered(): void;
};

/** Creates the cache of rendered pages, with limits in bytes. */
export function createPageCache(deps: {
  render: RenderPage;
  /** Records the duration and size of a public page's render; undefined if renders are not measured. */
  measure: ((page: { locale: string; path: string; ms: number; bytes: number }) => void) | undefined;
  limits: Pick<CacheLimits, 'pages' | 'otherPages'>;
  freshSeconds: number;
  /** Whether pages are cached. False in development, where every request is rendered. */
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
   * Renders a page: immediately if a client is waiting, otherwise in the queue. After a purge, re-renders it only if
   * its content changed.
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
      const sharedPage = (await get(address, requestId)).value;
      const { bytes } = await sharedPage.body.in('identity');
      return {
        ...sharedPage,
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
      const purgedKeys = new Set(contentKeys);
      // A page that is being rendered may use the changed content.
      return cache.purge(
        (_url, page) => page === undefined || page.uses.some(({ key }) => purgedKeys.has(key)),
      ).length;
    },
  };
}

/** Returns whether all content of a page has the version it was rendered from. Rejects if a version is unknown. */
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
