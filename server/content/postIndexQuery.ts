import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import PostIndexQuery from './__generated__/PostIndexQuery.graphql.ts';

/** One hundred articles of a language, newest first, from a cursor on: as little of each as lists need to be counted. */
export const postIndexQuery: ContentOperation = PostIndexQuery.params;
void graphql`
  query PostIndexQuery($language: String!, $after: String) {
    posts(
      where: { wpmlLanguage: $language, orderby: [{ field: DATE, order: DESC }] }
      first: 100
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        slug
        categories {
          nodes {
            slug
          }
        }
        translated {
          locale {
            locale
          }
          categories {
            nodes {
              slug
            }
          }
        }
      }
    }
  }
`;
