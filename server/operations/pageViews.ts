import type { IncomingHttpHeaders } from 'node:http';
import type { Middleware } from 'koa';
import { addressOf, isPlaceInViewer } from '#locales/addresses.ts';
import { localisePath, splitLocale } from '#locales/routing.ts';
import { withOneSpelling } from '#server/lib/normaliseAddress.ts';

/** A page that somebody has opened. `referrer` is the host of another site, or undefined where the browser names none. */
export type PageView = { path: string; referrer: string | undefined };

export type CountView = (path: string, headers: IncomingHttpHeaders) => void;

const maxPathLength = 200;
/** Programs name themselves; what does not say that it is a browser is none. */
const program =
  /bot|crawl|spider|slurp|archiv|preview|fetch|monitor|uptime|pingdom|lighthouse|headless|scan|validator|curl|wget|python|java\/|go-http|okhttp|axios|facebookexternalhit|embedly|whatsapp|telegram/i;

/** Counts what is answered to people, as far as their browsers’ headers tell. Not what a browser fetches ahead, and no page for one reader alone. */
export function createCountView(count: (view: PageView) => void): CountView {
  return (path, headers) => {
    if (!isReader(headers)) return;
    const address = splitLocale(path);
    const page = addressOf(address);
    if (page?.isPrivate || /^\/(api\/|__)/.test(address.path)) return;
    // Below a viewer every address is answered: its place on a page is no page.
    const shown =
      page !== undefined && isPlaceInViewer(address) ? localisePath(page.path, address.locale) : path;
    if (shown.length > maxPathLength) return;
    count({ path: withOneSpelling(shown), referrer: referrerOf(headers) });
  };
}

function isReader(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']];
  return (
    agent.startsWith('Mozilla/') &&
    !program.test(agent) &&
    !purposes.some((purpose) => /prefetch/.test(String(purpose)))
  );
}

/** The host of a link that was followed; `own` for one of this site. */
function referrerOf({ referer, host }: IncomingHttpHeaders): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  if (from.host === host) return 'own';
  const name = from.hostname.replace(/^www\./, '');
  return /^https?:$/.test(from.protocol) && /^[a-z\d.-]{1,100}$/.test(name) ? name : undefined;
}

/** Counts pages that Koa answers: those in full, and those that a browser still has. */
export function countPages(countView: CountView): Middleware {
  return async (ctx, next) => {
    // As asked: what answers may rewrite it.
    const { path } = ctx;
    await next();
    if (ctx.method !== 'GET') return;
    const isPage =
      (ctx.status === 200 && ctx.response.is('html') === 'html') ||
      (ctx.status === 304 && ctx.get('sec-fetch-dest') === 'document');
    if (isPage) countView(path, ctx.req.headers);
  };
}
