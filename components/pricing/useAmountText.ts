import { useLingui } from '@lingui/react/macro';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import { formatAmount } from './amount.ts';
import type { Currency } from './currencies.ts';

/** Writes amounts in the page's language. */
export function useAmountText(): (amount: number | string, currency: Currency) => string {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  return (amount, currency) => (typeof amount === 'string' ? amount : formatAmount(amount, currency, locale));
}
