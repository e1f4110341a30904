import Router from '@koa/router';
import { defaultLocale, isLocale, localeCodes } from '#locales/locales.ts';
import { HttpError } from '#server/errors.ts';
import { sendEncoded, encodableBody } from '#server/lib/sendEncoded.ts';
import { siteParts } from './siteContentClient.ts';
import type { SiteContentService } from './siteContentService.ts';

/**
 * Creates the router that serves the three REST responses to other clients, validated, cached and with the site's URLs.
 */
export function createSiteContentRouter(deps: {
  service: SiteContentService;
  namespace: string;
  freshSeconds: number;
}): Router {
  const router = new Router();
  for (const part of siteParts) {
    router.get(`/wp-json/${deps.namespace}/v1/${part}`, async (ctx) => {
      const { lang = defaultLocale } = ctx.query;
      if (!isLocale(lang))
        throw new HttpError(400, 'unknown_language', `lang must be one of ${localeCodes.join(', ')}.`);
      const content = encodableBody(JSON.stringify(await deps.service.part(part, lang)));
      const cacheControl = `public, max-age=0, s-maxage=${deps.freshSeconds}, stale-if-error=86400`;
      await sendEncoded(ctx, content, { type: 'application/json; charset=utf-8', cacheControl });
    });
  }
  return router;
}
