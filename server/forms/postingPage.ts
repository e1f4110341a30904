import type { Context } from 'koa';

/**
 * The path of the page that posted, without its query, which may hold anything; null where the browser does not say
 * or says another site.
 * Never a path that a browser would take for another site's address.
 */
export function postingPage(ctx: Context, siteUrl: string | undefined): string | null {
  const referer = ctx.get('referer');
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  if (host !== (siteUrl === undefined ? ctx.host : new URL(siteUrl).host)) return null;
  return /^\/(?![/\\])/.test(pathname) ? pathname.slice(0, 300) : null;
}
