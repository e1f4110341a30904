import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Currency, Zone } from './currencies.ts';
import { priceOf, type Offer, type OfferPrice as Price } from './Offer.ts';
import { PriceVariants, type PriceVariant } from './PriceVariants.tsx';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import { formatAmount } from './amount.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { visuallyHidden } from '#styled/patterns';

type Props = {
  offer: Offer;
  zones: readonly Zone[];
  currencies: readonly Currency[];
  /** Draws one amount; `isWords` when the editor wrote something else than a number. */
  draw: (amount: {
    text: string;
    isWords: boolean;
    price: Price;
    once: string | undefined;
    data: string | undefined;
  }) => ReactNode;
};

/** One statement about an offer's price, in every zone and currency the visitor can choose. */
export function OfferPrice({ offer, zones, currencies, draw }: Props) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const variants = zones.flatMap((zone) =>
    currencies.flatMap((currency): PriceVariant[] => {
      const found = priceOf(offer, zone, currency);
      if (found === undefined) return [];
      const { price } = found;
      const single = price.once === undefined ? undefined : amountText(price.once, found.currency);
      const data =
        price.perMegabyte === undefined ? undefined : amountText(price.perMegabyte, found.currency);
      const content = draw({
        text: amountText(price.amount, found.currency),
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

/** Writes amounts in the page's language. */
function useAmountText(): (amount: number | string, currency: Currency) => string {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  return (amount, currency) => (typeof amount === 'string' ? amount : formatAmount(amount, currency, locale));
}

type OfferFeatureProps = { feature: Offer['features'][number]; markClassName: string };

/** What an offer includes, or does not; also for those who do not see the mark. */
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
