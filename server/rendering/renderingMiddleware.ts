import type { Context, Middleware } from 'koa';
import { isPlaceInViewer, addressOf } from '#locales/addresses.ts';
import { changesPath } from '#locales/paths.ts';
import { splitLocale, type LocalisedPath } from '#locales/routing.ts';
import { dayMs, isYoung, minuteMs } from '#schema/durations.ts';
import type { Preview, SharedChanges } from '#schema/preview.ts';
import { HttpError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import { createStaleCache, type Cached, type LoadReason, type CacheState } from '#server/lib/staleCache.ts';
import type { CacheLimits } from '#server/config/cacheLimits.ts';
import { encodable } from '#server/lib/sendEncoded.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import { createResponseCache, type ResponseCache } from './responseCache.ts';
import { createPageRenderer, type PageRendererDeps } from './createPageRenderer.ts';
import type { CachedPage } from './CachedPage.ts';
import { createRerenderQueue } from './rerenderQueue.ts';
import { sendFailure, sendPage } from './sendPage.ts';
import { withLinksBelow } from './withLinksBelow.ts';
import { notFoundFor, notFoundTemplateOf } from './notFoundTemplate.ts';

/** Searches, places in a viewer, redirects and addresses that are no pages: anybody can make them up without end. */
const minor = { limitEntries: 500, lifeMs: minuteMs };
/** About, of what is known of each content that a page was rendered from. */
const useBytes = 500;
/** About, of the headers that a page was sent with in each encoding. */
const headersBytes = 2_000;
/** What could not be rendered is answered again for this long, to all who ask. */
const cooldownMs = 1_000;

export type Rendering = {
  middleware: Middleware;
  /** Answers with a page that is kept and fresh where the address is written just as `middleware` keeps it. */
  kept: Middleware;
  /** How `kept` answered before. */
  responseCache: ResponseCache;
  /**
   * The status that a visitor of a path gets from the pages, rendered where it is not kept; a redirect is 3xx. Undefined where
   * that cannot be had now.
   */
  statusOf(path: string): Promise<number | undefined>;
  /** What a visitor of a public path gets, rendered where it is not kept. Undefined where that cannot be had now. */
  pageAt(path: string): Promise<{ status: number; html: string } | undefined>;
  /** Paths of the pages that are kept. */
  renderedPaths(): Iterable<string>;
  /** Makes the pages that use this content be rendered again, behind their last copies. */
  expire(contentKey: string): number;
  /** Makes the pages that use any of this content be looked at, and rendered where it is another, before they are answered again; returns how many. */
  purge(contentKeys: readonly string[]): number;
  /** The backend answers again: what was rendered from old copies meanwhile is rendered again, behind its last copy. */
  recovered(): void;
};

/** Answers with rendered pages, from a cache bounded in bytes; nothing is computed for a page that is in it. */
export function createRendering(
  deps: PageRendererDeps & {
    /** What the reader of a private page may see unpublished. */
    previewFor: (ctx: Context) => Preview | undefined;
    /** Kept changes that the reader of a request sees on every page: drawn for each request, kept nowhere. */
    changesFor: (ctx: Context) => SharedChanges | undefined;
    /** Pages for one reader alone: rendered for each request, kept nowhere. */
    isPrivate: (address: LocalisedPath) => boolean;
    /** Undefined where pages are not measured. */
    measure: ((page: { locale: string; path: string; ms: number; bytes: number }) => void) | undefined;
    limits: Pick<CacheLimits, 'pages' | 'otherPages'>;
    freshSeconds: number;
    /** Development renders every page anew. */
    isCached: boolean;
    logger: Logger;
  },
): Rendering {
  const draw = createPageRenderer(deps);
  const redraws = createRerenderQueue();
  const cache = createStaleCache<CachedPage>({
    freshMs: (page) => (deps.isCached ? freshSecondsOf(page, deps.freshSeconds) * 1000 : -1),
    staleMs: deps.isCached ? dayMs : -1,
    limitBytes: deps.limits.pages,
    minor: { ...minor, limitBytes: deps.limits.otherPages },
    cooldownMs: deps.isCached ? cooldownMs : 0,
    sizeOf: ({ body, uses }) => body.size + headersBytes + uses.length * useBytes,
    isMinor: (url, { status, location }) =>
      (location !== undefined && url.includes('?')) ||
      (status === 404 && notFoundTemplateOf(url) === undefined) ||
      /[?&]q=/.test(url) ||
      isPlaceInViewer(splitLocale(url)),
    shouldReplace: (copy, rendered) => copy.isPartial || !rendered.isPartial,
  });

  /** Tells how long a public page took, and what it weighs. */
  async function drawMeasured(url: string, how: Parameters<typeof draw>[1]): Promise<CachedPage> {
    const startedAt = performance.now();
    const page = await draw(url, how);
    const ms = performance.now() - startedAt;
    const { path, pathname, locale } = splitLocale(url);
    const isMeasured =
      page.status === 200 &&
      page.notFoundTemplate === undefined &&
      !page.isPartial &&
      !url.includes('?') &&
      !isPlaceInViewer({ path });
    if (deps.measure && isMeasured)
      deps.measure({ locale, path: pathname, ms, bytes: (await page.body.in('identity')).bytes.byteLength });
    return page;
  }

  /**
   * What somebody waits for is rendered at once; a stale page when its turn comes. One that some of its content was purged
   * beneath is rendered only where that has become another.
   */
  const drawFor = (url: string, requestId: string) => async (reason: LoadReason, copy?: CachedPage) => {
    const priority = reason === 'stale' ? 'background' : 'interactive';
    const isRecent =
      copy !== undefined &&
      isYoung(copy.renderedAt, { now: Date.now(), maxMs: freshSecondsOf(copy, deps.freshSeconds) * 1000 });
    if (copy !== undefined && deps.isCached && (isRecent || reason === 'missing')) {
      if (await isUnchanged(copy, priority).catch(() => false)) return copy;
    }
    const rendered = () => drawMeasured(url, { requestId, priority });
    return reason === 'stale' ? redraws.run(url, rendered) : rendered();
  };

  /** The page, or for what does not exist the 404 that all such addresses share. */
  async function whole(page: CachedPage, ctx: Context): Promise<CachedPage> {
    const address = page.notFoundTemplate;
    if (address === undefined) return page;
    const shared = (await cache.get(address, drawFor(address, ctx.state.requestId))).value;
    const { bytes } = await shared.body.in('identity');
    const body = encodable(notFoundFor(ctx.path, { address, html: bytes.toString() }));
    return { ...shared, body };
  }

  async function send(ctx: Context, { value, state }: Pick<Cached<CachedPage>, 'value' | 'state'>) {
    await sendPage(ctx, value, {
      state: stateOf(value, state),
      cacheControl: cacheControl(ctx.path, value, deps.freshSeconds),
    });
    if (value.status === 200 && ctx.path === '/') ctx.vary('Cookie, Accept-Language');
  }

  const pageAt = (url: string): CachedPage | undefined => {
    const page = cache.fresh(url)?.value;
    return page?.status === 200 ? page : undefined;
  };

  const publicPage = async (path: string): Promise<CachedPage | undefined> => {
    const url = pageAddress(splitLocale(path), {});
    try {
      return (await cache.get(url, drawFor(url, 'link check'))).value;
    } catch {
      return undefined;
    }
  };

  return {
    async kept(ctx, next) {
      const page = ctx.method === 'GET' || ctx.method === 'HEAD' ? pageAt(ctx.originalUrl) : undefined;
      if (page === undefined) return next();
      ctx.state.cachedPage = page;
      await send(ctx, { value: page, state: 'hit' });
    },
    responseCache: createResponseCache(pageAt),
    async statusOf(path) {
      // Not for everybody to see: that it is there is all that can be said.
      return deps.isPrivate(splitLocale(path)) ? 200 : (await publicPage(path))?.status;
    },
    async pageAt(path) {
      const page = deps.isPrivate(splitLocale(path)) ? undefined : await publicPage(path);
      if (page === undefined) return undefined;
      return { status: page.status, html: (await page.body.in('identity')).bytes.toString() };
    },
    *renderedPaths() {
      for (const [url, { value }] of cache.entries())
        if (value.status === 200 && !url.includes('?')) yield url;
    },
    recovered: () => void cache.expire((_url, { isFromStaleContent }) => isFromStaleContent),
    expire: (contentKey) => cache.expire((_url, { uses }) => uses.some(({ key }) => key === contentKey)),
    purge(contentKeys) {
      const purged = new Set(contentKeys);
      // One that is being rendered may use what has changed.
      return cache.purge((_url, page) => page === undefined || page.uses.some(({ key }) => purged.has(key)))
        .length;
    },
    async middleware(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
        ctx.set('Allow', 'GET, HEAD');
        ctx.status = 405;
        return;
      }
      // Vike would answer with a page's data there, which no page asks for.
      if (ctx.path.endsWith('.pageContext.json')) {
        throw new HttpError(404, 'not_found', 'Not found.');
      }
      const address = requestAddress(ctx);
      const url = pageAddress(address, ctx.query);
      const { requestId } = ctx.state;
      try {
        const changes = deps.changesFor(ctx);
        if (changes !== undefined) {
          const how = { requestId, priority: 'interactive', changes } as const;
          const asked = await draw(url, how);
          const address = asked.notFoundTemplate;
          // What does not exist is said below the bar, too.
          const page = address === undefined ? asked : await draw(address, how);
          const { bytes } = await page.body.in('identity');
          const drawn = withLinksBelow(changesPath, bytes.toString());
          const html = address === undefined ? drawn : notFoundFor(ctx.path, { address, html: drawn });
          const sent = { ...page, body: encodable(html), tags: [] };
          await sendPage(ctx, sent, { state: 'bypass', cacheControl: 'private, no-store' });
          return;
        }
        if (deps.isPrivate(address)) {
          const page = await draw(url, {
            requestId,
            priority: 'interactive',
            preview: deps.previewFor(ctx),
            visitor: ctx.ip,
          });
          await sendPage(ctx, await whole(page, ctx), { state: 'bypass', cacheControl: 'private, no-store' });
          return;
        }
        redraws.visited(url);
        const { value, state } = await cache.get(url, drawFor(url, requestId));
        await send(ctx, { value: await whole(value, ctx), state });
      } catch (error) {
        await sendFailure(ctx, error, deps.logger);
      }
    },
  };
}

