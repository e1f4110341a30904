import { graphql, readInlineData } from 'react-relay';
import type { categoryName_post$key } from './__generated__/categoryName_post.graphql.ts';

/** Returns the name of an article's first category. */
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
