import { useLingui } from '@lingui/react/macro';
import type { OfferPrice } from './Offer.ts';

type Props = {
  price: OfferPrice;
  once: string | undefined;
  data: string | undefined;
  className: string;
  onceClassName: string;
};

/** Unit of an amount, followed by the data price and the one-off price. */
export function PriceUnit({ price, once, data, className, onceClassName }: Props) {
  const { t } = useLingui();
  return (
    <span className={className}>
      {price.subtitle ?? (price.isMonthly && t({ message: 'a month', comment: 'Beneath a price' }))}
      {data && `, ${data}`}
      {once && <span className={onceClassName}>{once}</span>}
    </span>
  );
}
