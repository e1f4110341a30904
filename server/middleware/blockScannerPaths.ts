import type { Middleware } from 'koa';
import { localeCodes } from '#locales/locales.ts';
import { isApiPath } from './jsonAddresses.ts';

/** Patterns for paths of Vite's development server, names that begin with a dot, and file types of other servers. */
const scannerPatterns = [
  new RegExp(`^(/(${localeCodes.join('|')}))?/@(fs|vite|id)(/|$)`, 'i'),
  /\/\.(?!well-known(\/|$))/i,
  /\.(php\d?|phtml|aspx?|jspx?|cgi|env|git|sql|bak|old|swp)(\/|$)/i,
];

/**
 * Responds with a plain 404 to paths that are not pages in any language, without rendering, queries or caching: only
 * scanners request them. APIs have their own 404 response in JSON.
 */
export function blockScannerPaths(): Middleware {
  return async (ctx, next) => {
    const path = decodePath(ctx.path);
    // `canonicalAddress` rejects paths with two leading slashes, which could be read as another host.
    if (path.startsWith('//') || isApiPath(path) || !scannerPatterns.some((pattern) => pattern.test(path)))
      return next();
    ctx.status = 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = 'Not found\n';
  };
}

/** Decodes a path as other servers would. Returns it unchanged if that fails: `canonicalAddress` rejects such paths. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
