import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** The language of the page in the browser. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
