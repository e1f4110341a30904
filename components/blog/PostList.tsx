import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { PostRow } from './PostRow.tsx';
import type { PostList_posts$key } from './__generated__/PostList_posts.graphql.ts';

type Props = {
  posts: PostList_posts$key;
  /** In a list of one category its name would be the same in every row: the reading time stands there instead. */
  isOneCategory?: boolean;
};

const rows = css({ borderTop: '1px solid token(colors.border.ink)' });

/** Articles as rows on hairlines; a picture at most in every third, except in a category. */
export function PostList({ posts, isOneCategory = false }: Props) {
  const data = useFragment(
    graphql`
      fragment PostList_posts on Post @relay(plural: true) {
        databaseId
        ...PostRow_post
      }
    `,
    posts,
  );
  return (
    <ul className={rows}>
      {data.map((post, index) => (
        <li key={post.databaseId}>
          <PostRow
            post={post}
            hasPicture={isOneCategory || index % 3 === 2}
            aside={isOneCategory ? 'reading-time' : 'category'}
          />
        </li>
      ))}
    </ul>
  );
}
