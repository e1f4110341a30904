import type { Context, Middleware } from 'koa';
import * as parts from '#brand/parts.ts';
import { addressOf } from '#locales/addresses.ts';
import { pageOfMarkdown } from '#locales/markdownPaths.ts';
import { changesPath } from '#locales/paths.ts';
import { localisePath, splitLocale, type LocalisedPath } from '#locales/routing.ts';
import type { Preview, SharedChanges } from '#schema/preview.ts';
import { HttpError } from '#server/errors.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';
import { encodableBody } from '#server/lib/sendEncoded.ts';
import type { CacheState } from '#server/lib/staleCache.ts';
import type { Logger } from '#server/logger.ts';
import type { CachedPage } from './CachedPage.ts';
import { createPageRenderer, type PageRendererDeps } from './createPageRenderer.ts';
import { fillNotFoundTemplate, notFoundTemplateFor } from './notFoundTemplate.ts';
import { createPageCache, type PageCache } from './pageCache.ts';
import { createMarkdownOf, prefersMarkdown } from './pageMarkdown.ts';
import { createResponseCache, type ResponseCache } from './responseCache.ts';
import { sendFailure, sendPage } from './sendPage.ts';
import { prefixLinks } from './prefixLinks.ts';

export type Rendering = Pick<PageCache, 'renderedPaths' | 'expire' | 'purge' | 'recovered'> & {
  middleware: Middleware;
  /** Sends a cached page if it is fresh and the URL is spelled exactly like its cache key. */
  sendCached: Middleware;
  /** Cache of responses that `sendCached` has sent. */
  responseCache: ResponseCache;
  /** Returns the status that visitors get at a path, rendering it if necessary; undefined if it is unavailable. */
  statusOf(path: string): Promise<number | undefined>;
  /** Returns the page that visitors get at a path; undefined if it is private or unavailable. */
  publicPage(path: string): Promise<{ status: number; html: string } | undefined>;
};

