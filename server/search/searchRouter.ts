import Router from '@koa/router';
import { isLocale, localeCodes } from '#locales/locales.ts';
import { searchApiPath, searchedText } from '#schema/search.ts';
import { HttpError } from '#server/errors.ts';
import type { SiteSearch } from './siteSearch.ts';

/** What is found while somebody types, as JSON that nothing keeps. 429 for who asks too often, 503 while there is no index. */
export function createSearchRouter(deps: {
  find: SiteSearch['find'];
  limits: { countSearch: (address: string) => Promise<number | undefined> };
}): Router {
  const router = new Router();
  router.get(searchApiPath, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    const { lang, q } = ctx.query;
    if (!isLocale(lang))
      throw new HttpError(400, 'unknown_language', `lang must be one of ${localeCodes.join(', ')}.`);
    const retryAfterSeconds = await deps.limits.countSearch(ctx.ip);
    if (retryAfterSeconds !== undefined)
      throw new HttpError(429, 'limited', 'Too many searches. Ask again later.', {
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    ctx.body = await deps.find(lang, searchedText(q));
  });
  return router;
}
