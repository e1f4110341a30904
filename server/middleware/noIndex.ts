import type { Middleware } from 'koa';

/** Keeps every answer of a site that is not to be found, such as staging, out of search engines. */
export function noIndex(): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Robots-Tag', 'noindex');
    await next();
  };
}
