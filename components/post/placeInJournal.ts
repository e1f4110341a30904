/** Fields of an article that are needed to find its position. */
type Listed = { readonly databaseId: number };

type Place<TPost> = {
  newer: TPost | undefined;
  own: TPost | undefined;
  older: TPost | undefined;
  related: TPost[];
};

const maxRelated = 3;

/**
 * Returns the articles around an article in a list sorted by newest first: those published right after and right before
 * it, and others that share the most categories with it. For a list that contains only these articles, the result is
 * the same.
 */
export function placeInJournal<TPost extends Listed>(
  posts: readonly TPost[],
  databaseId: number | undefined,
  /** Returns the slugs of an article's categories. */
  categoriesOf: (post: TPost) => readonly string[],
): Place<TPost> {
  const index = posts.findIndex((post) => post.databaseId === databaseId);
  const currentPost = posts[index];
  if (currentPost === undefined) return { newer: undefined, own: currentPost, older: undefined, related: [] };
  const slugs = new Set(categoriesOf(currentPost));
  const sharedCounts = new Map(
    posts.map((post) => [post, categoriesOf(post).filter((slug) => slugs.has(slug)).length]),
  );
  const countOf = (post: TPost) => sharedCounts.get(post) ?? 0;
  const newerPost = posts[index - 1];
  const olderPost = posts[index + 1];
  return {
    newer: newerPost,
    own: currentPost,
    older: olderPost,
    related: posts
      .filter((post) => post !== currentPost && post !== newerPost && post !== olderPost && countOf(post) > 0)
      .toSorted((a, b) => countOf(b) - countOf(a))
      .slice(0, maxRelated),
  };
}
