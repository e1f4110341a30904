import type { Locale } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';

/** The page's language; on an error page that was reached before routing, the one of the address asked for. */
export function pageLocale(pageContext: { locale?: Locale; urlOriginal: string }): Locale {
  return pageContext.locale ?? splitLocale(pathnameOf(pageContext.urlOriginal)).locale;
}

/** The page's own path. */
export function pathnameOf(urlOriginal: string): string {
  return new URL(urlOriginal, 'http://site.invalid').pathname;
}
