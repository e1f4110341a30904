import { numberFormat } from '#locales/formatters.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { formatAmount } from './amount.ts';
import type { Currency } from './currencies.ts';
import { fleetPrice, type FleetRate } from './fleetPrice.ts';

export const fleetParts = ['sims', 'forSims', 'data', 'forData', 'total'] as const;
export type FleetPart = (typeof fleetParts)[number];

/** The figures of a fleet's bill as a language writes them: what is multiplied, and what comes of it. */
export function fleetPriceTexts(
  rate: FleetRate,
  fleet: { sims: number; megabytes: number },
  { currency, locale }: { currency: Currency; locale: Locale },
): Record<FleetPart, string> {
  const amount = (value: number) => formatAmount(value, currency, locale);
  const count = (value: number) => numberFormat(locales[locale].isoCode, {}).format(value);
  const { sims, megabytes } = fleet;
  const { forSims, forData, total } = fleetPrice(rate, sims, megabytes);
  return {
    sims: `${count(sims)} × ${amount(rate.perSim)}`,
    forSims: amount(forSims),
    data: `${count(sims * megabytes)} MB × ${amount(rate.perMegabyte)}`,
    forData: amount(forData),
    total: amount(total),
  };
}
