import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import SocialImageCategoryQuery from './__generated__/SocialImageCategoryQuery.graphql.ts';
import SocialImagePageQuery from './__generated__/SocialImagePageQuery.graphql.ts';
import SocialImagePostQuery from './__generated__/SocialImagePostQuery.graphql.ts';

/** Query for a page by URI. */
export const socialImagePage: ContentOperation = SocialImagePageQuery.params;
void graphql`
  query SocialImagePageQuery($uri: ID!) {
    page(id: $uri, idType: URI) {
      title
      uri
      link
      locale {
        locale
      }
      seo {
        opengraphSiteName
      }
    }
  }
`;

/** Query for a post by slug. */
export const socialImagePost: ContentOperation = SocialImagePostQuery.params;
void graphql`
  query SocialImagePostQuery($slug: String!, $language: String!) {
    posts(where: { name: $slug, wpmlLanguage: $language }, first: 1) {
      nodes {
        title
        uri
        locale {
          locale
        }
        categories {
          nodes {
            name
          }
        }
        seo {
          opengraphSiteName
        }
      }
    }
  }
`;

/** Query for a category by slug, and for the home page, which has the site's name. */
export const socialImageCategory: ContentOperation = SocialImageCategoryQuery.params;
void graphql`
  query SocialImageCategoryQuery($slug: String!, $language: String!, $home: ID!) {
    categories(where: { slug: [$slug], wpmlLanguage: $language }, first: 1) {
      nodes {
        name
        slug
      }
    }
    page(id: $home, idType: URI) {
      seo {
        opengraphSiteName
      }
    }
  }
`;
