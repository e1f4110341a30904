import type { ListedPost, PostIndex } from '#schema/postIndex.ts';

/** Articles on a page of a list, the large one on top included. */
const postsPerPage = 12;
/** No article has it; WordPress takes an empty list of ids for no condition at all. */
const noArticle = '0';

/** One page of a list, and how many there are; an empty list has one. */
export function pageOf<TPost>(posts: readonly TPost[], pageNumber: number) {
  const start = (pageNumber - 1) * postsPerPage;
  return {
    posts: posts.slice(start, start + postsPerPage),
    itemCount: posts.length,
    pageCount: Math.max(1, Math.ceil(posts.length / postsPerPage)),
  };
}

/** The articles of one page of a list by their numbers, with how long the list is. */
export function pageOfIds(posts: PostIndex, { pageNumber }: { pageNumber: number }) {
  const { posts: shown, ...length } = pageOf(posts, pageNumber);
  return { ids: idsOf(shown), ...length };
}

/** The condition under which the backend answers with just these articles. */
export function idsOf(posts: readonly Pick<ListedPost, 'databaseId'>[]): string[] {
  return posts.length === 0 ? [noArticle] : posts.map(({ databaseId }) => String(databaseId));
}
