import type { Middleware } from 'koa';
import sirv, { type RequestHandler } from 'sirv';

const hashedFiles = '/assets/';

/**
 * Built files: hashed ones for a year, build descriptors never stored, the rest (icons) for a day. Hashed files of
 * earlier builds come from the archive. Other addresses are left to the next middleware.
 */
export function staticAssets(folders: { built: string; archive: string }): Middleware {
  // Looked up at each request: a deploy may take a file away under a running server, and the archive still has it.
  const fromBuild = sirv(folders.built, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });
  const fromArchive = sirv(folders.archive, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response) => response.setHeader('Cache-Control', cacheControl(hashedFiles)),
  });
  return async (ctx, next) => {
    if (!/\.[a-z0-9]+$/i.test(ctx.path) || ctx.path.endsWith('.pageContext.json')) return next();
    if (await isAnswered(fromBuild, ctx.req, ctx.res)) {
      ctx.respond = false;
      return;
    }
    if (!ctx.path.startsWith(hashedFiles)) return next();
    ctx.req.url = ctx.path.slice(hashedFiles.length - 1);
    if (await isAnswered(fromArchive, ctx.req, ctx.res)) {
      ctx.respond = false;
      return;
    }
    ctx.status = 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = 'Not found\n';
  };
}

function cacheControl(pathname: string): string {
  if (pathname.startsWith(hashedFiles)) return 'public, max-age=31536000, immutable';
  return pathname.startsWith('/builds/') ? 'no-cache' : 'public, max-age=86400';
}

function isAnswered(
  serve: RequestHandler,
  ...[request, response]: Parameters<RequestHandler>
): Promise<boolean> {
  // Koa starts every answer as a 404.
  response.statusCode = 200;
  return new Promise((resolve) => {
    response.once('finish', () => resolve(true)).once('close', () => resolve(true));
    serve(request, response, () => {
      response.statusCode = 404;
      resolve(false);
    });
  });
}
