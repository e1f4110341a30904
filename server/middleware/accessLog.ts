import type { Middleware } from 'koa';
import type { Logger } from '#server/logger.ts';

/** One line a request. The query is left out: it may hold a token or what a visitor searched for. */
export function accessLog(logger: Logger): Middleware {
  // Nothing in its lines is secret, and looking for that takes as long as writing them.
  const requests = logger.child({}, { redact: [] });
  return async (ctx, next) => {
    const startedAt = performance.now();
    // As asked: what answers may rewrite it.
    const { path } = ctx;
    try {
      await next();
    } finally {
      requests.info(
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
