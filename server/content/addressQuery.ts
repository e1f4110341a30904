import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import AddressByIdQuery from './__generated__/AddressByIdQuery.graphql.ts';
import AddressOfCategoryQuery from './__generated__/AddressOfCategoryQuery.graphql.ts';
import AddressOfFileQuery from './__generated__/AddressOfFileQuery.graphql.ts';

/** The address of a page or an article, or of a file, by its number in WordPress. */
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

/** The address of a file by the slug of its attachment page. */
export const addressOfFile: ContentOperation = AddressOfFileQuery.params;
void graphql`
  query AddressOfFileQuery($slug: ID!) {
    mediaItem(id: $slug, idType: SLUG) {
      mediaItemUrl
    }
  }
`;

/** Whether a language has a category. */
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
