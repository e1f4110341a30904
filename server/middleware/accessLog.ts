import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { type Logger, infoLines, isoTime } from '#server/logger.ts';

/** Gives each request an ID, which is logged, sent as `X-Request-Id` and shown on the error page. */
export function requestId(): Middleware {
  return async (ctx, next) => {
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
  };
}

/** Logs one line per request, without the query, which may contain a token or a visitor's search. */
export function accessLog(logger: Logger): Middleware {
  // Disables redaction: these lines contain no secrets, and searching them takes as long as writing them.
  const requestLogger = logger.child({}, { redact: [] });
  return async (ctx, next) => {
    const startedAt = performance.now();
    // Read here, because later middleware may rewrite the path.
    const { path } = ctx;
    try {
      await next();
    } finally {
      requestLogger.info(
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

/** A response that was sent from the cache. `path` is already JSON. */
type Hit = { requestId: string; path: string; durationMs: number };

/** Writes the log line of a cached response, in the format of `accessLog`. */
export type RequestLog = (hit: Hit) => void;

/**
 * Creates the log of cached responses. Concatenates the lines itself, because a logger that inspects each value would
 * take as long as the response.
 */
export function createRequestLog(logger: Logger): RequestLog {
  const write = infoLines(logger);
  return ({ requestId, path, durationMs }) =>
    write?.(
      `{"level":30,"time":"${isoTime(Date.now())}","requestId":"${requestId}","method":"GET","path":${path},"status":200,"durationMs":${Math.round(durationMs)},"msg":"request"}\n`,
    );
}
