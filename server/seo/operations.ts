import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import SitemapPagesQuery from './__generated__/SitemapPagesQuery.graphql.ts';
import SitemapPostsQuery from './__generated__/SitemapPostsQuery.graphql.ts';
import BlogFeedQuery from './__generated__/BlogFeedQuery.graphql.ts';
import SiteIdentityQuery from './__generated__/SiteIdentityQuery.graphql.ts';

/** Query for a hundred pages of a language after a cursor. */
export const sitemapPages: ContentOperation = SitemapPagesQuery.params;
void graphql`
  query SitemapPagesQuery($language: String!, $after: String) {
    pages(where: { wpmlLanguage: $language }, first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        uri
        link
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
        modifiedGmt
        seo {
          metaRobotsNoindex
          canonical
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

/** Query for a hundred posts of a language after a cursor, newest first. */
export const sitemapPosts: ContentOperation = SitemapPostsQuery.params;
void graphql`
  query SitemapPostsQuery($language: String!, $after: String) {
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
        uri
        categories {
          nodes {
            slug
          }
        }
        modifiedGmt
        locale {
          locale
        }
        translated {
          uri
          categories {
            nodes {
              slug
            }
          }
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

/** Query for the blog's title and its newest posts in a language. */
export const blogFeed: ContentOperation = BlogFeedQuery.params;
void graphql`
  query BlogFeedQuery($language: String!, $blog: ID!) {
    page(id: $blog, idType: URI) {
      title
      locale {
        locale
      }
      seo {
        title
        metaDesc
        opengraphSiteName
      }
    }
    posts(where: { wpmlLanguage: $language, orderby: [{ field: DATE, order: DESC }] }, first: 30) {
      nodes {
        uri
        title
        excerpt
        dateGmt
        modifiedGmt
        locale {
          locale
        }
        author {
          node {
            name
          }
        }
        categories {
          nodes {
            name
            slug
          }
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
        seo {
          metaRobotsNoindex
        }
      }
    }
  }
`;

/** Query for the name and description of the site. */
export const siteIdentity: ContentOperation = SiteIdentityQuery.params;
void graphql`
  query SiteIdentityQuery($home: ID!) {
    page(id: $home, idType: URI) {
      seo {
        metaDesc
        opengraphSiteName
      }
    }
  }
`;
