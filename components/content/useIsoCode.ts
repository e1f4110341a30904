import { useLingui } from '@lingui/react/macro';
import { isLocale, locales } from '#locales/locales.ts';

/** The visitor's language as `Intl` wants it, such as `da-DK`. */
export function useIsoCode(): string {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? locales[i18n.locale].isoCode : i18n.locale;
}

/** The language in which dates are written for the visitor, such as `en-GB` where numbers are written as in `en-US`. */
export function useDateCode(): string {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? locales[i18n.locale].dateCode : i18n.locale;
}
