import Router from '@koa/router';
import type { Registry } from 'prom-client';
import { HttpError } from '#server/errors.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

/** `/metrics` in Prometheus' text format, for clients that send the token as `Authorization: Bearer`; 401 for others. */
export function createMetricsRouter({ registry, token }: { registry: Registry; token: string }): Router {
  // One spelling each: a proxy hides them by theirs.
  const router = new Router({ strict: true, sensitive: true });
  const mayRead = isBearer(token);
  router.get('/metrics', async (ctx) => {
    if (!mayRead(ctx.get('authorization')))
      throw new HttpError(401, 'token_needed', 'Send the token in the header “Authorization: Bearer”.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', registry.contentType);
    ctx.body = await registry.metrics();
  });
  return router;
}

/** Whether an `Authorization` header holds the token. Of digests, for the comparison must not tell its length either. */
export function isBearer(token: string): (authorization: string) => boolean {
  const expected = digest(token);
  return (authorization) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return timingSafeEqual(digest(given), expected);
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
