import { PricedProducts } from '#components/pricing/PricedProducts.tsx';
import { PageSections } from '#components/sections/PageSections.tsx';
import { usePageQuery } from '../data/usePageQuery.ts';
import type { ContentPageQuery } from './__generated__/ContentPageQuery.graphql.ts';

/** A page built by an editor from section elements. */
export function ContentPage() {
  const { page, products } = usePageQuery<ContentPageQuery>();
  const sections = (page?.pageElements?.sectionElements ?? []).filter((section) => section != null);
  return (
    <PricedProducts products={products?.nodes ?? []}>
      <PageSections sections={sections} />
    </PricedProducts>
  );
}
