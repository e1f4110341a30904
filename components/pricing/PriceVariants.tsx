import { Fragment, type ReactNode } from 'react';
import type { Currency, Zone } from '#components/content/currencies.ts';
import { styles } from './pricing.styles.ts';

export type PriceVariant = { currency: Currency; zone: Zone; content: ReactNode };

/**
 * Price in every currency and zone, stacked in one grid cell as large as the largest variant, so that switching moves
 * nothing. An ancestor that contains the controls and has the class `priceSwitch` decides which variant is visible.
 */
export function PriceVariants({
  variants,
  isZoned,
}: {
  variants: readonly PriceVariant[];
  isZoned: boolean;
}) {
  if (variants.length === 1) return <Fragment>{variants[0]?.content}</Fragment>;
  return (
    <span className={styles.stack}>
      {variants.map(({ currency, zone, content }) => (
        <span
          key={`${currency} ${zone}`}
          data-currency={currency}
          data-zone={isZoned ? zone : undefined}
          className={styles.layer}
        >
          {content}
        </span>
      ))}
    </span>
  );
}
