import { brand } from '#brand/brand.ts';
import type { Brand } from '#schema/brand.ts';

/** Currencies in which content can have prices; `currencies` lists those that the company uses. */
export type Currency = 'dkk' | 'eur' | 'usd';
export const currencies: readonly Currency[] = brand.currencies;

/** Zones in which content can have prices; `zones` lists those that the company uses. */
export type Zone = Brand['zones'][number];
export const zones: readonly Zone[] = brand.zones;

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
