import { graphql, useFragment } from 'react-relay';
import type { Currency, Zone } from '#components/content/currencies.ts';
import type { Offer, OfferPrice } from './Offer.ts';
import { productValues, type ZonedAmounts } from './productValues.ts';
import { readFacts } from './readFacts.ts';
import type { useProductOffers_products$key } from './__generated__/useProductOffers_products.graphql.ts';
import { storedButtons } from '#components/content/sectionButtons.ts';

const cells = [
  ['europe', 'dkk', 'europeDkk'],
  ['europe', 'eur', 'europeEur'],
  ['europe', 'usd', 'europeUsd'],
  ['world', 'dkk', 'worldDkk'],
  ['world', 'eur', 'worldEur'],
  ['world', 'usd', 'worldUsd'],
] as const;

/** Returns products as offers. `subscriptions` are monthly prices, `prices` are one-off prices. */
export function useProductOffers(products: useProductOffers_products$key): Offer[] {
  const data = useFragment(
    graphql`
      fragment useProductOffers_products on Product @relay(plural: true) {
        title
        productGroup {
          ...productFields_group
          globalButtons {
            link {
              ...readLink_link
            }
            style
            icon
          }
        }
      }
    `,
    products,
  );
  return data.flatMap(({ title, productGroup }) => {
    if (!title) return [];
    const { label, description, prices, subscriptions, dataPrices, minimumSims, services, facts } =
      productValues(productGroup);
    const offer: Offer = {
      title,
      label: label ?? undefined,
      html: description ?? undefined,
      isHighlighted: Boolean(label),
      prices: readPrices(subscriptions, prices),
      fleet: minimumSims == null ? undefined : { from: minimumSims, perMegabyte: readAmounts(dataPrices) },
      features: (services ?? []).flatMap((service) =>
        service?.name ? [{ text: service.name, isIncluded: true }] : [],
      ),
      facts: readFacts(facts),
      buttons: storedButtons(productGroup?.globalButtons),
    };
    return [offer];
  });
}

function readAmounts(amounts: ZonedAmounts) {
  const amountsByZone: Partial<Record<Zone, Partial<Record<Currency, number>>>> = {};
  for (const [zone, currency, field] of cells) {
    const amount = amounts?.[field];
    if (amount != null) amountsByZone[zone] = { ...amountsByZone[zone], [currency]: amount };
  }
  return amountsByZone;
}

function readPrices(subscriptions: ZonedAmounts, singlePrices: ZonedAmounts): Offer['prices'] {
  const prices: Partial<Record<Zone, Partial<Record<Currency, OfferPrice>>>> = {};
  for (const [zone, currency, field] of cells) {
    const monthly = subscriptions?.[field] ?? undefined;
    const single = singlePrices?.[field] ?? undefined;
    const amount = monthly ?? single;
    if (amount === undefined) continue;
    const price: OfferPrice = {
      amount,
      isMonthly: monthly !== undefined,
      // Backends that have a single amount return it in both fields.
      once: monthly !== undefined && single !== monthly ? single : undefined,
    };
    prices[zone] = { ...prices[zone], [currency]: price };
  }
  return prices;
}
