import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import AddressByIdQuery from './__generated__/AddressByIdQuery.graphql.ts';
import AddressOfCategoryQuery from './__generated__/AddressOfCategoryQuery.graphql.ts';
import AddressOfFileQuery from './__generated__/AddressOfFileQuery.graphql.ts';

/** Query for the URL of a page, an article or a file by its database ID. */
export const addressById: ContentOperation = AddressByIdQuery.params;
void graphql`
  query AddressByIdQuery($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      uri
      link
    }
    post(id: $id, idType: DATABASE_ID) {
      uri
      link
    }
    mediaItem(id: $id, idType: DATABASE_ID) {
      mediaItemUrl
    }
  }
`;

/** Query for the URL of a file by the slug of its attachment page. */
export const addressOfFile: ContentOperation = AddressOfFileQuery.params;
void graphql`
  query AddressOfFileQuery($slug: ID!) {
    mediaItem(id: $slug, idType: SLUG) {
      mediaItemUrl
    }
  }
`;

/** Query for the URL of a category by its slug and language. */
export const addressOfCategory: ContentOperation = AddressOfCategoryQuery.params;
void graphql`
  query AddressOfCategoryQuery($slug: String!, $language: String!) {
    categories(first: 1, where: { slug: [$slug], wpmlLanguage: $language }) {
      nodes {
        slug
      }
    }
  }
`;
