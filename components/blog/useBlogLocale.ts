import { useLingui } from '@lingui/react';
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts';

/** The language that the page's links stay in. */
export function useBlogLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}
