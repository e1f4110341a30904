import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import PageIndexQuery from './__generated__/PageIndexQuery.graphql.ts';
import PostIndexQuery from './__generated__/PostIndexQuery.graphql.ts';

/** Query for a hundred pages of a language after a cursor, with the facts of the content index. */
export const pageIndexQuery: ContentOperation = PageIndexQuery.params;
void graphql`
  query PageIndexQuery($language: String!, $after: String) {
    pages(where: { wpmlLanguage: $language }, first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        uri
        link
        title
        modifiedGmt
        locale {
          locale
        }
        translated {
          uri
          link
          locale {
            locale
          }
          seo {
            metaRobotsNoindex
          }
        }
        seo {
          metaRobotsNoindex
          canonical
          title
          metaDesc
          opengraphSiteName
        }
        pageElements {
          sectionElements {
            __typename
            ... on PageElementsSectionElementsHeroElementLayout {
              image {
                node {
                  sourceUrl
                }
              }
            }
          }
        }
      }
    }
  }
`;

/** Query for a hundred posts of a language after a cursor, newest first, with the facts of the content index. */
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
        uri
        title
        dateGmt
        modifiedGmt
        locale {
          locale
        }
        categories {
          nodes {
            name
            slug
          }
        }
        translated {
          uri
          locale {
            locale
          }
          categories {
            nodes {
              slug
            }
          }
          seo {
            metaRobotsNoindex
          }
        }
        seo {
          metaRobotsNoindex
          canonical
        }
        blogPostElements {
          coverImage {
            node {
              sourceUrl
            }
          }
        }
        featuredImage {
          node {
            sourceUrl
          }
        }
      }
    }
  }
`;
