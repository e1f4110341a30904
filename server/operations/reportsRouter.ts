import Router from '@koa/router';
import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { ClientErrorReport } from '#schema/clientError.ts';
import { HttpError } from '#server/errors.ts';
import { readJson, readText } from '#server/lib/readBody.ts';
import { requireSameOrigin } from '#server/lib/requireSameOrigin.ts';
import type { Logger } from '#server/logger.ts';
import { limitKey } from '#server/forms/postLimits.ts';
import { parseJson } from '#server/lib/parseJson.ts';

const limitBytes = 8 * 1024;
/** Size limit of a batch. The Reporting API sends several reports at once, each with the whole policy. */
const batchLimitBytes = 32 * 1024;
const reportsAMinute = 20;

/** Maximum number of reports read from a batch. */
const maxBatch = 10;
const directive = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const address = v.optional(v.pipe(v.string(), v.maxLength(2_000)), '');

/**
 * CSP reports in both formats that browsers use (`report-uri` and `report-to`). Only fields that identify the violation
 * are read.
 */
const CspReports = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({
        'violated-directive': directive,
        'effective-directive': directive,
        'blocked-uri': address,
        'document-uri': address,
      }),
    }),
    v.transform(({ 'csp-report': report }) => [report]),
  ),
  v.pipe(
    v.array(
      v.object({
        type: v.string(),
        body: v.object({ effectiveDirective: directive, blockedURL: address, documentURL: address }),
      }),
    ),
    v.transform((batch) =>
      batch
        .filter(({ type }) => type === 'csp-violation')
        .slice(0, maxBatch)
        .map(({ body }) => ({
          'violated-directive': body.effectiveDirective,
          'effective-directive': body.effectiveDirective,
          'blocked-uri': body.blockedURL,
          'document-uri': body.documentURL,
        })),
    ),
  ),
]);

/** Creates a check that throws 429 after twenty reports from one client in a minute. */
export function createReportLimit(): (ctx: Context) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: reportsAMinute, duration: 60 });
  return async (ctx) => {
    const isAllowed = await limiter.consume(limitKey(ctx.ip)).then(
      () => true,
      () => false,
    );
    if (!isAllowed)
      throw new HttpError(429, 'too_many_reports', 'Too many reports. Try again in a minute.', {
        headers: { 'Retry-After': '60' },
      });
  };
}

/** Creates the router that logs errors seen only by browsers: components that threw, and CSP violations. */
export function createReportsRouter(deps: { logger: Logger; siteUrl: string | undefined }): Router {
  const { logger } = deps;
  const limit = createReportLimit();
  const router = new Router();
  router.post('/api/client-errors', async (ctx) => {
    requireSameOrigin(ctx, deps.siteUrl);
    await limit(ctx);
    const report = v.safeParse(ClientErrorReport, await readJson(ctx, limitBytes));
    if (!report.success) throw new HttpError(422, 'not_a_report', 'The body is not an error report.');
    const { path, ...rest } = report.output;
    logger.error(
      { clientError: { ...rest, path: withoutQuery(path) } },
      'browser reported a JavaScript error',
    );
    ctx.status = 204;
  });

  router.post('/api/csp-reports', async (ctx) => {
    await limit(ctx);
    const reports = v.safeParse(CspReports, parseJson(await readText(ctx, batchLimitBytes)));
    ctx.status = 204;
    if (!reports.success) return;
    for (const { 'blocked-uri': blocked, 'document-uri': page, ...directives } of reports.output)
      logger.warn(
        { cspReport: { ...directives, blocked: withoutQuery(blocked), page: withoutQuery(page) } },
        'browser reported a CSP violation',
      );
  });
  return router;
}

/** Removes the query of an address, which may contain a token or a search. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
