import type { IncomingHttpHeaders } from 'node:http';
import type { Middleware } from 'koa';
import { addressOf, isPlaceInViewer } from '#locales/addresses.ts';
import { localisePath, splitLocale } from '#locales/routing.ts';
import { normaliseEscapes } from '#server/lib/normaliseAddress.ts';

/** View of a page. `referrer` is the host of another site, `own` for this site, or `undefined` if it is unknown. */
export type PageView = { path: string; referrer: string | undefined };

export type CountView = (path: string, headers: IncomingHttpHeaders) => void;

const maxPathLength = 200;
/**
 * Matches user agents of programs that identify themselves. User agents that do not look like a browser count as
 * programs too.
 */
const programAgent =
  /bot|crawl|spider|slurp|archiv|preview|fetch|monitor|uptime|pingdom|lighthouse|headless|scan|validator|curl|wget|python|java\/|go-http|okhttp|axios|facebookexternalhit|embedly|whatsapp|telegram/i;

/**
 * Creates the function that counts pages served to people, judging by request headers. It excludes prefetches, pages
 * for a single visitor and browsers that decline statistics.
 */
export function createCountView(count: (view: PageView) => void): CountView {
  return (requestedPath, headers) => {
    const path = countedPath(requestedPath, headers);
    if (path !== undefined) count({ path, referrer: referrerOf(headers) });
  };
}

/** Returns the path under which a request is counted; `undefined` if it must not be counted. */
export function countedPath(path: string, headers: IncomingHttpHeaders): string | undefined {
  if (!isReader(headers)) return undefined;
  const address = splitLocale(path);
  const page = addressOf(address);
  if (page?.isPrivate || /^\/(api\/|__)/.test(address.path)) return undefined;
  // All paths below the viewer of the API reference are served as one page.
  const pagePath =
    page !== undefined && isPlaceInViewer(address) ? localisePath(page.path, address.locale) : path;
  return pagePath.length > maxPathLength ? undefined : normaliseEscapes(pagePath);
}

function isReader(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']];
  return (
    agent.startsWith('Mozilla/') &&
    !programAgent.test(agent) &&
    // Global Privacy Control declines statistics.
    headers['sec-gpc'] !== '1' &&
    !purposes.some((purpose) => /prefetch/.test(String(purpose)))
  );
}

/** Returns the host of the referring page; `own` for this site. */
function referrerOf({ referer, host }: IncomingHttpHeaders): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const refererUrl = new URL(referer);
  if (refererUrl.host === host) return 'own';
  const name = refererUrl.hostname.replace(/^www\./, '');
  return /^https?:$/.test(refererUrl.protocol) && /^[a-z\d.-]{1,100}$/.test(name) ? name : undefined;
}

/** Creates the middleware that counts pages served by Koa, including 304 responses. */
export function countPages(countView: CountView): Middleware {
  return async (ctx, next) => {
    // Reads the path before later middleware rewrites it.
    const { path } = ctx;
    await next();
    if (ctx.method !== 'GET') return;
    const isPage =
      (ctx.status === 200 && ctx.response.is('html') === 'html') ||
      (ctx.status === 304 && ctx.get('sec-fetch-dest') === 'document');
    if (isPage) countView(path, ctx.req.headers);
  };
}
