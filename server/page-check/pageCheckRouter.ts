import Router from '@koa/router';
import type { Context } from 'koa';
import {
  PageCheckRequest,
  PagePlacesRequest,
  PublishedPage,
  type PageCheckAnswer,
  type PagePlacesAnswer,
} from '#schema/pageCheck.ts';
import { splitLocale } from '#locales/routing.ts';
import { whyUnserved } from '#server/lib/listedContent.ts';
import { HttpError } from '#server/errors.ts';
import { readSigned } from '#server/lib/readSigned.ts';

/** Maximum size of a request body. */
const limitBytes = 16 * 1024;
/** Small, because checks render pages and measure pictures, and visitors' requests have priority. */
const maxRunningChecks = 2;

/**
 * Creates the router for the plugin's requests about pages, which are signed like its purges. `POST /api/page-check`
 * checks the content in an edit form, `POST /api/page-places` lists the link targets on a page, and
 * `POST /api/page-status` returns the status of a path. The requests change nothing, so they may be repeated. Without a
 * secret, these paths do not exist.
 */
export function createPageCheckRouter(deps: {
  secret: string | undefined;
  check: (request: PageCheckRequest) => Promise<PageCheckAnswer>;
  placesOf: (request: PagePlacesRequest) => Promise<PagePlacesAnswer>;
  statusOf: (path: string) => Promise<number | undefined>;
  hasApiReference: boolean;
  now: () => number;
}): Router {
  const { secret, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;
  let runningChecks = 0;
  const limitConcurrency = async <T>(runTask: () => Promise<T>): Promise<T> => {
    if (runningChecks >= maxRunningChecks)
      throw new HttpError(503, 'busy', 'Other pages are being checked. Please try again in a few seconds.', {
        headers: { 'Retry-After': '2' },
      });
    runningChecks += 1;
    try {
      return await runTask();
    } finally {
      runningChecks -= 1;
    }
  };

  router.post('/api/page-check', async (ctx) => {
    const request = await readSigned(ctx, { secret, now, schema: PageCheckRequest, limitBytes });
    sendJson(ctx, await limitConcurrency(() => deps.check(request)));
  });

  router.post('/api/page-places', async (ctx) => {
    const request = await readSigned(ctx, { secret, now, schema: PagePlacesRequest, limitBytes });
    sendJson(ctx, await limitConcurrency(() => deps.placesOf(request)));
  });

  router.post('/api/page-status', async (ctx) => {
    const { path, type } = await readSigned(ctx, { secret, now, schema: PublishedPage, limitBytes });
    const { hasApiReference } = deps;
    const reason =
      type === 'page' ? whyUnserved(path, { locale: splitLocale(path).locale, hasApiReference }) : undefined;
    sendJson(
      ctx,
      reason === undefined ? { status: (await deps.statusOf(path)) ?? 503 } : { status: 404, why: reason },
    );
  });
  return router;
}

function sendJson(ctx: Context, body: object): void {
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
