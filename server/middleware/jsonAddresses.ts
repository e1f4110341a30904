import type { Layer } from '@koa/router';
import type { Middleware } from 'koa';
import { HttpError } from '#server/errors.ts';

/** Returns whether a path belongs to an API, whose errors are JSON. */
export function isApiPath(path: string): boolean {
  return /^\/(api|wp-json)(\/|$)/i.test(path);
}

/** Rejects requests for API paths that no router handled: with 405 if another method is allowed, otherwise with 404. */
export function rejectUnknownApiPaths(): Middleware {
  return async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next();
    const matchedRoutes: unknown = ctx['matched'];
    const layers: unknown[] = Array.isArray(matchedRoutes) ? matchedRoutes : [];
    const methods = new Set(layers.flatMap((layer) => (hasMethods(layer) ? layer.methods : [])));
    if (methods.size === 0) throw new HttpError(404, 'not_found', 'Not found.');
    throw new HttpError(405, 'method_not_allowed', 'Method not allowed.', {
      headers: { Allow: [...methods].join(', ') },
    });
  };
}

/** Returns whether an entry of `ctx.matched`, where routers list the layers that match the path, has methods. */
function hasMethods(layer: unknown): layer is Pick<Layer, 'methods'> {
  return typeof layer === 'object' && layer !== null && 'methods' in layer && Array.isArray(layer.methods);
}
