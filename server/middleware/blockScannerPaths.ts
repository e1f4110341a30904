import type { Middleware } from 'koa';
import { localeCodes } from '#locales/locales.ts';
import { answersJson } from './jsonAddresses.ts';

/** What Vite's development server answers, what starts with a dot, what steps out of a folder, and what runs elsewhere. */
const probes = [
  new RegExp(`^(/(${localeCodes.join('|')}))?/@(fs|vite|id)(/|$)`, 'i'),
  /\/\.(?!well-known(\/|$))/i,
  /\.(php\d?|phtml|aspx?|jspx?|cgi|env|git|sql|bak|old|swp)(\/|$)/i,
];

/**
 * Answers addresses that are no pages in any language with a plain 404 at once: nobody reads it, so nothing is rendered,
 * asked for or kept. Addresses of programs have their own 404, in JSON.
 */
export function blockScannerPaths(): Middleware {
  return async (ctx, next) => {
    const path = plain(ctx.path);
    // What starts with two slashes could be read as another host's: `canonicalAddress` refuses it.
    if (path.startsWith('//') || answersJson(path) || !probes.some((probe) => probe.test(path)))
      return next();
    ctx.status = 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = 'Not found\n';
  };
}

/** As the next server would read it; what cannot be decoded is refused elsewhere. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
