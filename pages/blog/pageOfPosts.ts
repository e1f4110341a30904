import type { ListedPost, PostIndex } from '#schema/postIndex.ts';

/** Posts per page of a list, including the large one at the top. */
const postsPerPage = 12;
/** ID that no post has. WordPress treats an empty list of IDs as no condition. */
const noArticle = '0';

/** Returns one page of a list and the number of pages. An empty list has one page. */
export function pageOf<TPost>(posts: readonly TPost[], pageNumber: number) {
  const start = (pageNumber - 1) * postsPerPage;
  return {
    posts: posts.slice(start, start + postsPerPage),
    itemCount: posts.length,
    pageCount: Math.max(1, Math.ceil(posts.length / postsPerPage)),
  };
}

/** Returns the IDs of the posts on one page of a list, and the length of the list. */
export function pageOfIds(posts: PostIndex, { pageNumber }: { pageNumber: number }) {
  const { posts: pagePosts, ...length } = pageOf(posts, pageNumber);
  return { ids: idsOf(pagePosts), ...length };
}

/** Returns the IDs for a query that returns exactly these posts. */
export function idsOf(posts: readonly Pick<ListedPost, 'databaseId'>[]): string[] {
  return posts.length === 0 ? [noArticle] : posts.map(({ databaseId }) => String(databaseId));
}
