import { graphql } from '#schema/graphql.ts';
import type { ContentOperation } from '#schema/pageServices.ts';
import SocialImageCategoryQuery from './__generated__/SocialImageCategoryQuery.graphql.ts';

/** Query for a category by slug. The content index lacks categories without posts. */
export const socialImageCategory: ContentOperation = SocialImageCategoryQuery.params;
void graphql`
  query SocialImageCategoryQuery($slug: String!, $language: String!) {
    categories(where: { slug: [$slug], wpmlLanguage: $language }, first: 1) {
      nodes {
        name
        slug
      }
    }
  }
`;
