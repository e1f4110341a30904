import type { Context, Middleware } from 'koa';
import { localeCookie } from '#locales/cookie.ts';
import { isLocale, type Locale } from '#locales/locales.ts';
import { acceptedLocale } from '../lib/requestLocale.ts';

/** Leads a visitor of `/` to the language of the cookie, else of the browser (decisions 7 and 8); no other address. */
export function localeRedirect(options: { isHttps: boolean }): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/' || !isDocumentRequest(ctx)) return next();
    const locale = preferredLocale(ctx);
    if (locale === 'en') return next();
    ctx.status = 302;
    ctx.set('Location', `/${locale}${ctx.search}`);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('Vary', 'Cookie, Accept-Language');
    ctx.cookies.set(localeCookie.name, locale, {
      maxAge: localeCookie.maxAgeSeconds * 1000,
      path: '/',
      sameSite: 'lax',
      secure: options.isHttps,
      httpOnly: false,
    });
  };
}

function preferredLocale(ctx: Context): Locale {
  const cookie = ctx.cookies.get(localeCookie.name);
  return isLocale(cookie) ? cookie : (acceptedLocale(ctx.get('accept-language')) ?? 'en');
}

function isDocumentRequest(ctx: Context): boolean {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  const destination = ctx.get('sec-fetch-dest');
  return (destination === '' || destination === 'document') && ctx.get('accept').includes('text/html');
}
