import type { Middleware } from 'koa';
import type { Logger } from '#server/logger.ts';

/** One line a request. The query is left out: it may hold a token or what a visitor searched for. */
export function accessLog(logger: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    // As asked: what answers may rewrite it.
    const { path } = ctx;
    try {
      await next();
    } finally {
      logger.info(
        {
          requestId: ctx.state.requestId,
          method: ctx.method,
          path,
          status: ctx.status,
          durationMs: Math.round(performance.now() - startedAt),
        },
        'request',
      );
    }
  };
}
