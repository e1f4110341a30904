import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { currenciesOf, zonesOf } from '#components/pricing/Offer.ts';
import { PriceControls } from '#components/pricing/PriceControls.tsx';
import { priceSwitch } from '#components/pricing/pricing.styles.ts';
import { usePackageOffers } from '#components/pricing/usePackageOffers.ts';
import { useProductOffers } from '#components/pricing/useProductOffers.ts';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { Pricing_section$key } from './__generated__/Pricing_section.graphql.ts';
import { PriceRow } from './PriceRow.tsx';
import { styles } from './Pricing.styles.ts';

type Props = { section: Pricing_section$key };

export function Pricing({ section }: Props) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment Pricing_section on PageElementsSectionElementsPricingLayout {
        label
        title
        subtitle
        description
        backgroundColor
        footnote
        packages {
          ...usePackageOffers_packages
        }
        products {
          nodes {
            __typename
            ... on Product {
              ...useProductOffers_products
            }
          }
        }
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const { title } = data;
  const { backgroundColor, footnote, globalButtons } = data;
  const packages = usePackageOffers((data.packages ?? []).filter((entry) => entry != null));
  const products = useProductOffers(
    (data.products?.nodes ?? []).flatMap((node) => (node.__typename === 'Product' ? [node] : [])),
  );
  const offers = [...packages, ...products];
  if (offers.length === 0) return null;

  const zones = zonesOf(offers);
  const currencies = currenciesOf(offers);
  return (
    <HeadedSection
      words={data}
      innerClassName={priceSwitch}
      tone={toneOf(backgroundColor, 'white')}
      spacing="tight"
      label={t`Prices`}
    >
      {(footnote || zones.length > 1 || currencies.length > 1) && (
        <div className={styles.bar}>
          {footnote && <p className={styles.footnote}>{footnote}</p>}
          <PriceControls currencies={currencies} zones={zones} className={styles.controls} />
        </div>
      )}
      <ul className={styles.rows}>
        {offers.map((offer, index) => (
          // Packages have no ID, and their order never changes.
          <PriceRow
            key={index}
            offer={offer}
            zones={zones.length > 0 ? zones : ['europe']}
            currencies={currencies}
            headingLevel={title ? 3 : 2}
          />
        ))}
      </ul>
      <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
    </HeadedSection>
  );
}
