import type { Context } from 'koa';
import { HttpError } from '#server/errors.ts';

/** Aborted when the client goes before it has been answered, and from the start when it has gone already. */
export function clientGone(ctx: Context): AbortSignal {
  if (ctx.res.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Why a picture is not made whose clients have all gone. Nobody reads it but the log. */
export function clientGoneError(): HttpError {
  return new HttpError(499, 'client_gone', 'Nobody waits for this any longer.');
}
