import { useLingui } from '@lingui/react/macro';
import { isLocale, locales } from '#locales/locales.ts';

/** Returns the page's language as a tag for `Intl`, such as `da-DK`. */
export function useIsoCode(): string {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? locales[i18n.locale].isoCode : i18n.locale;
}

/** Returns the language tag for dates, such as `en-GB` if numbers are formatted as in `en-US`. */
export function useDateCode(): string {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? locales[i18n.locale].dateCode : i18n.locale;
}
