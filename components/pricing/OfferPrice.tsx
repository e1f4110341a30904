import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Currency, Zone } from '#components/content/currencies.ts';
import { priceOf, type Offer, type OfferPrice as Price } from './Offer.ts';
import { PriceVariants, type PriceVariant } from './PriceVariants.tsx';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import { formatAmount } from '#components/content/amount.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { visuallyHidden } from '#styled/patterns';

type Props = {
  offer: Offer;
  zones: readonly Zone[];
  currencies: readonly Currency[];
  /** Renders one amount. `isWords` is true if the editor entered text instead of a number. */
  render: (amount: {
    text: string;
    isWords: boolean;
    price: Price;
    once: string | undefined;
    data: string | undefined;
  }) => ReactNode;
};

/** Price of an offer in every zone and currency that the visitor can choose. */
export function OfferPrice({ offer, zones, currencies, render }: Props) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const variants = zones.flatMap((zone) =>
    currencies.flatMap((currency): PriceVariant[] => {
      const offerPrice = priceOf(offer, zone, currency);
      if (offerPrice === undefined) return [];
      const { price } = offerPrice;
      const single = price.once === undefined ? undefined : amountText(price.once, offerPrice.currency);
      const data =
        price.perMegabyte === undefined ? undefined : amountText(price.perMegabyte, offerPrice.currency);
      const content = render({
        text: amountText(price.amount, offerPrice.currency),
        isWords: typeof price.amount === 'string',
        price,
        once:
          single === undefined
            ? undefined
            : t({ message: `plus a one-off ${single}`, comment: 'A one-off price' }),
        data:
          data === undefined
            ? undefined
            : t({ message: `plus ${data} per MB`, comment: 'Price of data, after “a month”' }),
      });
      return [{ currency, zone, content }];
    }),
  );
  return variants.length === 0 ? null : <PriceVariants variants={variants} isZoned={zones.length > 1} />;
}

/** Returns a function that formats amounts in the page's language. */
function useAmountText(): (amount: number | string, currency: Currency) => string {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  return (amount, currency) => (typeof amount === 'string' ? amount : formatAmount(amount, currency, locale));
}

type OfferFeatureProps = { feature: Offer['features'][number]; markClassName: string };

/** Feature that an offer includes or excludes, with text for screen readers in addition to the mark. */
export function OfferFeature({ feature: { text, isIncluded }, markClassName }: OfferFeatureProps) {
  const { t } = useLingui();
  return (
    <>
      <Icon name={isIncluded ? 'check' : 'minus'} className={markClassName} />
      <span>
        {!isIncluded && <span className={visuallyHidden()}>{t`Not included:`} </span>}
        {text}
      </span>
    </>
  );
}
