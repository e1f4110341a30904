import type { Context } from 'koa';
import { HttpError } from '#server/errors.ts';

/**
 * Refuses posts from other sites with 403. Browsers state their site in `Sec-Fetch-Site`; older ones send `Origin`,
 * which must then be that of the site; a program that sends neither header is allowed.
 */
export function requireSameOrigin(ctx: Context, siteUrl: string | undefined): void {
  const fetchSite = ctx.get('sec-fetch-site');
  if (fetchSite !== '') {
    if (fetchSite !== 'same-origin') throw crossSite();
    return;
  }
  const origin = ctx.get('origin');
  if (origin === '') return;
  const own = siteUrl === undefined ? `${ctx.protocol}://${ctx.host}` : new URL(siteUrl).origin;
  if (origin !== own) throw crossSite();
}

function crossSite(): HttpError {
  return new HttpError(403, 'cross_site', 'Cross-origin requests are not accepted.');
}
