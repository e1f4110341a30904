import type { Context } from 'koa';
import { UpstreamError } from '#server/errors.ts';
import { setCacheHeaders, sendEncoded, type ResponseOptions } from '#server/lib/sendEncoded.ts';
import type { Logger } from '#server/logger.ts';
import type { CachedPage } from './CachedPage.ts';
import { msg } from '#locales/msg.ts';
import { sendPlainPage } from '#server/lib/plainPage.ts';

const retryAfterSeconds = 30;

/**
 * Error that contains a page to send to waiting clients but not to cache: an error page, or a page that lacks
 * unavailable content.
 */
export class PageRenderError extends UpstreamError {
  readonly page: CachedPage;
  constructor(page: CachedPage) {
    super('The page could not be rendered.', { status: page.status });
    this.page = page;
  }
}

/** Sends a page or redirect. */
export async function sendPage(
  ctx: Context,
  { status, location, body, contentType, tags }: CachedPage,
  options: Pick<ResponseOptions, 'cacheControl' | 'state'>,
): Promise<void> {
  ctx.state.cacheTags = tags;
  if (location === undefined) return sendEncoded(ctx, body, { ...options, status, type: contentType });
  setCacheHeaders(ctx, options);
  ctx.status = status;
  ctx.set('Location', location);
  ctx.body = '';
}

/** Sends the rendered error page, or a plain page if it could not be rendered. */
export async function sendFailure(ctx: Context, error: unknown, logger: Logger): Promise<void> {
  const status = error instanceof PageRenderError ? error.page.status : 500;
  if (status >= 500) ctx.set('Retry-After', String(retryAfterSeconds));
  if (error instanceof PageRenderError) {
    await sendPage(ctx, error.page, { state: 'miss', cacheControl: 'no-store' });
    return;
  }
  logger.error(
    { err: error, requestId: ctx.state.requestId },
    'neither the page nor its error page could be rendered',
  );
  ctx.status = status;
  sendPlainPage(ctx, { text, note: ctx.state.requestId });
}

const text = msg({ message: 'This page isn’t available right now. Please try again in a minute.' });
