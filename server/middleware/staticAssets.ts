import type { Middleware } from 'koa';
import sirv from 'sirv';

/** Built files: hashed ones for a year, the rest (icons) for a day. Unknown ones are left to the next middleware. */
export function staticAssets(folder: string): Middleware {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
    },
  });
  return async (ctx, next) => {
    if (!/\.[a-z0-9]+$/i.test(ctx.path) || ctx.path.endsWith('.pageContext.json')) return next();
    ctx.status = 200;
    const passedOn = await new Promise<boolean>((resolve) => {
      ctx.res.once('finish', () => resolve(false)).once('close', () => resolve(false));
      serve(ctx.req, ctx.res, () => resolve(true));
    });
    if (!passedOn) {
      ctx.respond = false;
      return;
    }
    ctx.status = 404;
    await next();
  };
}
