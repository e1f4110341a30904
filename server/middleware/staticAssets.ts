import path from 'node:path';
import { stat } from 'node:fs/promises';
import type { Context, Middleware } from 'koa';
import Negotiator from 'negotiator';
import send from 'send';

const hashedFiles = '/assets/';

/**
 * Serves built files. Hashed files are cached for a year, build descriptors are revalidated, and other files (icons)
 * are cached for a day. Serves hashed files of earlier builds from the archive. Passes on other paths.
 */
export function staticAssets({ built, archive }: { built: string; archive: string }): Middleware {
  return async (ctx, next) => {
    if (!/\.[a-z0-9]+$/i.test(ctx.path)) return next();
    const pathname = decodePath(ctx.path);
    if (pathname === undefined) return next();
    const headers = { 'Cache-Control': cacheControl(pathname) };
    const isHashed = pathname.startsWith(hashedFiles);
    // Checked each time: a deployment may delete a file while the server runs, and only the archive still has it.
    if (await sendStaticFile(ctx, { root: built, pathname, headers })) return;
    if (!isHashed) return next();
    const archived = pathname.slice(hashedFiles.length - 1);
    if (await sendStaticFile(ctx, { root: archive, pathname: archived, headers })) return;
    sendNotFound(ctx);
  };
}

/**
 * Decodes and normalises a path, so that all decisions use the path of the file. Returns `undefined` if it cannot be
 * the path of a file.
 */
function decodePath(pathname: string): string | undefined {
  try {
    const decodedPath = decodeURIComponent(pathname);
    return decodedPath.includes('\0') ? undefined : path.posix.normalize(decodedPath);
  } catch {
    return undefined;
  }
}

function sendNotFound(ctx: Context): void {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'Not found\n';
}

function cacheControl(pathname: string): string {
  if (pathname.startsWith(hashedFiles)) return 'public, max-age=31536000, immutable';
  return pathname.startsWith('/builds/') ? 'no-cache' : 'public, max-age=86400';
}

/** Compressed copies that the build writes next to its files, the best first. */
const compressedCopies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

type StaticFile = {
  root: string;
  /** Decoded path with a leading slash. */
  pathname: string;
  headers: Readonly<Record<string, string>>;
};

/**
 * Sends a file below `root`: compressed if the build wrote a copy that the client accepts, or only the requested range.
 * Responds with 405 to methods other than GET and HEAD. Returns false if there is no such file. Throws if it cannot be
 * read.
 */
async function sendStaticFile(ctx: Context, file: StaticFile): Promise<boolean> {
  const { root, pathname, headers } = file;
  const originalStats = await statFile(root, pathname);
  if (originalStats === undefined) return false;
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
    ctx.set('Allow', 'GET, HEAD');
    ctx.status = 405;
    return true;
  }
  const copy = await acceptedCopy(ctx, root, pathname);
  const { size, mtime } = copy ?? originalStats;
  const range = matchesIfRange(ctx, mtime) ? usableRange(ctx.get('range'), size) : undefined;
  if (range === undefined) delete ctx.req.headers.range;
  else ctx.req.headers.range = range;
  ctx.set(headers);
  ctx.vary('Accept-Encoding');
  if (copy) ctx.set('Content-Encoding', copy.encoding);
  ctx.type = path.extname(pathname);
  ctx.res.statusCode = 200;
  await transfer(ctx, { root, pathname: pathname + (copy?.extension ?? '') });
  return true;
}

/**
 * Returns whether `If-Range` allows a partial response: parts of two versions must not be combined. A date must equal
 * the file's. Our files' ETags are weak, and weak ETags never match (RFC 9110, 13.1.5).
 */
function matchesIfRange(ctx: Context, modifiedAt: Date): boolean {
  const condition = ctx.get('if-range');
  return condition === '' || condition === modifiedAt.toUTCString();
}

/** Resolves when the response is sent or the client has disconnected. */
function transfer(ctx: Context, { root, pathname }: Pick<StaticFile, 'root' | 'pathname'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { status: number }) => {
      if (ctx.res.headersSent) {
        // A truncated response must not look complete.
        ctx.res.destroy();
        return resolve();
      }
      ctx.remove('Content-Encoding');
      ctx.remove('Content-Length');
      if (error.status >= 500) return reject(error);
      ctx.set('Cache-Control', 'no-store');
      ctx.remove('ETag');
      ctx.status = error.status;
      ctx.body = '';
      resolve();
    };
    const finish = () => {
      ctx.respond = false;
      resolve();
    };
    ctx.res.once('close', finish);
    send(ctx.req, encodeURI(pathname), { root, dotfiles: 'ignore', index: false, cacheControl: false })
      .on('error', fail)
      .on('directory', () => fail(Object.assign(new Error('The path is a directory.'), { status: 404 })))
      .pipe(ctx.res);
  });
}

async function acceptedCopy(ctx: Context, root: string, pathname: string) {
  const acceptedEncodings = new Negotiator(ctx.req).encodings(['br', 'gzip']);
  for (const copy of compressedCopies) {
    if (!acceptedEncodings.includes(copy.encoding)) continue;
    const stats = await statFile(root, pathname + copy.extension);
    if (stats !== undefined) return { ...copy, ...stats };
  }
  return undefined;
}

/** Returns the size in bytes and the modification time; undefined if there is no such file. */
async function statFile(root: string, pathname: string): Promise<{ size: number; mtime: Date } | undefined> {
  // Excludes hidden files, and `..`, which leads out of the folder.
  if (pathname.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  try {
    const stats = await stat(path.join(root, pathname));
    return stats.isFile() ? { size: stats.size, mtime: stats.mtime } : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code)) return undefined;
    }
    throw error;
  }
}

/**
 * Returns a `Range` header if it requests one valid range: `bytes=0-99`, `bytes=100-` or `bytes=-100`. Ignores
 * malformed and multiple ranges (RFC 9110, 14.2). A suffix longer than the file means the whole file.
 */
function usableRange(header: string, size: number): string | undefined {
  const [, first, last, suffix] = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/i.exec(header) ?? [];
  if (suffix !== undefined) return Number(suffix) >= size ? 'bytes=0-' : header;
  if (first === undefined) return undefined;
  return last === undefined || Number(first) <= Number(last) ? header : undefined;
}
