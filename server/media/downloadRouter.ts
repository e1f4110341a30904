import Router from '@koa/router';
import { HttpError } from '#server/errors.ts';
import { downloadPath, type DownloadLinks } from '#server/lib/downloadLinks.ts';
import type { Images } from './imageRouter.ts';

/**
 * Creates the router for files that are offered in return for a form. A link to such a file is valid for an hour, then
 * redirects to the form.
 */
export function createDownloadRouter(deps: {
  links: Pick<DownloadLinks, 'read'>;
  sendDownload: Images['sendDownload'];
}): Router {
  const router = new Router();
  router.get(`${downloadPath}/:token`, async (ctx) => {
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.set('Referrer-Policy', 'no-referrer');
    const link = deps.links.read(ctx.params['token'] ?? '');
    if (link === undefined) throw new HttpError(404, 'not_found', 'File not found.');
    if (link.isExpired) {
      ctx.set('Cache-Control', 'no-store');
      ctx.status = 303;
      ctx.redirect(link.page);
      return;
    }
    await deps.sendDownload(ctx, link.file);
    ctx.set('Cache-Control', 'private, no-store');
  });
  return router;
}
