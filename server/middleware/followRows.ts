import type { Context, Middleware } from 'koa';
import type { OldAddresses } from '#server/content/oldAddresses.ts';
import type { FoundRow } from '#server/content/redirectRows.ts';
import type { RedirectHits } from '#server/content/redirectHits.ts';
import { HttpError } from '#server/errors.ts';
import { rejectAmbiguous } from './canonicalAddress.ts';
import { withQuery } from './redirectRules.ts';

/**
 * Applies the rows that editors wrote for paths without a page: redirects, or responds with 410. While rendering fails,
 * redirects are temporary (307), because the page may exist.
 */
export function followRows(deps: {
  find: (path: string) => FoundRow | undefined;
  hits: Pick<RedirectHits, 'countRow' | 'countDead'>;
  /** Redirects from the URLs of WordPress's own front end; undefined if these are ordinary 404s. */
  old?: FollowedAddresses | undefined;
}): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    // HEAD requests are not visits: link checkers, including the plugin's, send them.
    const isVisit = ctx.method === 'GET';
    const path = ctx.originalUrl.split('?', 1)[0] ?? '';
    const row = deps.find(path);
    const earlierHeaders = new Set(Object.keys(ctx.response.headers));
    if (row === undefined) {
      const file = path.includes('/uploads/') ? deps.old?.findFile(path) : undefined;
      if (file !== undefined) return sendRedirect(ctx, { to: file, status: 301, earlierHeaders });
      await next();
      // Counts only missing pages, which are HTML; other 404s are plain text or JSON.
      if (ctx.status !== 404 || ctx.type !== 'text/html') return;
      const to = await deps.old?.find(path).catch(() => undefined);
      if (to === undefined) {
        if (isVisit) deps.hits.countDead(path);
      } else if (deps.old?.areGone) ctx.status = 410;
      else sendRedirect(ctx, { to, status: 301, earlierHeaders });
      return;
    }
    const failure = await catchFailure(next);
    const status = failure?.status ?? ctx.status;
    const isMissing = status === 404;
    if (!isMissing && (status < 500 || row.to === undefined)) {
      if (failure !== undefined) throw failure.error;
      return;
    }
    // The path is attacker-controlled, and a part of it may become part of the `Location` header.
    rejectAmbiguous(path);
    if (isMissing && isVisit) deps.hits.countRow(row.id);
    if (row.to === undefined) {
      if (failure !== undefined) ctx.body = 'Gone\n';
      ctx.status = 410;
      return;
    }
    sendRedirect(ctx, { to: row.to, status: isMissing ? row.status : undefined, earlierHeaders });
  };
}

export type FollowedAddresses = OldAddresses & {
  /** Whether pages and archives respond with 410, as configured by the owner. Files are still redirected. */
  areGone: boolean;
};

/** Redirects `/?p=17` and similar URLs before the cached home page is sent. */
export function followOldQueries(oldAddresses: FollowedAddresses | undefined): Middleware {
  return async (ctx, next) => {
    const isApplicable = oldAddresses !== undefined && (ctx.method === 'GET' || ctx.method === 'HEAD');
    if (!isApplicable || ctx.search === '' || !/^\/(?:[a-z]{2}\/?)?$/.test(ctx.path) || ctx.query['preview'])
      return next();
    const to = await oldAddresses.findByQuery(ctx.path, ctx.search).catch(() => undefined);
    if (to === undefined) return next();
    if (!oldAddresses.areGone)
      return sendRedirect(ctx, {
        to,
        status: 301,
        earlierHeaders: new Set(Object.keys(ctx.response.headers)),
      });
    ctx.status = 410;
    ctx.body = 'Gone\n';
  };
}

/** Replaces the response with a redirect, which is temporary if no status is given. */
function sendRedirect(
  ctx: Context,
  {
    to,
    status,
    earlierHeaders,
  }: { to: string; status: RedirectStatus | undefined; earlierHeaders: ReadonlySet<string> },
): void {
  for (const name of Object.keys(ctx.response.headers)) if (!earlierHeaders.has(name)) ctx.remove(name);
  ctx.state.cacheTags = ['redirects-all'];
  ctx.set('Cache-Control', status === undefined ? 'no-store' : 'public, max-age=0, s-maxage=3600');
  ctx.status = status ?? 307;
  ctx.set('Location', ctx.path === '/' || to.includes('?') ? to : withQuery(to, ctx.search));
  ctx.body = '';
}

type RedirectStatus = FoundRow['status'];

/** Returns the error that later middleware throws, and its status; undefined if it does not throw. */
async function catchFailure(
  next: () => Promise<unknown>,
): Promise<{ status: number; error: unknown } | undefined> {
  try {
    await next();
    return undefined;
  } catch (error) {
    return { status: error instanceof HttpError ? error.status : 500, error };
  }
}
