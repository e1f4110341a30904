import type { Context } from 'koa';
import Negotiator from 'negotiator';
import { UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import { encodings } from './encodings.ts';
import type { KeptPage } from './KeptPage.ts';
import { lastResortPage } from './lastResortPage.ts';

const retryAfterSeconds = 30;

/** A page that shows an error, or lacks what could not be had, and is sent once, to those who wait for it now. */
export class UndrawnPage extends UpstreamError {
  readonly page: KeptPage;
  constructor(page: KeptPage) {
    super('The page could not be drawn.', { status: page.status });
    this.page = page;
  }
}

/** Sends a page in the best encoding that its reader takes, or 304 where they have it. */
export async function sendPage(
  ctx: Context,
  page: KeptPage,
  cacheStatusValue: string,
  cacheControlValue: string,
): Promise<void> {
  ctx.set('Cache-Status', cacheStatusValue);
  ctx.set('Cache-Control', cacheControlValue);
  ctx.status = page.status;
  if (page.location !== undefined) {
    ctx.set('Location', page.location);
    ctx.body = '';
    return;
  }
  const encoding =
    encodings.find((name) => name === new Negotiator(ctx.req).encodings([...encodings])[0]) ?? 'identity';
  const { bytes, etag } = await page.body.in(encoding);
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', etag);
  ctx.set('Content-Type', page.contentType);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  if (page.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = bytes;
  ctx.set('Content-Type', page.contentType);
}

/** Sends the error page that was drawn, or the last resort where none could be. */
export async function sendFailure(ctx: Context, error: unknown, logger: Logger): Promise<void> {
  const status = error instanceof UndrawnPage ? error.page.status : 500;
  if (status >= 500) ctx.set('Retry-After', String(retryAfterSeconds));
  if (error instanceof UndrawnPage) {
    await sendPage(ctx, error.page, 'site; fwd=miss', 'no-store');
    return;
  }
  logger.error(
    { err: error, requestId: ctx.state['requestId'] },
    'neither the page nor its error page could be drawn',
  );
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = lastResortPage(ctx.path, ctx.state['requestId']);
}
