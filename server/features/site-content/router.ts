import Router from '@koa/router';
import { isLocale } from '#locales/locales.ts';
import { siteFramePath, type SiteFrame } from '#schema/siteContent.ts';
import { HttpError } from '../../lib/errors.ts';
import { siteParts } from './siteContentClient.ts';
import type { SiteContentService } from './siteContentService.ts';

/**
 * The three REST answers of specification 7 for other consumers, and what stands around every page in one answer for the
 * browser: validated, cached, addresses made ours.
 */
export function createSiteContentRouter(parts: {
  service: SiteContentService;
  namespace: string;
  freshSeconds: number;
}): Router {
  const router = new Router();
  for (const part of siteParts) {
    router.get(`/wp-json/${parts.namespace}/v1/${part}`, async (ctx) => {
      const { lang = 'en' } = ctx.query;
      if (!isLocale(lang)) throw new HttpError(400, 'unknown_language', 'lang must be en, da or de.');
      ctx.body = await parts.service.part(part, lang);
      ctx.set('Cache-Control', `public, max-age=0, s-maxage=${parts.freshSeconds}, stale-if-error=86400`);
    });
  }
  router.get(siteFramePath(':locale'), async (ctx) => {
    const { locale } = ctx.params;
    if (!isLocale(locale)) throw new HttpError(404, 'unknown_language', 'The language must be en, da or de.');
    const { menu, footer } = await parts.service.all(locale);
    ctx.body = { menu, footer } satisfies SiteFrame;
    ctx.set('Cache-Control', `public, max-age=0, s-maxage=${parts.freshSeconds}, stale-if-error=86400`);
  });
  return router;
}
