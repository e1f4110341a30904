import { defaultLocale as companysDefault, locales } from '#brand/languages.ts';

export { locales };

/** A language of the site, as `brand/languages.ts` describes it. */
export type LocaleDescription = {
  /** The language's own name, as the selector shows it. */
  name: string;
  /** ISO 3166, of the country whose flag stands beside the name: `flag-…` in `components/ui/Icon/sheet.svg`. */
  flag?: string;
  /** BCP 47, for `Intl` and `og:locale`. */
  isoCode: string;
  /** BCP 47, for dates: English ones are British, 14 October 2026. */
  dateCode: string;
  /** What the language plugin of the content backend calls it. */
  languageCode: string;
  wordPressLocale: string;
  /** Which way its lines run: the `dir` of its pages and mails, by which their layout is mirrored. */
  direction: 'ltr' | 'rtl';
  /** Preselected currency of prices, one of those that the content has. */
  currency: 'DKK' | 'EUR' | 'USD';
  /** Where the logo leads: the home page in this language, or `/`, which leads to the language a visitor chose. */
  homePath: string;
};

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = companysDefault;
export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale);

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** The `dir` of a document in this language; none for left to right, which browsers take for granted. */
export function textDirection(locale: Locale): 'rtl' | undefined {
  const description: LocaleDescription = locales[locale];
  return description.direction === 'rtl' ? 'rtl' : undefined;
}

/** The site's locale of a WordPress locale such as `da_DK`; undefined for a language the site does not offer. */
export function localeOfWordPress(wordPressLocale: string | null | undefined): Locale | undefined {
  return localeCodes.find((code) => locales[code].wordPressLocale === wordPressLocale);
}

/** The language of the page in the browser. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
