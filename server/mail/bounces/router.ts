import Router from '@koa/router';
import { HttpError } from '#server/errors.ts';
import { readText } from '#server/lib/readBody.ts';
import type { PostLimits } from '#server/forms/postLimits.ts';
import type { Logger } from '#server/logger.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { bounceClass, kindOfClass } from '#server/mail/bounceClass.ts';

/** Size limit of a body. SendGrid posts up to a few thousand events in one request. */
const bodyLimitBytes = 2_000_000;

/**
 * Creates the router for the signed webhooks of mail providers at `/api/bounces/{provider}`. Responds with 401 to
 * invalid signatures, 500 after our own errors and 429 to too many requests; providers retry after the last two.
 */
export function createBouncesRouter(deps: {
  providers: Readonly<Record<string, Provider>>;
  storeReport: StoreReport;
  limits: Pick<PostLimits, 'countReport'>;
  onQueued: () => void;
  now: () => number;
  logger: Logger;
}): Router {
  const router = new Router();
  router.post('/api/bounces/:provider', async (ctx) => {
    const name = String(ctx['params']['provider']);
    const provider = Object.hasOwn(deps.providers, name) ? deps.providers[name] : undefined;
    if (provider === undefined)
      throw new HttpError(404, 'no_provider', 'This mail provider is not configured.');
    const retryAfterSeconds = await deps.limits.countReport(ctx.ip);
    if (retryAfterSeconds !== undefined) {
      const headers = { 'Retry-After': String(retryAfterSeconds) };
      throw new HttpError(429, 'limited', 'Too many reports. Send them again later.', { headers });
    }
    const body = await readText(ctx, bodyLimitBytes);
    const reports = await provider({
      body,
      header: (header) => ctx.get(header),
      nowMs: deps.now(),
    }).catch((error: unknown) => {
      if (!isUnreadable(error)) throw error;
      throw new HttpError(400, 'unreadable', 'The report could not be read.', { cause: error });
    });
    if (reports === undefined)
      throw new HttpError(401, 'not_signed', 'The signature of the report is missing or invalid.');
    for (const report of reports) await deps.storeReport(report);
    if (reports.length > 0) deps.onQueued();
    deps.logger.info({ provider: name, reports: reports.length }, 'bounce reports received');
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 204;
  });
  return router;
}

function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && error.name === 'ValiError');
}

/** Stores a report. Does not reject if the report is repeated or the address is unknown. */
export type StoreReport = (report: BounceReport) => Promise<unknown>;

export type SignedPost = {
  /** Unparsed body, because the signature covers its bytes. */
  body: string;
  header: (name: string) => string;
  nowMs: number;
};

/**
 * Reads the bounce reports in a mail provider's request. Returns `undefined` if the signature is invalid. Throws if a
 * signed request does not have the provider's format.
 */
export type Provider = (post: SignedPost) => Promise<BounceReport[] | undefined>;

/** Returns the enhanced status code in a provider's text, such as `5.1.1`. */
export function statusIn(text: string | undefined): string | null {
  return /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text ?? '')?.[0] ?? null;
}

/**
 * Classifies the server's reply that a provider quotes. Returns `undefined` if there is none. Then the provider's own
 * classification counts, because the provider talked to the recipient's server itself.
 */
export function kindOfReply({
  status,
  reply = '',
}: {
  status: string | null;
  reply?: string | undefined;
}): 'hard' | 'soft' | 'refused' | undefined {
  if (status === null && !/[a-z]{3}/i.test(reply)) return undefined;
  return kindOfClass[bounceClass({ status: status ?? '5.0.0', text: reply })];
}