/** A page that lacks a part may be whole the next time. */
const freshPartialSeconds = 5;
const maxFreshNotFoundSeconds = 60;

/** Where a page came from: one that was rendered from stale content is as stale. */
function stateOf(page: CachedPage, state: CacheState): CacheState {
  return state !== 'miss' && page.isFromStaleContent ? 'stale-if-error' : state;
}

/** How long a page is fresh, in seconds, where a whole one is for `freshSeconds`. */
function freshSecondsOf(page: CachedPage, freshSeconds: number): number {
  if (page.isPartial) return Math.min(freshSeconds, freshPartialSeconds);
  return page.status === 200 ? freshSeconds : Math.min(freshSeconds, maxFreshNotFoundSeconds);
}

/** `Cache-Control` for a public page. */
function cacheControl(path: string, page: CachedPage, freshSeconds: number): string {
  if (path === '/') return 'private, no-cache';
  const seconds = freshSecondsOf(page, freshSeconds);
  const stale = page.status === 200 ? ', stale-while-revalidate=86400, stale-if-error=86400' : '';
  return `public, max-age=0, s-maxage=${seconds}${stale}`;
}

/** Whether a page would be rendered from just what it was rendered from before. Rejects where that cannot be had. */
async function isUnchanged(
  { isFromStaleContent, isPartial, uses }: CachedPage,
  priority: Priority,
): Promise<boolean> {
  if (isFromStaleContent || isPartial) return false;
  const same = await Promise.all(
    uses.map(async ({ version, versionNow }) => (await versionNow(priority)) === version),
  );
  return same.every(Boolean);
}

/**
 * What a page is cached under and rendered from: its path and the parameters that mean something there, in one order.
 * Junk in a query neither reaches the content backend nor makes a new cached page.
 */
export function pageAddress(
  address: LocalisedPath,
  query: Record<string, string | string[] | undefined>,
): string {
  const kept = new URLSearchParams();
  for (const name of addressOf(address)?.counted ?? []) {
    const value = query[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  const search = kept.toString();
  return search === '' ? address.pathname : `${address.pathname}?${search}`;
}
