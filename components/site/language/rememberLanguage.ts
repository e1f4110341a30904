import { localeCookie } from '#locales/cookie.ts';
import type { Locale } from '#locales/locales.ts';

/** Remembers the visitor's language; the server reads it on `/` only. */
export function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie.name}=${locale}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
}
