import Router from '@koa/router';
import { buildMetaPath, type BuildMeta } from '#schema/build.ts';
import type { RouteRule } from '#schema/routeRules.ts';
import { HttpError } from '#server/errors.ts';
import { sendEncoded, encodableBody } from '#server/lib/sendEncoded.ts';

/** Maximum number of listed paths. A longer list would not help anybody. */
const maxPaths = 1_000;

/** Creates the router for metadata of the running build: its redirects and the cached pages. */
export function createBuildsRouter(build: {
  id: string;
  routeRules: readonly RouteRule[];
  /** Returns the paths of the cached pages, including language prefixes. */
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
    await sendEncoded(ctx, encodableBody(JSON.stringify(meta)), {
      type: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    });
  });
  return router;
}
