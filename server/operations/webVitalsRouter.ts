import Router from '@koa/router';
import * as v from 'valibot';
import { WebVitalsReport } from '#schema/webVitals.ts';
import { HttpError } from '#server/errors.ts';
import { readJson } from '#server/lib/readBody.ts';
import { requireSameOrigin } from '#server/lib/requireSameOrigin.ts';
import { countedPath } from './pageViews.ts';
import { createReportLimit } from './reportsRouter.ts';
import type { WebVitals } from './webVitals.ts';

const limitBytes = 1_024;

/**
 * Creates the router that receives measurements of visits at `POST /api/web-vitals`. Ignores visits that are not
 * counted as page views either, and paths that are not pages.
 */
export function createWebVitalsRouter(deps: {
  record: WebVitals['record'];
  isPage: (path: string) => Promise<boolean>;
  siteUrl: string | undefined;
}): Router {
  const limit = createReportLimit();
  const router = new Router();
  router.post('/api/web-vitals', async (ctx) => {
    requireSameOrigin(ctx, deps.siteUrl);
    await limit(ctx);
    const report = v.safeParse(WebVitalsReport, await readJson(ctx, limitBytes));
    if (!report.success) throw new HttpError(422, 'not_a_report', 'The body is not a report of web vitals.');
    ctx.status = 204;
    const path = countedPath(report.output.path, ctx.headers);
    if (path !== undefined && (await deps.isPage(path))) deps.record({ ...report.output, path });
  });
  return router;
}
