import type { Context, Middleware } from 'koa';
import { followRouteRules, type RouteRule } from '#schema/routeRules.ts';
import { refuseAmbiguous } from './canonicalAddress.ts';

const pageData = /\/index\.pageContext\.json$/;

/**
 * The owner's redirects, before every other rule (decision 24). The browser's own navigation asks for a page's data:
 * it is answered so that Vike follows in the browser, or makes a full page load for another site's address.
 */
export function routeRules(rules: readonly RouteRule[]): Middleware {
  if (rules.length === 0) return (_ctx, next) => next();
  return leadElsewhere((asked) => followRouteRules(rules, asked));
}

/** Leads to where a rule says, if `find` has one for the path as asked. */
export function leadElsewhere(find: (asked: string) => RouteRule | undefined): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const rawPath = ctx.originalUrl.split('?', 1)[0] ?? '';
    const asked = rawPath.replace(pageData, '') || '/';
    const rule = find(asked);
    if (rule === undefined || rule.to === asked) return next();
    // Attacker-controlled: the rest of the path may become part of the `Location`.
    refuseAmbiguous(rawPath);
    const target = withQuery(rule.to, ctx.search);
    ctx.set('Cache-Control', 'public, max-age=0, s-maxage=3600');
    if (pageData.test(rawPath)) answerPageData(ctx, target, rule.status);
    else {
      ctx.status = rule.status;
      ctx.set('Location', target);
      ctx.body = '';
    }
  };
}

/** What Vike's `throw redirect()` sends to its client. */
function answerPageData(ctx: Context, url: string, status: number): void {
  ctx.status = 200;
  ctx.type = 'application/json';
  ctx.body = JSON.stringify({
    _abortCall: `redirect(${JSON.stringify(url)}, ${status})`,
    _urlRedirect: { url, statusCode: status },
  });
}

/** The visitor's query is kept unless the target has its own. */
function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [path = '', hash] = target.split('#', 2);
  return path + search + (hash === undefined ? '' : `#${hash}`);
}
