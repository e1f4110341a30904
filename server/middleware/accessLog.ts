import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { type Logger, infoLines, isoTime } from '#server/logger.ts';

/** Names each request, in the log, in `X-Request-Id` and on the error page. */
export function requestId(): Middleware {
  return async (ctx, next) => {
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
  };
}

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

/** A replayed response; its path is JSON already. */
type Hit = { requestId: string; path: string; durationMs: number };

/** Writes the line of a replayed response, as `accessLog` writes those of other requests. */
export type RequestLog = (hit: Hit) => void;

/** Its lines are put together from what is known of them: a logger that looks at each value takes as long as the answer. */
export function createRequestLog(logger: Logger): RequestLog {
  const write = infoLines(logger);
  return ({ requestId, path, durationMs }) =>
    write?.(
      `{"level":30,"time":"${isoTime(Date.now())}","requestId":"${requestId}","method":"GET","path":${path},"status":200,"durationMs":${Math.round(durationMs)},"msg":"request"}\n`,
    );
}
