import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { Byline } from '#components/post/Byline.tsx';
import { categoryName } from '#components/post/categoryName.ts';
import { postPicture } from '#components/post/postPicture.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import type { FeaturedPost_post$key } from './__generated__/FeaturedPost_post.graphql.ts';
import { css } from '#styled/css';

const picture = { width: '100%', aspectRatio: '16 / 10', borderRadius: 'panel' } as const;

const styles = {
  lead: css({
    position: 'relative',
    display: 'grid',
    gap: '7',
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 'clamp(40px, 5vw, 72px)' },
  }),
  picture: css({ ...picture, objectFit: 'cover' }),
  water: css({
    ...picture,
    overflow: 'hidden',
    background: 'surface.tint',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
  words: css({ minWidth: '0', overflowWrap: 'break-word' }),
  category: css({ textStyle: 'label', color: 'accent.text', marginBottom: '2.5' }),
  title: css({ lg: { fontSize: 'clamp(2rem, 1.2rem + 1.7vw, 2.75rem)' } }),
  link: css({
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '6px',
    },
  }),
  excerpt: css({
    color: 'text.muted',
    marginTop: '14px',
    maxWidth: '30em',
    '& a': { position: 'relative', zIndex: '1' },
  }),
};

/** The newest article at a large size, with its picture at the start of the row. */
export function FeaturedPost({ post }: { post: FeaturedPost_post$key }) {
  const data = useFragment(
    graphql`
      fragment FeaturedPost_post on Post {
        title
        link
        excerpt
        ...categoryName_post
        ...postPicture_post
        ...Byline_post
      }
    `,
    post,
  );
  const { title, link, excerpt } = data;
  if (!title || !link) return null;
  const picture = postPicture(data);
  const category = categoryName(data);
  return (
    <article className={styles.lead}>
      {picture ? (
        <Media
          media={picture}
          alt=""
          loading="eager"
          fetchPriority="high"
          sizes="(min-width: 1360px) 695px, (min-width: 1024px) 53vw, 92vw"
          className={styles.picture}
        />
      ) : (
        <div className={styles.water}>
          <MissingImage />
        </div>
      )}
      <div className={styles.words}>
        {category && <p className={styles.category}>{category}</p>}
        <Heading level={2} className={styles.title}>
          <a href={link} className={styles.link}>
            {title}
          </a>
        </Heading>
        {excerpt && <RichText html={excerpt} size="inherit" className={styles.excerpt} />}
        <Byline post={data} isBrief />
      </div>
    </article>
  );
}
