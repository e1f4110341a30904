import type { Layer } from '@koa/router';
import type { Middleware } from 'koa';
import { HttpError } from '#server/errors.ts';

/** Whether programs call an address: below these paths every error is JSON. */
export function answersJson(path: string): boolean {
  return /^\/(api|wp-json)(\/|$)/i.test(path);
}

/** Ends the request for an address of programs that no router took: 405 if another method would be taken, else 404. */
export function refuseUnknownJson(): Middleware {
  return async (ctx, next) => {
    if (!answersJson(ctx.path)) return next();
    const matched: unknown = ctx['matched'];
    const layers: unknown[] = Array.isArray(matched) ? matched : [];
    const methods = new Set(layers.flatMap((layer) => (hasMethods(layer) ? layer.methods : [])));
    if (methods.size === 0) throw new HttpError(404, 'not_found', 'Not found.');
    throw new HttpError(405, 'method_not_allowed', 'Method not allowed.', {
      headers: { Allow: [...methods].join(', ') },
    });
  };
}

/** Routers note in the context which of their routes have the path. */
function hasMethods(layer: unknown): layer is Pick<Layer, 'methods'> {
  return typeof layer === 'object' && layer !== null && 'methods' in layer && Array.isArray(layer.methods);
}
