import { useLingui } from '@lingui/react/macro';
import type { OfferPrice } from './Offer.ts';

type Props = { price: OfferPrice; once: string | undefined; className: string; onceClassName: string };

/** What stands with an amount: what it is for, and what is paid a single time beside it. */
export function PriceUnit({ price, once, className, onceClassName }: Props) {
  const { t } = useLingui();
  return (
    <span className={className}>
      {price.subtitle ?? (price.isMonthly && t({ message: 'a month', comment: 'Beneath a price' }))}
      {once && <span className={onceClassName}>{once}</span>}
    </span>
  );
}
