import Router from '@koa/router';
import type { Registry } from 'prom-client';
import { HttpError } from '#server/errors.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Creates the router for `/metrics` in Prometheus' text format, for clients with the bearer token. Responds 401 to
 * others.
 */
export function createMetricsRouter({ registry, token }: { registry: Registry; token: string }): Router {
  // Matches the exact path only, because the proxy blocks exactly this path.
  const router = new Router({ strict: true, sensitive: true });
  const isAuthorised = isBearer(token);
  router.get('/metrics', async (ctx) => {
    if (!isAuthorised(ctx.get('authorization')))
      throw new HttpError(401, 'token_needed', 'Send the token in the header “Authorization: Bearer”.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', registry.contentType);
    ctx.body = await registry.metrics();
  });
  return router;
}

/**
 * Returns a function that checks whether an `Authorization` header contains the token. It compares digests, so that not
 * even the token's length leaks.
 */
export function isBearer(token: string): (authorization: string) => boolean {
  const expected = digest(token);
  return (authorization) => {
    const [, sentToken = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return timingSafeEqual(digest(sentToken), expected);
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
