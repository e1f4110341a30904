import type { Locale } from '#locales/locales.ts';

/** A content query as text: its name, what it asks and with what. */
export type ContentOperation = { name: string; text: string; variables: Record<string, string | undefined> };

const pagesQuery = /* GraphQL */ `
  query SitemapPages($language: String!, $after: String) {
    pages(where: { wpmlLanguage: $language }, first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        uri
        modifiedGmt
        locale {
          locale
        }
        translated {
          uri
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

const postsQuery = /* GraphQL */ `
  query SitemapPosts($language: String!, $after: String) {
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
        modifiedGmt
        locale {
          locale
        }
        categories {
          nodes {
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
        featuredImage {
          node {
            sourceUrl
          }
        }
        blogPostElements {
          coverImage {
            node {
              sourceUrl
            }
          }
        }
      }
    }
  }
`;

const feedQuery = /* GraphQL */ `
  query BlogFeed($language: String!, $blog: ID!) {
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
        seo {
          metaRobotsNoindex
        }
      }
    }
  }
`;

const siteQuery = /* GraphQL */ `
  query SiteIdentity($home: ID!) {
    page(id: $home, idType: URI) {
      seo {
        metaDesc
        opengraphSiteName
      }
    }
  }
`;

/** One hundred pages of a language, from a cursor on. */
export function sitemapPages(language: string, after?: string): ContentOperation {
  return { name: 'SitemapPages', text: pagesQuery, variables: { language, after } };
}

/** One hundred articles of a language, newest first, from a cursor on. */
export function sitemapPosts(language: string, after?: string): ContentOperation {
  return { name: 'SitemapPosts', text: postsQuery, variables: { language, after } };
}

/** The blog's newest articles in a language, and its own title. */
export function blogFeed(locale: Locale, blogPath: string): ContentOperation {
  return { name: 'BlogFeed', text: feedQuery, variables: { language: locale, blog: blogPath } };
}

/** What the site calls itself. */
export function siteIdentity(): ContentOperation {
  return { name: 'SiteIdentity', text: siteQuery, variables: { home: '/' } };
}
