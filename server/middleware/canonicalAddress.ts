import type { Middleware } from 'koa';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import { HttpError } from '#server/errors.ts';
import { normaliseEscapes } from '#server/lib/normaliseAddress.ts';

/**
 * Redirects to the canonical URL of a page: no trailing or doubled slashes, no `/en`, a lower-case language prefix, and
 * one spelling of percent-escapes. Private pages are recognised by their path, which must therefore have one spelling.
 * Rejects, and never redirects, URLs that a browser or proxy could read as another host.
 */
export function canonicalAddress(): Middleware {
  return async (ctx, next) => {
    const rawPath = ctx.originalUrl.split('?', 1)[0] ?? '';
    rejectAmbiguous(rawPath);
    const canonical = canonicalPath(rawPath);
    if (canonical !== rawPath && (ctx.method === 'GET' || ctx.method === 'HEAD')) {
      ctx.status = 301;
      ctx.set('Location', canonical + ctx.search);
      ctx.set('Cache-Control', 'public, max-age=0, s-maxage=3600');
      return;
    }
    await next();
  };
}

/** Throws a 400 error if a path, which an attacker may control, is unsafe in a `Location` header. */
export function rejectAmbiguous(rawPath: string): void {
  if (!rawPath.startsWith('/') || rawPath.startsWith('//') || rawPath.length > 2_000) throw malformedUrl();
  // eslint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]|%(5c|2f|0[0-9a-f]|1[0-9a-f]|7f)/i.test(rawPath)) throw malformedUrl();
  if (!isDecodable(rawPath)) throw malformedUrl();
}

/** Returns whether a path can be decoded. Uses the decoded path, because bundlers drop calls with an unused result. */
function isDecodable(rawPath: string): boolean {
  try {
    return decodeURIComponent(rawPath).startsWith('/');
  } catch {
    return false;
  }
}

/** Creates the error. Called only to throw it: capturing the stack takes longer than the rest of the check. */
function malformedUrl(): HttpError {
  return new HttpError(400, 'bad_address', 'The URL is malformed.');
}

function canonicalPath(rawPath: string): string {
  const segments = normaliseEscapes(rawPath)
    .split('/')
    .filter((segment) => segment !== '');
  const prefix = segments[0]?.toLowerCase();
  if (isLocale(prefix)) segments[0] = prefix;
  const second = segments[1]?.toLowerCase();
  // `/en/da` has a doubled prefix: it is neither a page nor the old URL of one.
  if (prefix === defaultLocale && !isLocale(second)) segments.shift();
  return `/${segments.join('/')}`;
}
