import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/content/Media.tsx';
import { categoryName } from '#components/post/categoryName.ts';
import { PublishedDate } from '#components/post/PublishedDate.tsx';
import { ReadingTime } from '#components/post/ReadingTime.tsx';
import { postPicture } from '#components/post/postPicture.ts';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { cx } from '#styled/css';
import { styles } from './PostRow.styles.ts';
import type { PostRow_post$key } from './__generated__/PostRow_post.graphql.ts';

type Props = {
  post: PostRow_post$key;
  /** Whether this row may show a picture; one without a picture shows none. */
  hasPicture: boolean;
  aside: 'category' | 'reading-time';
};

/** An article in a list: date, title and excerpt, and at the far right its category, reading time or picture. */
export function PostRow({ post, hasPicture, aside }: Props) {
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
    <article className={cx(styles.row, picture && styles.withPicture)}>
      <PublishedDate post={data} className={styles.date} />
      <div className={styles.words}>
        <Heading level={2} look="h3">
          <a href={link} className={styles.link}>
            {title}
          </a>
        </Heading>
        {excerpt && <RichText html={excerpt} size="inherit" className={styles.excerpt} />}
        {picture && meta && <p className={cx(styles.meta, styles.metaInWords)}>{meta}</p>}
      </div>
      {picture ? (
        <Media media={picture} alt="" sizes="(min-width: 768px) 20vw, 92vw" className={styles.picture} />
      ) : (
        meta && <p className={cx(styles.meta, styles.metaAtEnd)}>{meta}</p>
      )}
    </article>
  );
}
