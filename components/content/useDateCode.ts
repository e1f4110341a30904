import { useLingui } from '@lingui/react/macro';
import { isLocale, locales } from '#locales/locales.ts';

/** The language in which the visitor reads dates, as `Intl` wants it, such as `en-GB`. */
export function useDateCode(): string {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? locales[i18n.locale].dateCode : i18n.locale;
}
