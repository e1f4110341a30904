import Router from '@koa/router';
import type { Context } from 'koa';
import { isLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { searchPath } from '#locales/paths.ts';
import { msg } from '#locales/msg.ts';
import { localisePath } from '#locales/routing.ts';
import { searchApiPath, searchedText, type SearchAnswer } from '#schema/search.ts';
import { HttpError } from '#server/errors.ts';
import { sendPlainPage } from '#server/lib/plainPage.ts';
import { translate } from '#server/lib/translate.ts';

const tooMany = msg({
  message: 'Too many searches from your network. Please try again in a minute.',
  comment: 'Error message of the site search',
});

/**
 * Creates the router that serves search results as JSON, and that limits the rate of both the JSON and the search page.
 * Neither is cached. Responds 429 in the visitor's language above the limit, and 503 while there is no index.
 */
export function createSearchRouter(deps: {
  /** Searches the site. `visitor` is the client's IP address. */
  find: (visitor: string, locale: Locale, query: string) => Promise<SearchAnswer>;
  limits: { countSearch: (address: string) => Promise<number | undefined> };
}): Router {
  const router = new Router();
  /** Counts the search. Above the limit, sets a 429 and returns `true`. */
  const isRefused = async (ctx: Context): Promise<boolean> => {
    const retryAfterSeconds = await deps.limits.countSearch(ctx.ip);
    if (retryAfterSeconds === undefined) return false;
    ctx.status = 429;
    ctx.set('Retry-After', String(retryAfterSeconds));
    return true;
  };
  router.get(searchApiPath, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    const { lang, q } = ctx.query;
    if (!isLocale(lang))
      throw new HttpError(400, 'unknown_language', `lang must be one of ${localeCodes.join(', ')}.`);
    if (await isRefused(ctx)) {
      ctx.body = { error: { code: 'limited', message: translate(lang, tooMany) } };
      return;
    }
    ctx.body = await deps.find(ctx.ip, lang, searchedText(q));
  });
  const pages = localeCodes.map((locale) => localisePath(searchPath, locale));
  router.get(pages, async (ctx, next) => {
    if (await isRefused(ctx)) sendPlainPage(ctx, { text: tooMany });
    else await next();
  });
  return router;
}
