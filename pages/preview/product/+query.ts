import { graphql } from 'react-relay';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import type { HeadSource } from '#renderer/head/PageHead.ts';
import { previewHead } from '../previewHead.ts';
import type { ProductPreviewQuery } from './__generated__/ProductPreviewQuery.graphql.ts';

/** Editor's latest version of a product, published or not. Products have no pages; price lists show them. */
export const query = definePageQuery<ProductPreviewQuery>({
  isPreview: true,
  operation: graphql`
    query ProductPreviewQuery($id: ID!) {
      product(id: $id, idType: DATABASE_ID, asPreview: true) {
        title
        ...useProductOffers_products
      }
    }
  `,
  variables: ({ preview }) => ({ id: String(preview?.id ?? 0) }),
  resolve: ({ product }, context) =>
    product == null ? { found: false } : { found: true, head: previewHead(headOf(product.title), context) },
});

function headOf(title: string | null | undefined): HeadSource {
  return {
    kind: 'page',
    title: title ?? '',
    locale: undefined,
    path: '',
    translations: [],
    publishedAt: undefined,
    modifiedAt: undefined,
    seo: undefined,
  };
}
