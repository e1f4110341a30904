import Router from '@koa/router';
import type { Context } from 'koa';
import { HttpError } from '#server/errors.ts';
import type { Cached, CacheState } from '#server/upstream/staleCache.ts';
import { encodings, type PreparedSpecification } from './types.ts';
import type { SpecificationSource } from './source.ts';

const cacheControl = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';

const cacheStatus: Record<CacheState, string> = {
  hit: 'site; hit',
  miss: 'site; fwd=miss',
  stale: 'site; hit; detail=stale-while-revalidate',
  'stale-if-error': 'site; hit; detail=stale-if-error',
};

/** `/api/docs-json`: the specification that the API reference shows. */
export function createDocsRouter({ specification }: { specification: SpecificationSource }): Router {
  const router = new Router();

  router.get('/api/docs-json', async (ctx) => {
    ctx.vary('Accept-Encoding');
    const current = await specification.current().catch((error: unknown) => refuse(ctx, error));
    if (current !== undefined) answer(ctx, current);
  });

  return router;
}

function answer(ctx: Context, { value: { hash, bodies }, state }: Cached<PreparedSpecification>): void {
  const accepted = ctx.acceptsEncodings(['br', 'gzip', 'identity']);
  const encoding = encodings.find((name) => name === accepted) ?? 'identity';
  ctx.set('Cache-Control', cacheControl);
  ctx.set('Cache-Status', cacheStatus[state]);
  ctx.set('ETag', `"${hash}-${encoding}"`);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = Buffer.from(bodies[encoding]);
}

/** Answers here rather than above, because a failure must not be kept by any cache. */
function refuse(ctx: Context, error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error;
  ctx.status = error.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { error: { code: error.code, message: error.message } };
}
