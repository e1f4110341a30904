import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '../../content/SectionHead.tsx';
import { sectionWords } from '../../content/sectionWords.ts';
import { currenciesOf, withZonesOf, zonesOf } from '../../pricing/Offer.ts';
import { PriceControlsIsland } from '../../pricing/PriceControlsIsland.tsx';
import { priceSwitch } from '../../pricing/pricing.styles.ts';
import { usePricedProducts } from '../../pricing/PricedProducts.tsx';
import { usePackageOffers } from '../../pricing/usePackageOffers.ts';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Container, Section } from '../../ui/Section/Section.tsx';
import { toneOf } from '../../ui/Section/toneOf.ts';
import type { PackageSelector_section$key } from './__generated__/PackageSelector_section.graphql.ts';
import { Plan } from './Plan.tsx';
import { columnsOf, styles } from './PackageSelector.styles.ts';

type Props = { section: PackageSelector_section$key };

export function PackageSelector({ section }: Props) {
  const { t } = useLingui();
  const id = useId();
  const data = useFragment(
    graphql`
      fragment PackageSelector_section on PageElementsSectionElementsPackageSelectorLayout {
        ...sectionWords_section
        backgroundColor
        defaultCurrency
        packages {
          ...usePackageOffers_packages
        }
      }
    `,
    section,
  );
  const words = sectionWords(data);
  const { label, title, subtitle, description } = words;
  const { backgroundColor, defaultCurrency } = data;
  const products = usePricedProducts();
  const packages = usePackageOffers((data.packages ?? []).filter((entry) => entry != null));
  const offers = packages.length > 0 ? packages.map(withZonesOf(products)) : products;
  if (offers.length === 0) return null;

  const zones = zonesOf(offers);
  const currencies = currenciesOf(offers);
  const hasHead = Boolean(label || title || subtitle);
  return (
    <Section tone={toneOf(backgroundColor, 'white')} labelledBy={title ? id : undefined} label={t`Plans`}>
      <Container className={priceSwitch}>
        <div className={styles.head({ hasHead })}>
          {hasHead && <SectionHead {...words} isFlush id={id} className={styles.words} />}
          <PriceControlsIsland
            currencies={currencies}
            zones={zones}
            defaultCurrency={defaultCurrency?.[0]}
            className={styles.controls({ hasHead })}
          />
        </div>
        <ul className={styles.plans({ columns: columnsOf(offers) })}>
          {offers.map((offer, index) => (
            <Plan
              // Packages have no id and never change places.
              key={index}
              offer={offer}
              zones={zones.length > 0 ? zones : ['europe']}
              currencies={currencies}
              headingLevel={title ? 3 : 2}
              isRaised={offer.isHighlighted && offers.length <= 3}
            />
          ))}
        </ul>
        {!hasHead && description && <RichText html={description} size="inherit" className={styles.note} />}
      </Container>
    </Section>
  );
}
