import type { Middleware } from 'koa';
import { isLocale } from '#locales/locales.ts';
import { HttpError } from '#server/errors.ts';
import { normaliseEscapes } from '#server/lib/normaliseAddress.ts';

/**
 * Redirects to the one canonical URL of a page: no trailing or doubled slashes, no `/en`, a lower-case language prefix,
 * and one spelling of escapes. Private pages are recognised by their path, so it must have one spelling. Rejects URLs
 * that a browser or proxy could read as another host; these are never redirected.
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

/** Throws a 400 if a path is unsafe in a `Location` header: paths are attacker-controlled. */
export function rejectAmbiguous(rawPath: string): void {
  if (!rawPath.startsWith('/') || rawPath.startsWith('//') || rawPath.length > 2_000) throw malformedUrl();
  // eslint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]|%(5c|2f|0[0-9a-f]|1[0-9a-f]|7f)/i.test(rawPath)) throw malformedUrl();
  if (!isDecodable(rawPath)) throw malformedUrl();
}

/** Uses the decoded path: bundlers drop a call whose result is unused, although it may throw. */
function isDecodable(rawPath: string): boolean {
  try {
    return decodeURIComponent(rawPath).startsWith('/');
  } catch {
    return false;
  }
}

/** Creates the error only when it is thrown: capturing its stack takes longer than the rest of the check. */
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
  // `/en/da` has a doubled prefix: it is no page, and not another page's old URL.
  if (prefix === 'en' && !isLocale(second)) segments.shift();
  return `/${segments.join('/')}`;
}
