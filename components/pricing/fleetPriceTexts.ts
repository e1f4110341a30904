import { numberFormat } from '#locales/formatters.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { formatAmount } from '#components/content/amount.ts';
import type { Currency } from '#components/content/currencies.ts';
import { fleetPrice, type FleetRate } from './fleetPrice.ts';

export const fleetParts = ['sims', 'forSims', 'data', 'forData', 'total'] as const;
export type FleetPart = (typeof fleetParts)[number];

/** Formats the figures of a fleet's bill in a language: the factors, the amounts and the total. */
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

/** Last step of the logarithmic slider, a hundred thousand SIMs. Every twenty steps, the size grows tenfold. */
export const sliderEnd = 100;

const stepsPerDecade = 20;

/** Returns the fleet size at a step of the slider, rounded to two digits. */
export function sizeAt(step: number): number {
  return Number((10 ** (step / stepsPerDecade)).toPrecision(2));
}

/** Returns the slider's step that is nearest to a fleet size. */
export function stepOf(sims: number): number {
  return Math.min(sliderEnd, Math.round(Math.log10(sims) * stepsPerDecade));
}
