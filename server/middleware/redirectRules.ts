import type { Middleware } from 'koa';
import { followRouteRules, type RouteRule } from '#schema/routeRules.ts';
import { refuseAmbiguous } from './canonicalAddress.ts';

/** The owner's redirects, before every other rule. */
export function redirectRules(rules: readonly RouteRule[]): Middleware {
  if (rules.length === 0) return (_ctx, next) => next();
  return redirect((asked) => followRouteRules(rules, asked));
}

/** Leads to where a rule says, if `find` has one for the path as asked. */
export function redirect(find: (asked: string) => RouteRule | undefined): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const rawPath = ctx.originalUrl.split('?', 1)[0] ?? '';
    const rule = find(rawPath);
    if (rule === undefined || rule.to === rawPath) return next();
    // Attacker-controlled: the rest of the path may become part of the `Location`.
    refuseAmbiguous(rawPath);
    ctx.set('Cache-Control', 'public, max-age=0, s-maxage=3600');
    ctx.status = rule.status;
    ctx.set('Location', withQuery(rule.to, ctx.search));
    ctx.body = '';
  };
}

/** The visitor's query is kept unless the target has its own. */
export function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [path = '', hash] = target.split('#', 2);
  return path + search + (hash === undefined ? '' : `#${hash}`);
}
