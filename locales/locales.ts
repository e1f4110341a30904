/** The languages of the site, in the order of its menus. Adding one: docs/adding-a-language.md. */
export const locales = {
  en: {
    name: 'English',
    flag: 'gb',
    isoCode: 'en-US',
    dateCode: 'en-GB',
    languageCode: 'en',
    wordPressLocale: 'en_US',
    direction: 'ltr',
    currency: 'USD',
    homePath: '/',
  },
  da: {
    name: 'Dansk',
    flag: 'dk',
    isoCode: 'da-DK',
    dateCode: 'da-DK',
    languageCode: 'da',
    wordPressLocale: 'da_DK',
    direction: 'ltr',
    currency: 'DKK',
    homePath: '/da',
  },
  de: {
    name: 'Deutsch',
    flag: 'de',
    isoCode: 'de-DE',
    dateCode: 'de-DE',
    languageCode: 'de',
    wordPressLocale: 'de_DE',
    direction: 'ltr',
    currency: 'EUR',
    homePath: '/',
  },
} as const satisfies Record<string, LocaleDescription>;

type LocaleDescription = {
  /** The language's own name, as the selector shows it. */
  name: string;
  /** ISO 3166, of the country whose flag stands beside the name: `flag-…` in `components/ui/Icon/sheet.svg`. */
  flag: string;
  /** BCP 47, for `Intl` and `og:locale`. */
  isoCode: string;
  /** BCP 47, for dates: English ones are British, 14 October 2026. */
  dateCode: string;
  /** What the language plugin of the content backend calls it. */
  languageCode: string;
  wordPressLocale: string;
  direction: 'ltr' | 'rtl';
  /** Preselected currency of prices, one of those that the content has. */
  currency: 'DKK' | 'EUR' | 'USD';
  /** Where the logo leads: the home page in this language, or `/`, which leads to the language a visitor chose. */
  homePath: string;
};

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';
export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale);

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** The site's locale of a WordPress locale such as `da_DK`; undefined for a language the site does not offer. */
export function localeOfWordPress(wordPressLocale: string | null | undefined): Locale | undefined {
  return localeCodes.find((code) => locales[code].wordPressLocale === wordPressLocale);
}
