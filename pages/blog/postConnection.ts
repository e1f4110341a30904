import { graphql } from 'react-relay';
import { nextCursor, type ListPages } from '#schema/connections.ts';

/** Articles on a page of a list, the large one on top included. */
const postsPerPage = 12;

type PostConnection = {
  readonly nodes: readonly { readonly databaseId: number }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
};

/** Joins two stretches of a list. An article that was published between the calls stands on their seam twice. */
export function joinPosts<TPosts extends PostConnection>(
  collected: TPosts | null | undefined,
  following: TPosts | null | undefined,
): TPosts | null {
  if (collected == null || following == null) return following ?? collected ?? null;
  const known = new Set(collected.nodes.map(({ databaseId }) => databaseId));
  const added = following.nodes.filter(({ databaseId }) => !known.has(databaseId));
  return { ...collected, nodes: [...collected.nodes, ...added], pageInfo: following.pageInfo };
}

/** One page of a list, and how many there are; an empty list has one. */
export function pageOf<TPosts extends PostConnection>(posts: TPosts | null | undefined, pageNumber: number) {
  const itemCount = posts?.nodes.length ?? 0;
  const start = (pageNumber - 1) * postsPerPage;
  return {
    posts: posts == null ? posts : { ...posts, nodes: posts.nodes.slice(start, start + postsPerPage) },
    itemCount,
    pageCount: Math.max(1, Math.ceil(itemCount / postsPerPage)),
  };
}

/** How many articles there are, where one call was enough to see them all. */
export function countOf(posts: PostConnection | null | undefined): number | undefined {
  return posts == null || posts.pageInfo.hasNextPage ? undefined : posts.nodes.length;
}

// What the functions here read of a list, whatever else is drawn of it.
void graphql`
  fragment postConnection_posts on RootQueryToPostConnection {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      databaseId
    }
  }
`;

/** Follows the list `posts` of an answer to its end. */
export function allPosts<
  TVariables extends { readonly after?: string | null | undefined },
  TAnswer extends { readonly posts: PostConnection | null | undefined },
>(): Required<Pick<ListPages<TVariables, TAnswer>, 'next' | 'merge'>> {
  return {
    next({ posts }, variables) {
      const after = nextCursor(posts, variables.after);
      return after === undefined ? undefined : { ...variables, after };
    },
    merge: (collected, { posts }) => ({ ...collected, posts: joinPosts(collected.posts, posts) }),
  };
}
