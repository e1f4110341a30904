import { CookieTable } from '#components/consent/CookieTable.tsx';
import { PricedProducts } from '#components/pricing/PricedProducts.tsx';
import { PageSections } from '#components/sections/PageSections.tsx';
import { kindOf } from '#components/sections/registry.ts';
import { usePageContext } from 'vike-react/usePageContext';
import { usePageQuery } from '#renderer/data/usePageQuery.ts';
import type { ContentPageQuery } from './__generated__/ContentPageQuery.graphql.ts';
import { PageHeading } from './PageHeading.tsx';

/** The page template that an editor gives to the cookie policy: its sections, then the list of the site's cookies. */
const cookiePolicyTemplate = 'Cookie policy';

/** A page built by an editor from section elements. */
export function Page() {
  const { page, products } = usePageQuery<ContentPageQuery>();
  const { services, address } = usePageContext();
  const sections = (page?.pageElements?.sectionElements ?? []).filter((section) => section != null);
  for (const { __typename } of sections) {
    if (kindOf(__typename) === undefined) services.reportUnknownSection(__typename, address.pathname);
  }
  return (
    <PricedProducts products={products?.nodes ?? []}>
      {page && <PageHeading page={page} />}
      <PageSections sections={sections} />
      {page?.template?.templateName === cookiePolicyTemplate && <CookieTable />}
    </PricedProducts>
  );
}
