import { graphql, readInlineData } from 'react-relay';
import type { categoryName_post$key } from './__generated__/categoryName_post.graphql.ts';

/** The first category of an article, as it is called. */
export function categoryName(post: categoryName_post$key): string | undefined {
  const { categories } = readInlineData(
    graphql`
      fragment categoryName_post on Post @inline {
        categories {
          nodes {
            name
          }
        }
      }
    `,
    post,
  );
  return categories?.nodes[0]?.name ?? undefined;
}
