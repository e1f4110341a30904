import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import ContactFieldsQuery from './__generated__/ContactFieldsQuery.graphql.ts';

/** The contact forms of the page at an address, and of its translations. */
export const contactFields: ContentOperation = ContactFieldsQuery.params;
void graphql`
  query ContactFieldsQuery($uri: ID!) {
    page(id: $uri, idType: URI) {
      ...operations_contactFields @relay(mask: false)
      translated {
        ...operations_contactFields @relay(mask: false)
      }
    }
  }
`;
void graphql`
  fragment operations_contactFields on Page {
    locale {
      locale
    }
    pageElements {
      sectionElements {
        ... on PageElementsSectionElementsContactLayout {
          contactForm {
            formField {
              name
              placeholder
              type
            }
          }
        }
      }
    }
  }
`;
