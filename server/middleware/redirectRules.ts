import type { Middleware } from 'koa';
import { withMarkdown } from '#locales/markdownPaths.ts';
import { followRouteRules, type RouteRule } from '#schema/routeRules.ts';
import { rejectAmbiguous } from './canonicalAddress.ts';

/** Applies the owner's redirects, which precede all other rules. */
export function redirectRules(rules: readonly RouteRule[]): Middleware {
  if (rules.length === 0) return (_ctx, next) => next();
  return redirect((path) => followRouteRules(rules, path));
}

/** Redirects if `find` returns a rule for the requested path. */
export function redirect(find: (path: string) => RouteRule | undefined): Middleware {
  const findAny = withMarkdown(find);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const rawPath = ctx.originalUrl.split('?', 1)[0] ?? '';
    const rule = findAny(rawPath);
    if (rule === undefined || rule.to === rawPath) return next();
    // The path is attacker-controlled, and a part of it may become part of the `Location` header.
    rejectAmbiguous(rawPath);
    ctx.set('Cache-Control', 'public, max-age=0, s-maxage=3600');
    ctx.status = rule.status;
    ctx.set('Location', withQuery(rule.to, ctx.search));
    ctx.body = '';
  };
}

/** Appends the visitor's query to a target, unless the target has its own query. */
export function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [path = '', hash] = target.split('#', 2);
  return path + search + (hash === undefined ? '' : `#${hash}`);
}
