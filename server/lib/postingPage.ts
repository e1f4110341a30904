import type { Context } from 'koa';

/**
 * The path of the page that posted, without its query, which may hold anything; null where the browser does not say.
 * Never a path that a browser would take for another site's address.
 */
export function postingPage(ctx: Context): string | null {
  const referer = ctx.get('referer');
  if (!URL.canParse(referer)) return null;
  const { pathname } = new URL(referer);
  return /^\/(?![/\\])/.test(pathname) ? pathname.slice(0, 300) : null;
}
