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

/** Where the slider of a fleet's size ends: at a hundred thousand SIMs, each twentieth place ten times as many. */
export const sliderEnd = 100;

const placesADecade = 20;

/** The size at a place of the slider, in round numbers. */
export function sizeAt(place: number): number {
  return Number((10 ** (place / placesADecade)).toPrecision(2));
}

/** The place of the slider that is nearest to a size. */
export function placeOf(sims: number): number {
  return Math.min(sliderEnd, Math.round(Math.log10(sims) * placesADecade));
}
