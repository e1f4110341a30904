/** The currencies and zones of the price list. */
export const currencies = ['dkk', 'eur', 'usd'] as const;
export const zones = ['europe', 'world'] as const;

export type Currency = (typeof currencies)[number];
export type Zone = (typeof zones)[number];

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
