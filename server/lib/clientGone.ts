import type { Context } from 'koa';

/** Aborted when the client goes before it has been answered, and from the start when it has gone already. */
export function clientGone(ctx: Context): AbortSignal {
  if (ctx.res.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) gone.abort();
  });
  return gone.signal;
}
