import type { Middleware } from 'koa';
import type { FoundRow } from '#server/content/redirectRows.ts';
import type { RedirectHits } from '#server/content/redirectHits.ts';
import { HttpError } from '#server/errors.ts';
import { refuseAmbiguous } from './canonicalAddress.ts';
import { withQuery } from './redirectRules.ts';

/**
 * The rows that editors wrote, for addresses where nothing else is: what the rest answers with a 404 is led on, or is gone
 * (410). While the rest fails, a row leads on for now (307), because nobody knows whether a page stands there.
 */
export function followRows(deps: {
  find: (path: string) => FoundRow | undefined;
  hits: Pick<RedirectHits, 'countRow' | 'countDead'>;
}): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = ctx.originalUrl.split('?', 1)[0] ?? '';
    const row = deps.find(path);
    if (row === undefined) {
      await next();
      // A page of the site's own: what is meant for programs is plain text or JSON.
      if (ctx.status === 404 && ctx.type === 'text/html') deps.hits.countDead(path);
      return;
    }
    const before = new Set(Object.keys(ctx.response.headers));
    const failure = await statusOfFailure(next);
    const status = failure?.status ?? ctx.status;
    const isMissing = status === 404;
    if (!isMissing && (status < 500 || row.to === undefined)) {
      if (failure !== undefined) throw failure.error;
      return;
    }
    // Attacker-controlled: the rest of the path may become part of the `Location`.
    refuseAmbiguous(path);
    if (isMissing) deps.hits.countRow(row.id);
    if (row.to === undefined) {
      if (failure !== undefined) ctx.body = 'Gone\n';
      ctx.status = 410;
      return;
    }
    for (const name of Object.keys(ctx.response.headers)) if (!before.has(name)) ctx.remove(name);
    ctx.state.cacheTags = ['redirects-all'];
    ctx.set('Cache-Control', isMissing ? 'public, max-age=0, s-maxage=3600' : 'no-store');
    ctx.status = isMissing ? row.status : 307;
    ctx.set('Location', withQuery(row.to, ctx.search));
    ctx.body = '';
  };
}

/** What the rest threw, if that says a status. */
async function statusOfFailure(
  next: () => Promise<unknown>,
): Promise<{ status: number; error: unknown } | undefined> {
  try {
    await next();
    return undefined;
  } catch (error) {
    return { status: error instanceof HttpError ? error.status : 500, error };
  }
}
