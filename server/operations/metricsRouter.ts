import Router from '@koa/router';
import type { Registry } from 'prom-client';
import { HttpError } from '#server/errors.ts';
import { isBearer } from './isBearer.ts';

/** `/metrics` in Prometheus' text format, for clients that send the token as `Authorization: Bearer`; 401 for others. */
export function createMetricsRouter({ registry, token }: { registry: Registry; token: string }): Router {
  const router = new Router();
  const mayRead = isBearer(token);
  router.get('/metrics', async (ctx) => {
    if (!mayRead(ctx.get('authorization')))
      throw new HttpError(401, 'token_needed', 'Send the token as Authorization: Bearer.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', registry.contentType);
    ctx.body = await registry.metrics();
  });
  return router;
}
