import { graphql, useFragment } from 'react-relay';
import { parseAmount } from '#components/content/amount.ts';
import { currencies, type Currency } from '#components/content/currencies.ts';
import type { Offer, OfferPrice } from './Offer.ts';
import { packageValues } from './packageValues.ts';
import { readFacts } from './readFacts.ts';
import type { usePackageOffers_packages$key } from './__generated__/usePackageOffers_packages.graphql.ts';
import { storedButtons } from '#components/content/sectionButtons.ts';

type Entry = { readonly price?: string | null; readonly subtitle?: string | null } | null | undefined;

/** Returns the packages of a section as offers. Skips packages without a title. */
export function usePackageOffers(packages: usePackageOffers_packages$key): Offer[] {
  const data = useFragment(
    graphql`
      fragment usePackageOffers_packages on PageElementsSectionElementsPackages @relay(plural: true) {
        ...packageFields_package
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
  return data.flatMap((row) => {
    const { title, label, shortDescription, highlighted, features, facts } = packageValues(row);
    if (!title) return [];
    const offer: Offer = {
      title,
      label: label ?? undefined,
      text: shortDescription ?? undefined,
      isHighlighted: highlighted === true,
      prices: { europe: readPrices(row.prices) },
      features: (features ?? []).flatMap((feature) =>
        feature?.text ? [{ text: feature.text, isIncluded: feature.included !== false }] : [],
      ),
      facts: readFacts(facts),
      buttons: storedButtons(row.globalButtons),
    };
    return [offer];
  });
}

function readPrices(prices: Readonly<Record<Currency, Entry>> | null | undefined) {
  const pricesByCurrency: Partial<Record<Currency, OfferPrice>> = {};
  for (const currency of currencies) {
    const { price, subtitle } = prices?.[currency] ?? {};
    if (price)
      pricesByCurrency[currency] = { amount: parseAmount(price) ?? price, subtitle: subtitle ?? undefined };
  }
  return pricesByCurrency;
}
