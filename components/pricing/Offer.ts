import type { GlobalButton } from '#components/content/GlobalButtons.tsx';
import { currencies, zones, type Currency, type Zone } from '#components/content/currencies.ts';
import type { FilledFact } from './readFacts.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';

export type OfferPrice = {
  /** A number, or the editor's text instead of a number. */
  amount: number | string;
  /** Editor's note on the amount. */
  subtitle?: string | undefined;
  /** Whether the amount is charged every month. */
  isMonthly?: boolean;
  /** One-off price in addition to the amount. */
  once?: number | undefined;
  /** Price per megabyte. Omitted if the subtitle contains it. */
  perMegabyte?: number | undefined;
};

type Fleet = {
  /** Minimum size of a fleet for this offer, in SIMs. */
  from: number;
  perMegabyte: Partial<Record<Zone, Partial<Record<Currency, number>>>>;
};

/** Offer with a price: a package on the page, or a product. */
export type Offer = {
  title: string;
  label?: string | undefined;
  text?: string | undefined;
  /** Description of a product as sanitised HTML. Packages have `text` instead. */
  html?: string | undefined;
  isHighlighted: boolean;
  prices: Partial<Record<Zone, Partial<Record<Currency, OfferPrice>>>>;
  /** Values for the price of a whole fleet, in addition to the price of a SIM. */
  fleet?: Fleet | undefined;
  features: readonly { text: string; isIncluded: boolean }[];
  facts: readonly FilledFact[];
  buttons: readonly (GlobalButton | null | undefined)[] | null | undefined;
};

/** Returns the currencies in which at least one offer has a price. */
export function currenciesOf(offers: readonly Offer[]): Currency[] {
  return currencies.filter((currency) =>
    offers.some(({ prices }) => zones.some((zone) => prices[zone]?.[currency] !== undefined)),
  );
}

/** Returns the zones that visitors can choose: those in which every offer has a price in every currency. */
export function zonesOf(offers: readonly Offer[]): Zone[] {
  const offeredCurrencies = currenciesOf(offers);
  return zones.filter((zone) =>
    offers.every(({ prices }) =>
      offeredCurrencies.every((currency) => prices[zone]?.[currency] !== undefined),
    ),
  );
}

/** Returns the offer's price in a zone and currency. If it is missing, tries other currencies, then other zones. */
export function priceOf(
  { prices }: Offer,
  zone: Zone,
  currency: Currency,
): { price: OfferPrice; currency: Currency } | undefined {
  for (const candidateZone of [zone, ...zones]) {
    for (const candidate of [currency, ...currencies]) {
      const price = prices[candidateZone]?.[candidate];
      if (price) return { price, currency: candidate };
    }
  }
  return undefined;
}

/** Returns a function that adds the prices of other zones and of fleets from the product of the same name and price. */
export function withZonesOf(products: readonly Offer[]) {
  return (offer: Offer): Offer => {
    const product = products.find(({ title }) => title === withoutFieldPath(offer.title));
    const printedPrices = Object.entries(offer.prices.europe ?? {});
    const agrees = currencies.every(
      (currency) => offer.prices.europe?.[currency]?.amount === product?.prices.europe?.[currency]?.amount,
    );
    if (product === undefined || printedPrices.length === 0 || !agrees) return offer;
    const { prices, fleet } = product;
    if (prices.world === undefined) return { ...offer, fleet };
    const world: Offer['prices'][Zone] = {};
    for (const currency of currencies) {
      const price = prices.world[currency];
      if (price) world[currency] = { ...price, perMegabyte: fleet?.perMegabyte.world?.[currency] };
    }
    return { ...offer, fleet, prices: { ...offer.prices, world } };
  };
}
