import Router from '@koa/router';
import { isLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { searchPath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import { searchApiPath, searchedText, type SearchAnswer } from '#schema/search.ts';
import { HttpError } from '#server/errors.ts';

/**
 * What is found while somebody types, as JSON that nothing keeps, and before the page is rendered, which nothing keeps
 * either: 429 for who asks too often for both. 503 while there is no index.
 */
export function createSearchRouter(deps: {
  /** `visitor` is the address of who asks. */
  find: (visitor: string, locale: Locale, query: string) => Promise<SearchAnswer>;
  limits: { countSearch: (address: string) => Promise<number | undefined> };
}): Router {
  const router = new Router();
  const refuseTooMany = async (visitor: string) => {
    const retryAfterSeconds = await deps.limits.countSearch(visitor);
    if (retryAfterSeconds !== undefined)
      throw new HttpError(429, 'limited', 'Too many searches. Ask again later.', {
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
  };
  router.get(searchApiPath, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    const { lang, q } = ctx.query;
    if (!isLocale(lang))
      throw new HttpError(400, 'unknown_language', `lang must be one of ${localeCodes.join(', ')}.`);
    await refuseTooMany(ctx.ip);
    ctx.body = await deps.find(ctx.ip, lang, searchedText(q));
  });
  const pages = localeCodes.map((locale) => localisePath(searchPath, locale));
  router.get(pages, async (ctx, next) => {
    await refuseTooMany(ctx.ip);
    await next();
  });
  return router;
}
