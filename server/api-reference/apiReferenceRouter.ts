import Router from '@koa/router';
import type { Context } from 'koa';
import { HttpError } from '#server/errors.ts';
import { sendEncoded, encodedBody } from '#server/lib/sendEncoded.ts';
import type { SpecificationSource } from './specificationSource.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocsOutline } from '#schema/openapi.ts';

const cacheControl = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';

/** Creates the router that serves the API reference's specification at `/api/docs-json`. */
export function createApiReferenceRouter({ specification }: { specification: SpecificationSource }): Router {
  const router = new Router();

  router.get('/api/docs-json', async (ctx) => {
    const current = await specification.current().catch((error: unknown) => sendError(ctx, error));
    if (current === undefined) return;
    const { value, state } = current;
    const body = encodedBody(value.bodies, value.hash);
    await sendEncoded(ctx, body, { type: 'application/json; charset=utf-8', cacheControl, state });
  });

  return router;
}

/** Sends an error response. `errorResponses` would log an error for every request during an outage. */
function sendError(ctx: Context, error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error;
  ctx.status = error.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { error: { code: error.code, message: error.message } };
}

const timeoutMs = 4_000;
const noWaitMs = 10_000;

/**
 * Creates a function that returns the outline for the server-rendered HTML; `undefined` if the specification is not
 * available within `timeoutMs`. The page is then rendered without the outline, and the browser fetches the
 * specification. After a timeout, requests do not wait at all for the next `impatientForMs`.
 */
export function createDocsOutline(
  specification: SpecificationSource,
): () => Promise<DocsOutline | undefined> {
  let noWaitUntil = -Infinity;
  return async () => {
    const outline = await Promise.race([
      specification.current().then(
        (current) => current.value.outline,
        () => undefined,
      ),
      wait(performance.now() < noWaitUntil ? 0 : timeoutMs, undefined, { ref: false }),
    ]);
    if (outline === undefined) noWaitUntil = performance.now() + noWaitMs;
    return outline;
  };
}
