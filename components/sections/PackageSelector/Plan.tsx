import { useLingui } from '@lingui/react/macro';
import { GlobalButtons } from '../../content/GlobalButtons.tsx';
import type { Currency, Zone } from '../../pricing/currencies.ts';
import type { Offer } from '../../pricing/Offer.ts';
import { OfferPrice } from '../../pricing/OfferPrice.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { styles } from './Plan.styles.ts';

type Props = {
  offer: Offer;
  zones: readonly Zone[];
  currencies: readonly Currency[];
  headingLevel: 2 | 3;
  /** Night, and taller than its neighbours. */
  isRaised: boolean;
};

/** One column of the price frame. Its four parts stand on the rows of the frame, whatever the length of the words. */
export function Plan({ offer, zones, currencies, headingLevel, isRaised }: Props) {
  const { t } = useLingui();
  const { title, label, text, html, features, buttons, isHighlighted } = offer;
  return (
    <li className={cx(isHighlighted && 'night', styles.plan({ isRaised }))}>
      <div>
        {label && <p className={styles.label({ isRaised })}>{label}</p>}
        <Heading level={headingLevel} className={styles.title}>
          {title}
        </Heading>
        {text && <p className={styles.description}>{text}</p>}
        {!text && html && <RichText html={html} size="inherit" className={styles.description} />}
      </div>
      <div className={styles.price}>
        <OfferPrice
          offer={offer}
          zones={zones}
          currencies={currencies}
          draw={({ text: amount, isWords, price, once }) => (
            <>
              <span className={styles.amount({ isWords })}>{amount}</span>
              <span className={styles.subtitle}>
                {price.subtitle ?? (price.isMonthly && t({ message: 'a month', comment: 'Beneath a price' }))}
                {once && <span className={styles.once}>{once}</span>}
              </span>
            </>
          )}
        />
      </div>
      <div>
        <GlobalButtons buttons={buttons} className={styles.buttons} />
      </div>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map(({ text: feature, isIncluded }) => (
            <li key={feature} className={styles.feature({ isIncluded })}>
              <Icon name={isIncluded ? 'check' : 'minus'} className={styles.mark} />
              <span>
                {!isIncluded && <span className={visuallyHidden()}>{t`Not included:`} </span>}
                {feature}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
