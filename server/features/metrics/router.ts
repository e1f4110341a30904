import { createHash, timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import type { Registry } from 'prom-client';
import { HttpError } from '#server/errors.ts';

/** `/metrics` in Prometheus' text format, for clients that send the token as `Authorization: Bearer`; 401 for others. */
export function createMetricsRouter({ registry, token }: { registry: Registry; token: string }): Router {
  const router = new Router();
  const expected = digest(token);
  router.get('/metrics', async (ctx) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(ctx.get('authorization')) ?? [];
    // Of digests, for the comparison must not tell the token's length either.
    if (!timingSafeEqual(digest(given), expected))
      throw new HttpError(401, 'token_needed', 'Send the token as Authorization: Bearer.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', registry.contentType);
    ctx.body = await registry.metrics();
  });
  return router;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
