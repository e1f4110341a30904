import type { Middleware } from 'koa';
import { HttpError } from '#server/errors.ts';
import { isApiPath } from './jsonAddresses.ts';
import type { Logger } from '#server/logger.ts';
import { hasDisconnected, isOutOfDescriptors } from '#server/lib/httpServer.ts';

/** Converts errors to responses: an `HttpError` to its status and message, anything else to a 500 without details. */
export function errorResponses(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const httpError = asHttpError(error);
      if (hasDisconnected(ctx))
        logger.debug(
          { err: error, requestId: ctx.state.requestId },
          'request failed after the client had disconnected',
        );
      else if (httpError.status >= 500)
        logger.error({ err: error, requestId: ctx.state.requestId }, 'request failed');
      ctx.status = httpError.status;
      ctx.set(httpError.headers);
      ctx.set('Cache-Control', 'no-store');
      if (isApiPath(ctx.path)) {
        ctx.body = { error: { code: httpError.code, message: httpError.message } };
      } else {
        ctx.type = 'text/plain; charset=utf-8';
        ctx.body = `${httpError.status} ${httpError.message}\n`;
      }
    }
  };
}

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isOutOfDescriptors(error)) {
    return new HttpError(503, 'busy', 'The site is overloaded. Please try again in a few seconds.', {
      cause: error,
      headers: { 'Retry-After': '10' },
    });
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side.', { cause: error });
}
