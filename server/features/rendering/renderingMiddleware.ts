import type { Context, Middleware } from 'koa';
import Negotiator from 'negotiator';
import type { PreviewedContent } from '#schema/preview.ts';
import type { PageServices } from './pageServices.ts';
import { encodable, encodings, type EncodableBody } from './encodings.ts';
import type { RenderAddress } from './pageRenderer.ts';
import { pageAddress } from './pageAddress.ts';
import { UpstreamError } from '../../lib/errors.ts';
import type { Logger } from '../../logger.ts';
import { createStaleCache, type CacheState } from '../../lib/staleCache.ts';
import { lastResortPage } from './lastResortPage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const limitBytes = 96 * 1024 * 1024;
const retryAfterSeconds = 30;
const longestFreshNotFoundSeconds = 60;

type KeptPage = {
  status: number;
  contentType: string;
  location: string | undefined;
  body: EncodableBody;
  /** True when the page was drawn from copies that outlived a failing backend. */
  isFromStaleContent: boolean;
  /** Keys of the content it was drawn from. */
  uses: ReadonlySet<string>;
};

export type Rendering = {
  middleware: Middleware;
  /** Makes the pages that use this content be drawn again, behind their last copies. */
  expire(contentKey: string): number;
  /** Makes the pages that use any of this content be drawn before they are answered again; answers how many. */
  purge(contentKeys: readonly string[]): number;
};

/** Answers with drawn pages and their data, from a cache bounded in bytes; nothing is computed for a page that is in it. */
export function createRendering(parts: {
  render: RenderAddress;
  services: (request: {
    requestId: string;
    onStaleContent: () => void;
    onOutage: () => void;
    onStatus: (status: number) => void;
    onContent: (key: string) => void;
    preview: PreviewedContent | undefined;
  }) => PageServices;
  /** What the reader of a private page may see unpublished. */
  previewFor: (ctx: Context) => PreviewedContent | undefined;
  /** Pages for one reader alone: drawn for each request, kept nowhere. */
  isPrivate: (path: string) => boolean;
  freshSeconds: number;
  /** Development draws every page anew. */
  isCached: boolean;
  logger: Logger;
}): Rendering {
  const cache = createStaleCache<KeptPage>({
    freshMs: parts.isCached ? parts.freshSeconds * 1000 : -1,
    staleMs: parts.isCached ? dayMs : -1,
    limitBytes,
    sizeOf: (page) => page.body.size,
  });

  async function draw(url: string, requestId: string, preview?: PreviewedContent): Promise<KeptPage> {
    let isFromStaleContent = false;
    let isOutage = false;
    let chosenStatus: number | undefined;
    const uses = new Set<string>();
    const services = parts.services({
      requestId,
      onStaleContent: () => (isFromStaleContent = true),
      onOutage: () => (isOutage = true),
      onStatus: (status) => (chosenStatus = status),
      onContent: (key) => uses.add(key),
      preview,
    });
    const rendered = await parts.render(url, { services });
    const { contentType, location, body } = rendered;
    // The router in the browser asks for a page's data and takes any other status for a fault.
    const isPage = rendered.status === 200 && contentType.startsWith('text/html');
    const status = isPage ? (chosenStatus ?? 200) : rendered.status;
    const page = { status, contentType, location, body: encodable(body), isFromStaleContent, uses };
    // A failure is not worth keeping, and must not replace a good copy.
    if (isOutage || status >= 500) throw new UndrawnPage(page);
    return page;
  }

  return {
    expire: (contentKey) => cache.expire((_url, { uses }) => uses.has(contentKey)),
    purge: (contentKeys) =>
      // One that is being drawn may use what has changed.
      cache.purge((_url, page) => page === undefined || contentKeys.some((key) => page.uses.has(key))).length,
    async middleware(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
        ctx.set('Allow', 'GET, HEAD');
        ctx.status = 405;
        return;
      }
      const isPrivate = parts.isPrivate(ctx.path);
      const url = pageAddress(ctx.path, ctx.query, isPrivate);
      const requestId: string = ctx.state['requestId'];
      try {
        if (isPrivate) {
          const page = await draw(url, requestId, parts.previewFor(ctx));
          await answer(ctx, page, 'site; fwd=bypass', 'private, no-store');
          return;
        }
        const { value, state } = await cache.get(url, () => draw(url, requestId));
        await answer(
          ctx,
          value,
          cacheStatus(value, state),
          cacheControl(ctx.path, value, parts.freshSeconds),
        );
        if (value.status === 200 && ctx.path === '/') ctx.vary('Cookie, Accept-Language');
      } catch (error) {
        await answerFailure(ctx, error, parts.logger);
      }
    },
  };
}

/** A page that shows an error, or lacks what could not be had, and is sent once, to those who wait for it now. */
class UndrawnPage extends UpstreamError {
  readonly page: KeptPage;
  constructor(page: KeptPage) {
    super('The page could not be drawn.', { status: page.status });
    this.page = page;
  }
}

async function answer(
  ctx: Context,
  page: KeptPage,
  cacheStatusValue: string,
  cacheControlValue: string,
): Promise<void> {
  ctx.set('Cache-Status', cacheStatusValue);
  ctx.set('Cache-Control', cacheControlValue);
  ctx.status = page.status;
  if (page.location !== undefined) {
    ctx.set('Location', page.location);
    ctx.body = '';
    return;
  }
  const encoding =
    encodings.find((name) => name === new Negotiator(ctx.req).encodings([...encodings])[0]) ?? 'identity';
  const { bytes, etag } = await page.body.in(encoding);
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', etag);
  ctx.set('Content-Type', page.contentType);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  if (page.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = bytes;
  ctx.set('Content-Type', page.contentType);
}

async function answerFailure(ctx: Context, error: unknown, logger: Logger): Promise<void> {
  const status = error instanceof UndrawnPage ? error.page.status : 500;
  if (status >= 500) ctx.set('Retry-After', String(retryAfterSeconds));
  if (error instanceof UndrawnPage) {
    await answer(ctx, error.page, 'site; fwd=miss', 'no-store');
    return;
  }
  logger.error(
    { err: error, requestId: ctx.state['requestId'] },
    'neither the page nor its error page could be drawn',
  );
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = lastResortPage(ctx.path, ctx.state['requestId']);
}

/** RFC 9211. */
function cacheStatus(page: KeptPage, state: CacheState): string {
  if (state === 'miss') return 'site; fwd=miss';
  if (state === 'stale-if-error' || page.isFromStaleContent) return 'site; hit; detail=stale-if-error';
  return state === 'stale' ? 'site; hit; detail=stale-while-revalidate' : 'site; hit';
}

function cacheControl(path: string, page: KeptPage, freshSeconds: number): string {
  if (path === '/') return 'private, no-cache';
  const seconds = page.status === 200 ? freshSeconds : Math.min(freshSeconds, longestFreshNotFoundSeconds);
  const stale = page.status === 200 ? ', stale-while-revalidate=86400, stale-if-error=86400' : '';
  // What was prefetched on intent has to last until the click.
  const browserSeconds = path.endsWith('.pageContext.json') && page.status === 200 ? 10 : 0;
  return `public, max-age=${browserSeconds}, s-maxage=${seconds}${stale}`;
}
