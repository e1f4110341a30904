import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PostList_posts$key } from './__generated__/PostList_posts.graphql.ts';
import { Media } from '#components/media/Media.tsx';
import { categoryName } from '#components/post/categoryName.ts';
import { PublishedDate } from '#components/content/PublishedDate.tsx';
import { ReadingTime } from '#components/post/Byline.tsx';
import { postPicture } from '#components/post/postPicture.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import type { PostRow_post$key } from './__generated__/PostRow_post.graphql.ts';

type Props = {
  posts: PostList_posts$key;
  /** Whether all articles are of one category. If so, rows show the reading time instead of the category's name. */
  isOneCategory?: boolean;
};

const rows = css({ borderTop: '1px solid token(colors.border.ink)' });

/** Articles as rows separated by thin lines. At most every third row has a picture, except in a category. */
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

const styles = {
  row: css({
    position: 'relative',
    display: 'grid',
    gap: '6px 32px',
    padding: '26px 0 28px',
    borderBottom: '1px solid token(colors.border)',
    alignItems: 'baseline',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'minmax(8.5rem, 2fr) minmax(0, 7fr) minmax(0, 2.2fr)' },
  }),
  date: css({ fontSize: '.875rem', color: 'text.muted', fontStyle: 'italic', whiteSpace: 'nowrap' }),
  words: css({ minWidth: '0', overflowWrap: 'break-word', md: { gridColumn: '2' } }),
  link: css({
    textDecoration: 'none',
    // The whole row is clickable, while the link's name is only the title.
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '5px',
    },
  }),
  excerpt: css({
    color: 'text.muted',
    maxWidth: 'measure',
    marginTop: '2',
    '& a': { position: 'relative', zIndex: '1' },
  }),
  meta: css({ fontSize: '.875rem', color: 'text.muted', overflowWrap: 'anywhere' }),
  /** Aligned with the line of title and date, whether or not a picture follows. */
  aside: css({ minWidth: '0', md: { gridColumn: '3', textAlign: 'end' } }),
  picture: css({
    width: '100%',
    aspectRatio: { base: '16 / 10', md: '4 / 3' },
    objectFit: 'cover',
    borderRadius: 'control',
    marginTop: '3',
  }),
};

type PostRowProps = {
  post: PostRow_post$key;
  /** Whether the row may show the article's picture. */
  hasPicture: boolean;
  aside: 'category' | 'reading-time';
};

/** Row of an article: date, title and excerpt; at the end of the row, `aside` above the article's picture. */
function PostRow({ post, hasPicture, aside }: PostRowProps) {
  const data = useFragment(
    graphql`
      fragment PostRow_post on Post {
        title
        link
        excerpt
        ...categoryName_post
        reading: seo {
          readingTime
        }
        ...postPicture_post
        ...PublishedDate_post
      }
    `,
    post,
  );
  const { title, link, excerpt, reading } = data;
  if (!title || !link) return null;
  const picture = hasPicture ? postPicture(data) : undefined;
  const meta = aside === 'category' ? categoryName(data) : <ReadingTime minutes={reading?.readingTime} />;
  return (
    <article className={styles.row}>
      <PublishedDate post={data} className={styles.date} />
      <div className={styles.words}>
        <Heading level={2} look="h3">
          <a href={link} className={styles.link}>
            {title}
          </a>
        </Heading>
        {excerpt && <RichText html={excerpt} size="inherit" className={styles.excerpt} />}
      </div>
      {(picture || meta) && (
        <div className={styles.aside}>
          {meta && <p className={styles.meta}>{meta}</p>}
          {picture && (
            <Media media={picture} alt="" sizes="(min-width: 768px) 20vw, 92vw" className={styles.picture} />
          )}
        </div>
      )}
    </article>
  );
}
