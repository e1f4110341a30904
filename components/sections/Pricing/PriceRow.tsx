import { useLingui } from '@lingui/react/macro';
import { usableButtons } from '#components/content/GlobalButtons.tsx';
import type { Currency, Zone } from '#components/content/currencies.ts';
import type { Offer } from '#components/pricing/Offer.ts';
import { OfferFacts } from '#components/pricing/OfferFacts.tsx';
import { OfferPrice, OfferFeature } from '#components/pricing/OfferPrice.tsx';
import { PriceUnit } from '#components/pricing/PriceUnit.tsx';
import { factsIn } from '#components/pricing/readFacts.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { visuallyHidden } from '#styled/patterns';
import { styles } from './Pricing.styles.ts';

type Props = {
  offer: Offer;
  zones: readonly Zone[];
  currencies: readonly Currency[];
  headingLevel: 2 | 3;
};

/** Row of the price list: name, description with features, price. */
export function PriceRow({ offer, zones, currencies, headingLevel }: Props) {
  const { t } = useLingui();
  const { title, label, text, html, features, buttons } = offer;
  const links = usableButtons(buttons);
  const ordering = links.length > 0 && (
    <p className={styles.links}>
      {links.map(({ url, title: name, target }) => (
        <Link key={`${url} ${name}`} href={url} target={target} className={standaloneLink}>
          {name}
          <Icon name="arrow-right" />
        </Link>
      ))}
    </p>
  );
  return (
    <li className={styles.row}>
      <div>
        <Heading level={headingLevel} look="h3">
          {title}
        </Heading>
        {label && <p className={styles.label}>{label}</p>}
      </div>
      <div className={styles.description}>
        {text && <p>{text}</p>}
        {!text && html && <RichText html={html} size="inherit" />}
        <OfferFacts facts={factsIn(offer.facts, 'Pricing')} className={styles.facts} />
        {features.length === 0 && ordering}
        {features.length > 0 && (
          <details className={styles.details}>
            <summary className={styles.summary}>
              {t`What’s included`}
              <span className={visuallyHidden()}>{`: ${title}`}</span>
              <Icon name="chevron-down" className={styles.chevron} />
            </summary>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature.text} className={styles.feature}>
                  <OfferFeature feature={feature} markClassName={styles.mark} />
                </li>
              ))}
            </ul>
            {ordering}
          </details>
        )}
      </div>
      <div>
        <OfferPrice
          offer={offer}
          zones={zones}
          currencies={currencies}
          render={({ text: amount, isWords, price, once, data }) => (
            <>
              <span className={styles.amount({ isWords })}>{`${amount} `}</span>
              <PriceUnit
                price={price}
                once={once}
                data={data}
                className={styles.unit}
                onceClassName={styles.once}
              />
            </>
          )}
        />
      </div>
    </li>
  );
}
