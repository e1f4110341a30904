import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { currenciesOf, zonesOf } from '#components/pricing/Offer.ts';
import { PriceControls } from '#components/pricing/PriceControls.tsx';
import { priceSwitch } from '#components/pricing/pricing.styles.ts';
import { useProductOffers } from '#components/pricing/useProductOffers.ts';
import { styles } from '#components/sections/Pricing/Pricing.styles.ts';
import { PriceRow } from '#components/sections/Pricing/PriceRow.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { DefaultLayout } from '#components/site/DefaultLayout.tsx';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { css } from '#styled/css';
import { query } from './+query.ts';

const heading = css({ marginBottom: '10' });

/** Preview of a product as in a price list, with a banner. */
export function Page() {
  const { product } = usePageQuery(query);
  const offers = useProductOffers(product == null ? [] : [product]);
  const zones = zonesOf(offers);
  const currencies = currenciesOf(offers);
  return (
    <DefaultLayout>
      <Section tone="white">
        <Container className={priceSwitch}>
          <Heading level={1} className={heading}>
            {product?.title}
          </Heading>
          <div className={styles.bar}>
            <PriceControls currencies={currencies} zones={zones} className={styles.controls} />
          </div>
          <ul className={styles.rows}>
            {offers.map((offer) => (
              <PriceRow
                key={offer.title}
                offer={offer}
                zones={zones.length > 0 ? zones : ['europe']}
                currencies={currencies}
                headingLevel={2}
              />
            ))}
          </ul>
        </Container>
      </Section>
      <PreviewBanner />
    </DefaultLayout>
  );
}
