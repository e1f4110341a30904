import { defaultLocale as companysDefault, locales } from '#brand/languages.ts';

export { locales };

/** Language of the site, as configured in `brand/languages.ts`. */
export type LocaleDescription = {
  /** Native name, shown in the language menu. */
  name: string;
  /** ISO 3166 code of the country flag beside the name: `flag-…` in `components/ui/Icon/sheet.svg`. */
  flag?: string;
  /** BCP 47 tag for `Intl` and `og:locale`. */
  isoCode: string;
  /** BCP 47 tag for dates: English dates are British, 14 October 2026. */
  dateCode: string;
  /** Code in the content backend's language plugin. */
  languageCode: string;
  wordPressLocale: string;
  /** Writing direction: the `dir` of pages and mails, which also mirrors their layout. */
  direction: 'ltr' | 'rtl';
  /** Preselected currency of prices, one of those in the content. */
  currency: 'DKK' | 'EUR' | 'USD';
  /** Target of the logo: the home page in this language, or `/`, which redirects to the visitor's language. */
  homePath: string;
};

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = companysDefault;
export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale);

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** Returns the `dir` of a document in this language; `undefined` for left to right, the default. */
export function textDirection(locale: Locale): 'rtl' | undefined {
  const description: LocaleDescription = locales[locale];
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
