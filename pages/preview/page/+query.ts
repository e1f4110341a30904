import { graphql } from 'react-relay';
import { locales } from '#locales/locales.ts';
import { productsNeed } from '#components/pricing/productsNeed.ts';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import { pageHeadSource } from '#renderer/head/PageHead.ts';
import { previewHead } from '../previewHead.ts';
import type { PagePreviewQuery } from './__generated__/PagePreviewQuery.graphql.ts';

/** Editor's latest version of a page, published or not; same shape as `ContentPageQuery`. */
export const query = definePageQuery<PagePreviewQuery>({
  isPreview: true,
  operation: graphql`
    query PagePreviewQuery($id: ID!, $language: String!) {
      page(id: $id, idType: DATABASE_ID, asPreview: true) {
        ...PageHead_page
        ...ContentPage_page
      }
      products(where: { wpmlLanguage: $language, orderby: [{ field: DATE, order: ASC }] }, first: 20) {
        nodes {
          ...useProductOffers_products
          ...productFacts_product
        }
      }
    }
  `,
  needs: { products: productsNeed },
  variables: ({ locale, preview }) => ({
    id: String(preview?.id ?? 0),
    language: locales[locale].languageCode,
  }),
  resolve: ({ page, products }, context) =>
    page == null
      ? { found: false }
      : { found: true, head: previewHead(pageHeadSource(page, products?.nodes), context) },
});
