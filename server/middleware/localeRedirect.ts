import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { languageParameter, localeCookie, localisePath } from '#locales/routing.ts';
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts';
import { acceptedLocale } from '#server/lib/requestLocale.ts';

/**
 * Redirects `/` to the visitor's language: the language in the URL (docs/decisions/0006), or else in the cookie, or
 * else the browser's. Redirects no other path.
 */
export function localeRedirect(options: { isHttps: boolean }): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/' || !isDocumentRequest(ctx)) return next();
    const requestedLanguage = ctx.query[languageParameter];
    const chosenLocale = isLocale(requestedLanguage) ? requestedLanguage : undefined;
    const locale = chosenLocale ?? preferredLocale(ctx);
    if (locale === defaultLocale && chosenLocale === undefined) return next();
    ctx.status = 302;
    ctx.set(
      'Location',
      `${localisePath('/', locale)}${chosenLocale ? withoutLanguage(ctx.search) : ctx.search}`,
    );
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('Vary', 'Cookie, Accept-Language');
    // The proxy terminates TLS. For Koa, which trusts no proxy, every connection is plain HTTP.
    ctx.cookies.secure = options.isHttps;
    ctx.cookies.set(localeCookie.name, locale, {
      maxAge: localeCookie.maxAgeSeconds * 1000,
      path: '/',
      sameSite: 'lax',
      secure: options.isHttps,
      httpOnly: false,
    });
  };
}

/** Returns whether `/` is never redirected: the visitor chose no language, and the browser prefers the default language. */
export function servesDefaultLocale({ headers }: IncomingMessage): boolean {
  if (headers.cookie !== undefined) return false;
  return (acceptedLocale(headers['accept-language'] ?? '') ?? defaultLocale) === defaultLocale;
}

function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  return query.size === 0 ? '' : `?${query}`;
}

function preferredLocale(ctx: Context): Locale {
  const cookie = ctx.cookies.get(localeCookie.name);
  if (isLocale(cookie)) return cookie;
  // The visitor came from this site, but their browser stores no cookies. Without this line, choosing the default
  // language would lead back to the browser's language.
  if (ctx.get('sec-fetch-site') === 'same-origin') return defaultLocale;
  return acceptedLocale(ctx.get('accept-language')) ?? defaultLocale;
}

function isDocumentRequest(ctx: Context): boolean {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  const destination = ctx.get('sec-fetch-dest');
  return (destination === '' || destination === 'document') && ctx.get('accept').includes('text/html');
}
