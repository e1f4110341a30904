import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import BlogFeedQuery from './__generated__/BlogFeedQuery.graphql.ts';

/** Query for what a feed needs of its posts besides the content index. */
export const blogFeed: ContentOperation = BlogFeedQuery.params;
void graphql`
  query BlogFeedQuery($language: String!, $ids: [ID]!) {
    posts(where: { wpmlLanguage: $language, in: $ids, orderby: [{ field: DATE, order: DESC }] }, first: 100) {
      nodes {
        databaseId
        excerpt
        author {
          node {
            name
          }
        }
      }
    }
  }
`;
