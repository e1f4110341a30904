import { graphql, useFragment } from 'react-relay';
import { parseAmount } from './amount.ts';
import { currencies, type Currency } from './currencies.ts';
import type { Offer, OfferPrice } from './Offer.ts';
import type { usePackageOffers_packages$key } from './__generated__/usePackageOffers_packages.graphql.ts';
import { storedButtons } from '#components/content/sectionButtons.ts';

type Entry = { readonly price?: string | null; readonly subtitle?: string | null } | null | undefined;

/** The packages that an editor typed into a section; one without a title is left out. */
export function usePackageOffers(packages: usePackageOffers_packages$key): Offer[] {
  const data = useFragment(
    graphql`
      fragment usePackageOffers_packages on PageElementsSectionElementsPackages @relay(plural: true) {
        title
        label
        shortDescription
        highlighted
        features {
          text
          included
        }
        prices {
          dkk {
            price
            subtitle
          }
          eur {
            price
            subtitle
          }
          usd {
            price
            subtitle
          }
        }
        globalButtons {
          link {
            ...readLink_link
          }
          style
          icon
        }
      }
    `,
    packages,
  );
  return data.flatMap(({ title, label, shortDescription, highlighted, features, prices, globalButtons }) => {
    if (!title) return [];
    const offer: Offer = {
      title,
      label: label ?? undefined,
      text: shortDescription ?? undefined,
      isHighlighted: highlighted === true,
      prices: { europe: readPrices(prices) },
      features: (features ?? []).flatMap((feature) =>
        feature?.text ? [{ text: feature.text, isIncluded: feature.included !== false }] : [],
      ),
      buttons: storedButtons(globalButtons),
    };
    return [offer];
  });
}

function readPrices(prices: Readonly<Record<Currency, Entry>> | null | undefined) {
  const read: Partial<Record<Currency, OfferPrice>> = {};
  for (const currency of currencies) {
    const { price, subtitle } = prices?.[currency] ?? {};
    if (price) read[currency] = { amount: parseAmount(price) ?? price, subtitle: subtitle ?? undefined };
  }
  return read;
}
