import type { Context, Middleware } from 'koa';
import type { LocalisedPath } from '#locales/routing.ts';
import { minuteMs, dayMs } from '#schema/durations.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import type { PageServices } from '#schema/pageServices.ts';
import { cacheControl, freshSecondsOf, stateOf } from './cacheHeaders.ts';
import type { KeptPage } from './KeptPage.ts';
import type { RenderAddress } from './pageRenderer.ts';
import { pageAddress } from './pageAddress.ts';
import { HttpError } from '#server/errors.ts';
import { requestAddress } from '#server/http/requestAddress.ts';
import { encodable } from '#server/http/encodableBody.ts';
import type { Logger } from '#server/logger.ts';
import type { Purpose } from '#server/upstream/callQueue.ts';
import { createStaleCache, type LoadReason } from '#server/upstream/staleCache.ts';
import { createRedrawQueue } from './redrawQueue.ts';
import { sendFailure, sendPage, UndrawnPage } from './sendPage.ts';
import { notFoundFor, sharedNotFoundOf } from './sharedNotFound.ts';

const limitBytes = 32 * 1024 * 1024;
/** Searches and addresses that are no pages: anybody can make them up without end. */
const minor = { limitBytes: 8 * 1024 * 1024, limitEntries: 500, lifeMs: minuteMs };
/** What could not be drawn is answered again for this long, to all who ask. */
const restMs = 1_000;

export type Rendering = {
  middleware: Middleware;
  /** Paths of the pages that are kept. */
  drawnPaths(): Iterable<string>;
  /** Makes the pages that use this content be drawn again, behind their last copies. */
  expire(contentKey: string): number;
  /** Makes the pages that use any of this content be drawn before they are answered again; answers how many. */
  purge(contentKeys: readonly string[]): number;
  /** The backend answers again: what was drawn from old copies meanwhile is drawn again, behind its last copy. */
  recovered(): void;
};

/** Answers with drawn pages, from a cache bounded in bytes; nothing is computed for a page that is in it. */
export function createRendering(parts: {
  render: RenderAddress;
  services: (request: {
    requestId: string;
    purpose: Purpose;
    onStaleContent: () => void;
    onHoles: () => void;
    onOutage: () => void;
    onStatus: (status: number) => void;
    onContent: (key: string) => void;
    preview: PreviewedContent | undefined;
  }) => PageServices;
  /** What the reader of a private page may see unpublished. */
  previewFor: (ctx: Context) => PreviewedContent | undefined;
  /** Pages for one reader alone: drawn for each request, kept nowhere. */
  isPrivate: (address: LocalisedPath) => boolean;
  freshSeconds: number;
  /** Development draws every page anew. */
  isCached: boolean;
  logger: Logger;
}): Rendering {
  const redraws = createRedrawQueue();
  const cache = createStaleCache<KeptPage>({
    freshMs: (page) => (parts.isCached ? freshSecondsOf(page, parts.freshSeconds) * 1000 : -1),
    staleMs: parts.isCached ? dayMs : -1,
    limitBytes,
    minor,
    restMs: parts.isCached ? restMs : 0,
    sizeOf: (page) => page.body.size,
    isMinor: (url, { status }) =>
      (status === 404 && sharedNotFoundOf(url) === undefined) || /[?&]q=/.test(url),
    mayReplace: (copy, drawn) => copy.hasHoles || !drawn.hasHoles,
  });

  async function draw(
    url: string,
    {
      requestId,
      purpose,
      preview,
    }: { requestId: string; purpose: Purpose; preview?: PreviewedContent | undefined },
  ): Promise<KeptPage> {
    let isFromStaleContent = false;
    let hasHoles = false;
    let isOutage = false;
    let chosenStatus: number | undefined;
    const uses = new Set<string>();
    const services = parts.services({
      requestId,
      purpose,
      onStaleContent: () => (isFromStaleContent = true),
      onHoles: () => (hasHoles = true),
      onOutage: () => (isOutage = true),
      onStatus: (status) => (chosenStatus = status),
      onContent: (key) => uses.add(key),
      preview,
    });
    const rendered = await parts.render(url, { services });
    const { contentType, body } = rendered;
    const sharedNotFound = sharedNotFoundOf(rendered.location);
    const page = {
      status: sharedNotFound === undefined ? statusOf(rendered, chosenStatus) : 404,
      contentType,
      location: sharedNotFound === undefined ? rendered.location : undefined,
      body: encodable(body),
      sharedNotFound,
      isFromStaleContent,
      hasHoles,
      uses,
    };
    // A failure is not worth keeping, and must not replace a good copy.
    if (isOutage || page.status >= 500) throw new UndrawnPage(page);
    return page;
  }

  /** What somebody waits for is drawn at once; a stale page when its turn comes. */
  const drawFor = (url: string, requestId: string) => (reason: LoadReason) =>
    reason === 'stale'
      ? redraws.run(url, () => draw(url, { requestId, purpose: 'refresh' }))
      : draw(url, { requestId, purpose: 'visitor' });

  /** The page, or for what does not exist the 404 that all such addresses share. */
  async function whole(page: KeptPage, ctx: Context): Promise<KeptPage> {
    const address = page.sharedNotFound;
    if (address === undefined) return page;
    const shared = (await cache.get(address, drawFor(address, ctx.state.requestId))).value;
    const { bytes } = await shared.body.in('identity');
    const body = encodable(notFoundFor(ctx.path, { address, html: bytes.toString() }));
    return { ...shared, body };
  }

  return {
    *drawnPaths() {
      for (const [url, { value }] of cache.entries())
        if (value.status === 200 && !url.includes('?')) yield url;
    },
    recovered: () => void cache.expire((_url, { isFromStaleContent }) => isFromStaleContent),
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
      // Vike would answer with a page's data there, which no page asks for.
      if (ctx.path.endsWith('.pageContext.json')) {
        throw new HttpError(404, 'not_found', 'There is nothing at this address.');
      }
      const address = requestAddress(ctx);
      const url = pageAddress(address, ctx.query);
      const { requestId } = ctx.state;
      try {
        if (parts.isPrivate(address)) {
          const page = await draw(url, { requestId, purpose: 'visitor', preview: parts.previewFor(ctx) });
          await sendPage(ctx, await whole(page, ctx), { state: 'bypass', cacheControl: 'private, no-store' });
          return;
        }
        redraws.visited(url);
        const { value, state } = await cache.get(url, drawFor(url, requestId));
        await sendPage(ctx, await whole(value, ctx), {
          state: stateOf(value, state),
          cacheControl: cacheControl(ctx.path, value, parts.freshSeconds),
        });
        if (value.status === 200 && ctx.path === '/') ctx.vary('Cookie, Accept-Language');
      } catch (error) {
        await sendFailure(ctx, error, parts.logger);
      }
    },
  };
}

function statusOf({ status }: { status: number }, chosen: number | undefined): number {
  return status === 200 ? (chosen ?? 200) : status;
}
