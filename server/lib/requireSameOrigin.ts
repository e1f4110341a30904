import type { Context } from 'koa';
import { HttpError } from '#server/errors.ts';

/**
 * Rejects submissions from other sites with 403. Browsers send `Sec-Fetch-Site`. For older browsers, `Origin` must be
 * the site's origin. Programs that send neither header are allowed.
 */
export function requireSameOrigin(ctx: Context, siteUrl: string | undefined): void {
  const fetchSite = ctx.get('sec-fetch-site');
  if (fetchSite !== '') {
    if (fetchSite !== 'same-origin') throw crossSite();
    return;
  }
  const origin = ctx.get('origin');
  if (origin === '') return;
  const siteOrigin = siteUrl === undefined ? `${ctx.protocol}://${ctx.host}` : new URL(siteUrl).origin;
  if (origin !== siteOrigin) throw crossSite();
}

function crossSite(): HttpError {
  return new HttpError(403, 'cross_site', 'Cross-origin requests are not accepted.');
}
