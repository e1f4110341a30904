import { defaultLocale, isLocale, localeCodes, locales, type Locale } from './locales.ts';

/** The visitor's chosen language: 365 days, path `/`, SameSite=Lax. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** In the query of `/`, where it chooses a language: `/?lang=en` (docs/decisions/0006). */
export const languageParameter = 'lang';

export type LocalisedPath = {
  /** As it stands in the address. */
  pathname: string;
  locale: Locale;
  /** The path without its language prefix; always begins with a slash. */
  path: string;
  /** True for `/da/de/…` and `/en/da`: no such page exists in any language. */
  isDoublePrefixed: boolean;
};

/** Splits a pathname into its language and the path that the route table knows. */
export function splitLocale(pathname: string): LocalisedPath {
  const [first, ...rest] = segmentsOf(pathname);
  if (!isLocale(first))
    return {
      pathname,
      locale: defaultLocale,
      path: pathname === '' ? '/' : pathname,
      isDoublePrefixed: false,
    };
  return { pathname, locale: first, path: `/${rest.join('/')}`, isDoublePrefixed: isLocale(rest[0]) };
}

/** The address of a path in a language: unprefixed in English, `/da/…` and `/de/…` otherwise. */
export function localisePath(path: string, locale: Locale): string {
  const rest = path === '/' ? '' : path;
  return locale === defaultLocale ? rest || '/' : `/${locale}${rest}`;
}

/** The address that chooses a language for a page. `/` alone would lead to the language chosen before. */
export function languageChoiceAddress(path: string, locale: Locale): string {
  return path === '/' ? `/?${languageParameter}=${locale}` : path;
}

/** Where the logo leads. */
export function homePath(locale: Locale): string {
  return locales[locale].homePath;
}

/** All languages' addresses of a path that has the same name in each. */
export function localisedPaths(path: string): { locale: Locale; path: string }[] {
  return localeCodes.map((locale) => ({ locale, path: localisePath(path, locale) }));
}

function segmentsOf(pathname: string): string[] {
  return pathname.replace(/^\//, '').split('/');
}
