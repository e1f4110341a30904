import { brand } from '#brand/brand.ts';

/** Currencies in which content can have prices; `currencies` lists those that the company uses. */
export type Currency = 'dkk' | 'eur' | 'usd';
export const currencies: readonly Currency[] = brand.currencies;
export const zones = ['europe', 'world'] as const;

export type Zone = (typeof zones)[number];

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
