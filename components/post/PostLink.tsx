import { graphql, useFragment } from 'react-relay';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { css } from '#styled/css';
import { categoryName } from './categoryName.ts';
import { PublishedDate } from './PublishedDate.tsx';
import type { PostLink_post$key } from './__generated__/PostLink_post.graphql.ts';

const meta = { fontSize: '.875rem', color: 'text.muted' } as const;

const styles = {
  row: css({
    position: 'relative',
    display: 'grid',
    gap: '4px 32px',
    paddingBlock: '6',
    borderBottom: '1px solid token(colors.border)',
    alignItems: 'baseline',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'minmax(7.75rem, 2fr) minmax(0, 7fr) minmax(8.25rem, 2fr)' },
  }),
  category: css(meta),
  date: css({ ...meta, whiteSpace: 'nowrap', md: { textAlign: 'end', gridColumn: '3' } }),
  title: css({ minWidth: '0', overflowWrap: 'break-word', md: { gridColumn: '2' } }),
  link: css({
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
  }),
};

/** Another article in one line: its category, or what it is to this one; title; date. */
export function PostLink({ post, label }: { post: PostLink_post$key; label?: string }) {
  const data = useFragment(
    graphql`
      fragment PostLink_post on Post {
        title
        link
        ...categoryName_post
        ...PublishedDate_post
      }
    `,
    post,
  );
  const { title, link } = data;
  if (!title || !link) return null;
  const marked = label ?? categoryName(data);
  return (
    <div className={styles.row}>
      {marked && <span className={styles.category}>{marked}</span>}
      <Heading level={3} className={styles.title}>
        <a href={link} className={styles.link}>
          {title}
        </a>
      </Heading>
      <PublishedDate post={data} className={styles.date} />
    </div>
  );
}
