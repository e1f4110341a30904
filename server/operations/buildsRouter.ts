import Router from '@koa/router';
import { buildMetaPath, type BuildMeta } from '#schema/build.ts';
import type { RouteRule } from '#schema/routeRules.ts';
import { HttpError } from '#server/errors.ts';
import { sendEncoded, encodable } from '#server/lib/sendEncoded.ts';

/** Enough to tell what a site serves without a drawing; a large one's whole list would be no help to anybody. */
const maxPaths = 1_000;

/** Tells of the running build what holds now: its redirects, and the pages that are answered without being rendered. */
export function createBuildsRouter(build: {
  id: string;
  routeRules: readonly RouteRule[];
  /** Addresses of the pages that are kept, their languages' prefixes included. */
  renderedPaths: () => Iterable<string>;
}): Router {
  const router = new Router();
  router.get('/builds/meta/:file', async (ctx) => {
    if (ctx.path !== buildMetaPath(build.id))
      throw new HttpError(404, 'not_found', 'This build is not the running one.');
    const meta: BuildMeta = {
      id: build.id,
      routeRules: build.routeRules,
      prerendered: [...build.renderedPaths()].slice(0, maxPaths).sort(),
    };
    await sendEncoded(ctx, encodable(JSON.stringify(meta)), {
      type: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    });
  });
  return router;
}
