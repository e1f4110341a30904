import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import SearchPagesQuery from './__generated__/SearchPagesQuery.graphql.ts';
import SearchPostsQuery from './__generated__/SearchPostsQuery.graphql.ts';
import SearchProductsQuery from './__generated__/SearchProductsQuery.graphql.ts';

/** Query for the texts of fifty pages of a language, after a cursor. */
export const searchPages: ContentOperation = SearchPagesQuery.params;
void graphql`
  query SearchPagesQuery($language: String!, $after: String) {
    pages(where: { wpmlLanguage: $language }, first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        content
        pageElements {
          sectionElements {
            ... on PageElementsSectionElementsPricingLayout {
              products {
                nodes {
                  databaseId
                }
              }
            }
          }
        }
        ...sectionTexts_page
      }
    }
  }
`;

/** Query for the texts of fifty posts of a language, newest first, after a cursor; or of the posts with the given IDs. */
export const searchPosts: ContentOperation = SearchPostsQuery.params;
void graphql`
  query SearchPostsQuery($language: String!, $ids: [ID], $after: String) {
    posts(
      where: { wpmlLanguage: $language, in: $ids, orderby: [{ field: DATE, order: DESC }] }
      first: 50
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        content
        ...sectionTexts_post
      }
    }
  }
`;

/** Query for the products of a language with their texts. */
export const searchProducts: ContentOperation = SearchProductsQuery.params;
void graphql`
  query SearchProductsQuery($language: String!) {
    products(where: { wpmlLanguage: $language, orderby: [{ field: DATE, order: ASC }] }, first: 100) {
      nodes {
        databaseId
        title
        locale {
          locale
        }
        ...sectionTexts_product
      }
    }
  }
`;
