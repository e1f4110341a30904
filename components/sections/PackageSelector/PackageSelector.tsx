import * as parts from '#brand/parts.ts';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { currenciesOf, withZonesOf, zonesOf, type Offer } from '#components/pricing/Offer.ts';
import { PriceControls } from '#components/pricing/PriceControls.tsx';
import { priceSwitch } from '#components/pricing/pricing.styles.ts';
import { FleetPrice } from '#components/pricing/FleetPrice.tsx';
import { usePricedProducts } from '#components/pricing/PricedProducts.tsx';
import { usePackageOffers } from '#components/pricing/usePackageOffers.ts';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { PackageSelector_section$key } from './__generated__/PackageSelector_section.graphql.ts';
import { Plan } from './Plan.tsx';
import { css, cva, cx } from '#styled/css';
import { card } from '#styled/recipes';

const wideColumn = 'minmax(0, 1.18fr)';
const evenColumn = 'minmax(0, 1fr)';

const styles = {
  head: cva({
    base: {
      display: 'grid',
      gap: '8',
      marginBottom: { base: 'clamp(32px, 3vw, 48px)', lg: '18' },
    },
    variants: {
      hasHead: {
        true: {
          lg: {
            gridTemplateColumns: 'minmax(0, 7fr) auto',
            justifyContent: 'space-between',
            alignItems: 'end',
          },
        },
      },
    },
  }),
  words: css({ minWidth: '0' }),
  controls: cva({ variants: { hasHead: { true: { lg: { flexWrap: 'nowrap' } } } } }),
  plans: cva({
    base: {
      display: 'grid',
      gridTemplateColumns: evenColumn,
    },
    variants: {
      columns: {
        one: { maxWidth: '560px' },
        two: { lg: { gridTemplateColumns: `${evenColumn} ${evenColumn}` } },
        three: { lg: { gridTemplateColumns: `${evenColumn} ${evenColumn} ${evenColumn}` } },
        threeFirst: { lg: { gridTemplateColumns: `${wideColumn} ${evenColumn} ${evenColumn}` } },
        threeMiddle: { lg: { gridTemplateColumns: `${evenColumn} ${wideColumn} ${evenColumn}` } },
        threeLast: { lg: { gridTemplateColumns: `${evenColumn} ${evenColumn} ${wideColumn}` } },
        many: {
          lg: { gridTemplateColumns: `${evenColumn} ${evenColumn}` },
          xl: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' },
        },
      },
    },
  }),
  note: css({
    marginTop: { base: '5', lg: '12' },
    fontSize: '.875rem',
    color: 'text.muted',
    maxWidth: '53.5em',
  }),
};

/** Returns the grid columns. If there are three, the highlighted one is wider. */
function columnsOf(offers: readonly Offer[]) {
  if (offers.length > 3) return 'many';
  if (offers.length < 3) return offers.length === 1 ? 'one' : 'two';
  const layouts = ['threeFirst', 'threeMiddle', 'threeLast'] as const;
  return layouts[offers.findIndex(({ isHighlighted }) => isHighlighted)] ?? 'three';
}

type Props = { section: PackageSelector_section$key };

export function PackageSelector({ section }: Props) {
  const { t } = useLingui();
  const id = useId();
  const data = useFragment(
    graphql`
      fragment PackageSelector_section on PageElementsSectionElementsPackageSelectorLayout {
        label
        title
        subtitle
        description
        backgroundColor
        defaultCurrency
        fleetPrice
        packages {
          ...usePackageOffers_packages
        }
      }
    `,
    section,
  );
  const { label, title, subtitle, description } = data;
  const { backgroundColor, defaultCurrency, fleetPrice } = data;
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
          {hasHead && <SectionHead words={data} isFlush id={id} className={styles.words} />}
          <PriceControls
            currencies={currencies}
            zones={zones}
            defaultCurrency={defaultCurrency?.[0]}
            className={styles.controls({ hasHead })}
          />
        </div>
        <ul className={cx(card({ look: 'sheet' }), styles.plans({ columns: columnsOf(offers) }))}>
          {offers.map((offer, index) => (
            <Plan
              // Packages have no ID, and their order never changes.
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
      {parts.fleetPrice && fleetPrice && (
        <FleetPrice
          offers={offers}
          zones={zones}
          currencies={currencies}
          defaultCurrency={defaultCurrency?.[0]}
          headingLevel={title ? 3 : 2}
        />
      )}
    </Section>
  );
}
