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
  /** Writing direction: the `dir` of pages and mails. It also mirrors their layout. */
  direction: 'ltr' | 'rtl';
  /** Preselected currency of prices; must be a currency of the content. */
  currency: 'DKK' | 'EUR' | 'USD';
  /** Target of the logo: the home page in this language, or `/`, which redirects to the visitor's language. */
  homePath: string;
};
