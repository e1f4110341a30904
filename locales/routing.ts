import { defaultLocale, isLocale, localeCodes, locales, type Locale } from './locales.ts';

/** Cookie with the visitor's chosen language: 365 days, path `/`, SameSite=Lax. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** Query parameter of `/` that chooses a language: `/?lang=en` (docs/decisions/0006). */
export const languageParameter = 'lang';

export type LocalisedPath = {
  /** Path as it is in the URL, including a language prefix. */
  pathname: string;
  locale: Locale;
  /** Path without language prefix; always begins with a slash. */
  path: string;
  /** Whether the path is like `/da/de/…` or `/en/da`, which is not a page in any language. */
  isDoublePrefixed: boolean;
};

/** Splits a pathname into its language and the path for routing. */
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

/** Returns a path in a language: unprefixed in English, `/da/…` and `/de/…` otherwise. */
export function localisePath(path: string, locale: Locale): string {
  const rest = path === '/' ? '' : path;
  return locale === defaultLocale ? rest || '/' : `/${locale}${rest}`;
}

/** Returns the URL that chooses a language for a page. `/` alone would redirect to the language chosen before. */
export function languageChoiceAddress(path: string, locale: Locale): string {
  return path === '/' ? `/?${languageParameter}=${locale}` : path;
}

/** Returns the target of the logo. */
export function homePath(locale: Locale): string {
  return locales[locale].homePath;
}

/** Returns a path with the same name in all languages. */
export function localisedPaths(path: string): { locale: Locale; path: string }[] {
  return localeCodes.map((locale) => ({ locale, path: localisePath(path, locale) }));
}

function segmentsOf(pathname: string): string[] {
  return pathname.replace(/^\//, '').split('/');
}
