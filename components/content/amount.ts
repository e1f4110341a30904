import { numberFormat } from '#locales/formatters.ts';
import { locales, type Locale } from '#locales/locales.ts';
import type { Currency } from './currencies.ts';

/** Parses a price that an editor typed, such as `6.50`, `6,50` or `1.299,00`. Returns `undefined` for other text. */
export function parseAmount(text: string): number | undefined {
  const compactText = text.replace(/[\s\u00A0\u202F]/g, '');
  if (!/^\d[\d.,]*$/.test(compactText)) return undefined;
  const lastSeparator = Math.max(compactText.lastIndexOf('.'), compactText.lastIndexOf(','));
  if (lastSeparator === -1) return Number(compactText);
  const integerPart = compactText.slice(0, lastSeparator);
  const fraction = compactText.slice(lastSeparator + 1);
  // `1.299` is a grouped thousand; `0.022` has three decimals.
  const groupsThousands = fraction.length === 3 && /^[1-9]\d{0,2}([.,]\d{3})*$/.test(integerPart);
  const digits = integerPart.replace(/[.,]/g, '');
  const amount = Number(groupsThousands ? digits + fraction : `${digits}.${fraction}`);
  return Number.isFinite(amount) ? amount : undefined;
}

/**
 * Formats an amount of money in a language, with two decimals, or three if the amount has them (prices per megabyte).
 */
export function formatAmount(amount: number, currency: Currency, locale: Locale): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
  const { isoCode } = locales[locale];
  // In English, `Intl` puts `DKK` before the number, but the price list writes kroner the Danish way.
  if (currency === 'dkk' && isoCode.startsWith('en')) {
    return `${numberFormat(isoCode, decimals).format(amount)}\u00A0kr.`;
  }
  return numberFormat(isoCode, {
    ...decimals,
    style: 'currency',
    currency,
    currencyDisplay: currency === 'dkk' ? 'symbol' : 'narrowSymbol',
  }).format(amount);
}
