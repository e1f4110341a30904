import { brand } from '#brand/brand.ts';

/** The currencies and zones of the price list. Content may have prices in all three. */
export type Currency = 'dkk' | 'eur' | 'usd';
export const currencies: readonly Currency[] = brand.currencies;
export const zones = ['europe', 'world'] as const;

export type Zone = (typeof zones)[number];

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
