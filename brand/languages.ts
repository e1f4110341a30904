import type { LocaleDescription } from '#schema/LocaleDescription.ts';

/** Languages of the site by URL prefix, in the order of its menus. To add others, see docs/languages.md. */
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

/** Language whose URLs have no prefix. */
export const defaultLocale = 'en' satisfies keyof typeof locales;