/** Creates the middleware that renders and sends pages. Pages are cached unless they are private. */
export function createRendering(
  deps: PageRendererDeps &
    Omit<Parameters<typeof createPageCache>[0], 'render'> & {
      /** Returns the unpublished content that the client may see on private pages. */
      previewFor: (ctx: Context) => Preview | undefined;
      /** Returns the pending changes that the client sees on every page. */
      changesFor: (ctx: Context) => SharedChanges | undefined;
      /** Returns whether a page is specific to one visitor. Private pages are rendered for each request. */
      isPrivate: (address: LocalisedPath) => boolean;
      /** Origin of absolute URLs, without a trailing slash. */
      siteUrl: string;
      logger: Logger;
    },
): Rendering {
  const render = createPageRenderer(deps);
  const cache = createPageCache({ ...deps, render });
  const markdownOf = createMarkdownOf(deps.siteUrl);

  const optionsOf = (ctx: Context, page: CachedPage, state: CacheState) => ({
    // A cached page is stale if it was rendered from stale content.
    state: state !== 'miss' && page.isFromStaleContent ? 'stale-if-error' : state,
    cacheControl: cacheControl(ctx.path, page, cache.freshSecondsOf(page)),
  });

  /** Sends a page as HTML, or as Markdown to clients that prefer it. */
  async function sendPublic(ctx: Context, url: string, page: CachedPage, state: CacheState): Promise<void> {
    const options = optionsOf(ctx, page, state);
    const isFound = page.status === 200;
    const markdown = isFound && prefersMarkdown(ctx.req) ? await markdownOf(page, url) : undefined;
    // Some shared caches ignore `Vary` and would send Markdown to browsers.
    if (markdown !== undefined) options.cacheControl = 'private, no-cache';
    await sendPage(ctx, { ...page, ...markdown }, options);
    if (isFound && parts.agents) ctx.vary('Accept');
    if (isFound && ctx.path === '/') ctx.vary('Cookie, Accept-Language');
  }

  /** Sends the Markdown of a page. Private and missing pages have none. */
  async function sendMarkdown(ctx: Context, address: LocalisedPath): Promise<void> {
    // `/en.md` is the home page.
    const pathname = localisePath(address.path, address.locale);
    const url = pageAddress({ ...address, pathname }, ctx.query);
    const cached = deps.isPrivate(address) ? undefined : await cache.get(url, ctx.state.requestId);
    const markdown = cached && (await markdownOf(cached.value, url));
    if (cached === undefined || markdown === undefined)
      throw new HttpError(404, 'not_found', 'Page not found.');
    // Search engines should list the page instead.
    ctx.set('Link', `<${deps.siteUrl}${url}>; rel="canonical"`);
    ctx.set('X-Robots-Tag', 'noindex');
    const { value: page, state } = cached;
    await sendPage(ctx, { ...page, ...markdown }, optionsOf(ctx, page, state));
  }

  async function sendPrivate(ctx: Context, page: CachedPage): Promise<void> {
    await sendPage(ctx, page, { state: 'bypass', cacheControl: 'private, no-store' });
  }

  /** Sends a page with pending changes, or a 404 page. Its links lead to other pages with the changes. */
  async function sendChanged(ctx: Context, url: string, changes: SharedChanges): Promise<void> {
    const options = { requestId: ctx.state.requestId, priority: 'interactive', changes } as const;
    const requestedPage = await render(url, options);
    const address = requestedPage.notFound && notFoundTemplateFor(url, requestedPage.notFound);
    const page = address === undefined ? requestedPage : await render(address, options);
    const { bytes } = await page.body.in('identity');
    const prefixedHtml = prefixLinks(changesPath, bytes.toString());
    const html =
      address === undefined ? prefixedHtml : fillNotFoundTemplate(ctx.path, { address, html: prefixedHtml });
    await sendPrivate(ctx, { ...page, body: encodableBody(html), tags: [] });
  }

  async function publicPage(path: string): Promise<CachedPage | undefined> {
    try {
      return (await cache.get(pageAddress(splitLocale(path), {}), 'link check')).value;
    } catch {
      return undefined;
    }
  }

  return {
    ...cache,
    responseCache: createResponseCache(cache.fresh),
    async sendCached(ctx, next) {
      const page = ctx.method === 'GET' || ctx.method === 'HEAD' ? cache.fresh(ctx.originalUrl) : undefined;
      if (page === undefined || prefersMarkdown(ctx.req)) return next();
      ctx.state.cachedPage = page;
      await sendPublic(ctx, ctx.originalUrl, page, 'hit');
    },
    async statusOf(path) {
      // Private pages are not rendered here: the status reports only that the page exists.
      return deps.isPrivate(splitLocale(path)) ? 200 : (await publicPage(path))?.status;
    },
    async publicPage(path) {
      const page = deps.isPrivate(splitLocale(path)) ? undefined : await publicPage(path);
      return page && { status: page.status, html: (await page.body.in('identity')).bytes.toString() };
    },
    async middleware(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
        ctx.set('Allow', 'GET, HEAD');
        ctx.status = 405;
        return;
      }
      // Vike would respond with the page's data, which no page requests.
      if (ctx.path.endsWith('.pageContext.json')) throw new HttpError(404, 'not_found', 'Not found.');
      const markdownPage = deps.changesFor(ctx) === undefined ? pageOfMarkdown(ctx.path) : undefined;
      if (markdownPage !== undefined) return sendMarkdown(ctx, splitLocale(markdownPage));
      const address = requestAddress(ctx);
      const url = pageAddress(address, ctx.query);
      const { requestId } = ctx.state;
      const request = { url, path: ctx.path, requestId };
      try {
        const changes = deps.changesFor(ctx);
        if (changes !== undefined) return await sendChanged(ctx, url, changes);
        if (deps.isPrivate(address)) {
          const preview = deps.previewFor(ctx);
          const page = await render(url, { requestId, priority: 'interactive', preview, visitor: ctx.ip });
          return await sendPrivate(ctx, await cache.withNotFound(page, request));
        }
        cache.visited(url);
        const { value, state } = await cache.get(url, requestId);
        await sendPublic(ctx, url, await cache.withNotFound(value, request), state);
      } catch (error) {
        await sendFailure(ctx, error, deps.logger);
      }
    },
  };
}

/** Returns `Cache-Control` for a public page that is fresh for `seconds`. */
function cacheControl(path: string, { status }: CachedPage, seconds: number): string {
  if (path === '/') return 'private, no-cache';
  const stale = status === 200 ? ', stale-while-revalidate=86400, stale-if-error=86400' : '';
  return `public, max-age=0, s-maxage=${seconds}${stale}`;
}

/**
 * Returns the cache key of a page, which is also the URL it is rendered from: the path, and the known query parameters
 * in a fixed order. Unknown parameters neither reach the content backend nor create cache entries.
 */
export function pageAddress(
  address: LocalisedPath,
  query: Record<string, string | string[] | undefined>,
): string {
  const knownQuery = new URLSearchParams();
  for (const name of addressOf(address)?.queryParameters ?? []) {
    const value = query[name];
    if (typeof value === 'string') knownQuery.set(name, value);
  }
  const search = knownQuery.toString();
  return search === '' ? address.pathname : `${address.pathname}?${search}`;
}
