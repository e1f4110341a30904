import { defaultLocale as companysDefault, locales } from '#brand/languages.ts';

export { locales };

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = companysDefault;
export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale);

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** Returns the `dir` of a document in this language; `undefined` for left to right, the default. */
export function textDirection(locale: Locale): 'rtl' | undefined {
  const description: { direction: 'ltr' | 'rtl' } = locales[locale];
  return description.direction === 'rtl' ? 'rtl' : undefined;
}

/** Returns the site's locale for a WordPress locale such as `da_DK`; `undefined` if the site does not have it. */
export function localeOfWordPress(wordPressLocale: string | null | undefined): Locale | undefined {
  return localeCodes.find((code) => locales[code].wordPressLocale === wordPressLocale);
}

/** Returns the language of the current page in the browser. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
