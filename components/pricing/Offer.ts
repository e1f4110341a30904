import type { GlobalButton } from '#components/content/GlobalButtons.tsx';
import { currencies, zones, type Currency, type Zone } from './currencies.ts';
import type { FilledFact } from './readFacts.ts';

export type OfferPrice = {
  /** A number, or what the editor wrote instead of one. */
  amount: number | string;
  /** What the amount is for, in the editor's words. */
  subtitle?: string | undefined;
  /** The amount comes back every month. */
  isMonthly?: boolean;
  /** What is paid a single time beside it. */
  once?: number | undefined;
  /** Price of a megabyte, for amounts without a subtitle that contains it. */
  perMegabyte?: number | undefined;
};

type Fleet = {
  /** The smallest that the offer is for, in SIMs. */
  from: number;
  perMegabyte: Partial<Record<Zone, Partial<Record<Currency, number>>>>;
};

/** Something with a price, whether it comes from a package of the page or from a product. */
export type Offer = {
  title: string;
  label?: string | undefined;
  text?: string | undefined;
  /** Sanitised HTML, where the description is one. */
  html?: string | undefined;
  isHighlighted: boolean;
  prices: Partial<Record<Zone, Partial<Record<Currency, OfferPrice>>>>;
  /** What the price of a whole fleet is reckoned with, beside the price of a SIM. */
  fleet?: Fleet | undefined;
  features: readonly { text: string; isIncluded: boolean }[];
  facts: readonly FilledFact[];
  buttons: readonly (GlobalButton | null | undefined)[] | null | undefined;
};

/** The currencies in which at least one offer has a price. */
export function currenciesOf(offers: readonly Offer[]): Currency[] {
  return currencies.filter((currency) =>
    offers.some(({ prices }) => zones.some((zone) => prices[zone]?.[currency] !== undefined)),
  );
}

/** The zones that can be chosen: one with a price missing somewhere is none. */
export function zonesOf(offers: readonly Offer[]): Zone[] {
  const offered = currenciesOf(offers);
  return zones.filter((zone) =>
    offers.every(({ prices }) => offered.every((currency) => prices[zone]?.[currency] !== undefined)),
  );
}

/** The offer's price in a zone and currency, or the nearest thing to it that was given. */
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

/** Adds the prices of other zones, and of fleets, from products of the same name that agree on the printed price. */
export function withZonesOf(products: readonly Offer[]) {
  return (offer: Offer): Offer => {
    const product = products.find(({ title }) => title === offer.title);
    const printed = Object.entries(offer.prices.europe ?? {});
    const agrees = currencies.every(
      (currency) => offer.prices.europe?.[currency]?.amount === product?.prices.europe?.[currency]?.amount,
    );
    if (product === undefined || printed.length === 0 || !agrees) return offer;
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
