import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import type { Currency, Zone } from '#components/content/currencies.ts';
import type { Offer } from '#components/pricing/Offer.ts';
import { OfferFacts } from '#components/pricing/OfferFacts.tsx';
import { OfferPrice, OfferFeature } from '#components/pricing/OfferPrice.tsx';
import { PriceUnit } from '#components/pricing/PriceUnit.tsx';
import { factsIn } from '#components/pricing/readFacts.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { cx } from '#styled/css';
import { styles } from './Plan.styles.ts';

type Props = {
  offer: Offer;
  zones: readonly Zone[];
  currencies: readonly Currency[];
  headingLevel: 2 | 3;
  /** Whether the plan is dark and taller than the others. */
  isRaised: boolean;
};

/** Column of a pricing table: one package. A subgrid aligns its four rows with those of the other columns. */
export function Plan({ offer, zones, currencies, headingLevel, isRaised }: Props) {
  const { title, label, text, html, features, buttons, isHighlighted } = offer;
  const facts = factsIn(offer.facts, 'PackageSelector');
  const featureList = features.length > 0 && (
    <ul className={facts.length === 0 ? styles.details : undefined}>
      {features.map((feature) => (
        <li key={feature.text} className={styles.feature({ isIncluded: feature.isIncluded })}>
          <OfferFeature feature={feature} markClassName={styles.mark} />
        </li>
      ))}
    </ul>
  );
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
          render={({ text: amount, isWords, price, once, data }) => (
            <>
              <span className={styles.amount({ isWords })}>{amount}</span>
              <PriceUnit
                price={price}
                once={once}
                data={data}
                className={styles.subtitle}
                onceClassName={styles.once}
              />
            </>
          )}
        />
      </div>
      <div>
        <GlobalButtons buttons={buttons} className={styles.buttons} />
      </div>
      {facts.length === 0 ? (
        featureList
      ) : (
        <div className={styles.details}>
          <OfferFacts facts={facts} />
          {featureList}
        </div>
      )}
    </li>
  );
}
