import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

/** Names each request, in the log, in `X-Request-Id` and on the error page. */
export function requestId(): Middleware {
  return async (ctx, next) => {
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
  };
}
