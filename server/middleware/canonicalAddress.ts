import type { Middleware } from 'koa';
import { isLocale } from '#locales/locales.ts';
import { HttpError } from '#server/errors.ts';
import { withOneSpelling } from '#server/lib/normaliseAddress.ts';

/**
 * One address for each page: no trailing or doubled slash, no `/en`, a lower-case prefix, no letter
 * that is written as an escape, and one spelling of all others: what is private is known by its path.
 * An address that a browser or a proxy could read as another host's is refused, never redirected.
 */
export function canonicalAddress(): Middleware {
  return async (ctx, next) => {
    const rawPath = ctx.originalUrl.split('?', 1)[0] ?? '';
    refuseAmbiguous(rawPath);
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

/** Attacker-controlled: what follows decides whether it is safe to put back into a `Location`. */
export function refuseAmbiguous(rawPath: string): void {
  if (!rawPath.startsWith('/') || rawPath.startsWith('//') || rawPath.length > 2_000) throw refusal();
  // eslint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]|%(5c|2f|0[0-9a-f]|1[0-9a-f]|7f)/i.test(rawPath)) throw refusal();
  if (!isDecodable(rawPath)) throw refusal();
}

/** Uses what it decodes: a bundler leaves out a call whose answer nobody wants, although it may throw. */
function isDecodable(rawPath: string): boolean {
  try {
    return decodeURIComponent(rawPath).startsWith('/');
  } catch {
    return false;
  }
}

/** Made only when it is thrown: an error records where it was made, which takes longer than the rest of the check. */
function refusal(): HttpError {
  return new HttpError(400, 'bad_address', 'The URL is malformed.');
}

function canonicalPath(rawPath: string): string {
  const segments = withOneSpelling(rawPath)
    .split('/')
    .filter((segment) => segment !== '');
  const prefix = segments[0]?.toLowerCase();
  if (isLocale(prefix)) segments[0] = prefix;
  const second = segments[1]?.toLowerCase();
  // `/en/da` is a doubled prefix, which is no page rather than another page's old address.
  if (prefix === 'en' && !isLocale(second)) segments.shift();
  return `/${segments.join('/')}`;
}
