import { graphql, useFragment } from 'react-relay';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { css } from '#styled/css';
import { ArticleMeta } from './ArticleMeta.tsx';
import type { RowArticle_post$key } from './__generated__/RowArticle_post.graphql.ts';

type Props = { post: RowArticle_post$key };

const styles = {
  article: css({ position: 'relative' }),
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
  }),
};

/** An article as a row of text. */
export function RowArticle({ post }: Props) {
  const data = useFragment(
    graphql`
      fragment RowArticle_post on Post {
        title
        link
        ...ArticleMeta_post
      }
    `,
    post,
  );
  return (
    <article className={styles.article}>
      <Heading level={3} look="h4">
        <Link href={data.link} className={styles.link}>
          {data.title}
        </Link>
      </Heading>
      <ArticleMeta post={data} />
    </article>
  );
}
