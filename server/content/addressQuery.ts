import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import AddressByIdQuery from './__generated__/AddressByIdQuery.graphql.ts';

/** The address of whatever has a number in WordPress. */
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
  }
`;
