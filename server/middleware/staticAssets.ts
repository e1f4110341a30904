import path from 'node:path';
import type { Context, Middleware } from 'koa';
import { sendStaticFile } from '#server/lib/sendStaticFile.ts';

const hashedFiles = '/assets/';

/**
 * Built files: hashed ones for a year, build descriptors never stored, the rest (icons) for a day. Hashed files of
 * earlier builds come from the archive. Other addresses are left to the next middleware.
 */
export function staticAssets({ built, archive }: { built: string; archive: string }): Middleware {
  return async (ctx, next) => {
    if (!/\.[a-z0-9]+$/i.test(ctx.path)) return next();
    const pathname = decoded(ctx.path);
    if (pathname === undefined) return next();
    const headers = { 'Cache-Control': cacheControl(pathname) };
    const isHashed = pathname.startsWith(hashedFiles);
    // Looked up at each request: a deploy may take a file away under a running server, and the archive still has it.
    if (await sendStaticFile(ctx, { root: built, pathname, headers })) return;
    if (!isHashed) return next();
    const archived = pathname.slice(hashedFiles.length - 1);
    if (await sendStaticFile(ctx, { root: archive, pathname: archived, headers })) return;
    answerMissing(ctx);
  };
}

/** Normalised, so that what is decided by a path is decided by that of the file; undefined for what names no file. */
function decoded(pathname: string): string | undefined {
  try {
    const plain = decodeURIComponent(pathname);
    return plain.includes('\0') ? undefined : path.posix.normalize(plain);
  } catch {
    return undefined;
  }
}

function answerMissing(ctx: Context): void {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'Not found\n';
}

function cacheControl(pathname: string): string {
  if (pathname.startsWith(hashedFiles)) return 'public, max-age=31536000, immutable';
  return pathname.startsWith('/builds/') ? 'no-cache' : 'public, max-age=86400';
}
