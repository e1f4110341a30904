import path from 'node:path';
import { stat } from 'node:fs/promises';
import type { Context, Middleware } from 'koa';
import Negotiator from 'negotiator';
import send from 'send';

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

/** Copies that the build writes beside its files, best first. */
const copies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

type StaticFile = {
  root: string;
  /** Decoded, beginning with a slash. */
  pathname: string;
  headers: Readonly<Record<string, string>>;
};

/**
 * Answers GET and HEAD with a file below `root`, compressed where its build wrote a copy that the client reads, or with
 * the one range of it that is asked for; other methods get a 405. False where there is no such file. Throws when the
 * file cannot be read.
 */
async function sendStaticFile(ctx: Context, file: StaticFile): Promise<boolean> {
  const { root, pathname, headers } = file;
  const whole = await facts(root, pathname);
  if (whole === undefined) return false;
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
    ctx.set('Allow', 'GET, HEAD');
    ctx.status = 405;
    return true;
  }
  const copy = await acceptedCopy(ctx, root, pathname);
  const { size, mtime } = copy ?? whole;
  const range = isOfThisVersion(ctx, mtime) ? usableRange(ctx.get('range'), size) : undefined;
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
 * Whether `If-Range` lets a part of the file be sent: parts of two versions must not be put together. A date has to be
 * exactly the file's, and the tags of our files are weak, which never match (RFC 9110, 13.1.5).
 */
function isOfThisVersion(ctx: Context, modifiedAt: Date): boolean {
  const condition = ctx.get('if-range').trim();
  return condition === '' || condition === modifiedAt.toUTCString();
}

/** Resolves when the answer is sent, or its client has gone. */
function transfer(ctx: Context, { root, pathname }: Pick<StaticFile, 'root' | 'pathname'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { status?: number }) => {
      if (ctx.res.headersSent) {
        // Half an answer must not look like a whole one.
        ctx.res.destroy();
        return resolve();
      }
      ctx.remove('Content-Encoding');
      ctx.remove('Content-Length');
      const { status = 500 } = error;
      if (status >= 500) return reject(error);
      ctx.set('Cache-Control', 'no-store');
      ctx.remove('ETag');
      ctx.status = status;
      ctx.body = '';
      resolve();
    };
    const answered = () => {
      ctx.respond = false;
      resolve();
    };
    ctx.res.once('finish', answered).once('close', answered);
    send(ctx.req, encodeURI(pathname), { root, dotfiles: 'ignore', index: false, cacheControl: false })
      .on('error', fail)
      .on('directory', () => fail(Object.assign(new Error('The path is a directory.'), { status: 404 })))
      .pipe(ctx.res);
  });
}

async function acceptedCopy(ctx: Context, root: string, pathname: string) {
  const accepted = new Negotiator(ctx.req).encodings(['br', 'gzip', 'identity']);
  for (const copy of copies) {
    if (!accepted.includes(copy.encoding)) continue;
    const found = await facts(root, pathname + copy.extension);
    if (found !== undefined) return { ...copy, ...found };
  }
  return undefined;
}

/** Its size in bytes and when it was written; undefined where there is no such file. */
async function facts(root: string, pathname: string): Promise<{ size: number; mtime: Date } | undefined> {
  // A dot before a name hides a file, and two lead out of the folder.
  if (pathname.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  try {
    const found = await stat(path.join(root, pathname));
    return found.isFile() ? { size: found.size, mtime: found.mtime } : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code)) return undefined;
    }
    throw error;
  }
}

/**
 * A `Range` header as far as it names one range of bytes that can exist: `bytes=0-99`, `bytes=100-` or `bytes=-100`.
 * What is malformed or names several counts as none (RFC 9110, 14.2), and the end of a shorter file is all of it.
 */
function usableRange(header: string, size: number): string | undefined {
  const [, first, last, suffix] = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/i.exec(header.trim()) ?? [];
  if (suffix !== undefined) return Number(suffix) >= size ? 'bytes=0-' : header;
  if (first === undefined) return undefined;
  return last === undefined || Number(first) <= Number(last) ? header : undefined;
}
