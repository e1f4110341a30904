import { graphql, useFragment } from 'react-relay';
import { PublishedDate } from '#components/post/PublishedDate.tsx';
import { css } from '#styled/css';
import type { ArticleMeta_post$key } from './__generated__/ArticleMeta_post.graphql.ts';

type Props = { post: ArticleMeta_post$key };

const styles = {
  meta: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    marginTop: '1',
    fontSize: '.875rem',
    color: 'text.muted',
    _empty: { display: 'none' },
  }),
};

/** Category and date of an article, in one line. */
export function ArticleMeta({ post }: Props) {
  const data = useFragment(
    graphql`
      fragment ArticleMeta_post on Post {
        categories {
          nodes {
            name
          }
        }
        ...PublishedDate_post
      }
    `,
    post,
  );
  const category = data.categories?.nodes[0]?.name;
  return (
    <p className={styles.meta}>
      {category && <span>{category}</span>}
      <PublishedDate post={data} />
    </p>
  );
}
