import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { css } from '#styled/css';
import { PublishedDate } from '#components/content/PublishedDate.tsx';
import type { LeadArticle_post$key } from './__generated__/LeadArticle_post.graphql.ts';
import type { LeadArticle_meta$key } from './__generated__/LeadArticle_meta.graphql.ts';

type Props = { post: LeadArticle_post$key };

const styles = {
  article: css({
    position: 'relative',
    alignSelf: 'start',
    '& :is(h2, h3):has(a):hover': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '4px',
    },
  }),
  /** The whole article is clickable, while the link's name is only the title. */
  link: css({
    color: 'inherit',
    textDecoration: 'inherit',
    _after: { content: '""', position: 'absolute', inset: '0' },
  }),
  image: css({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'panel' }),
  title: css({ marginTop: '6', overflowWrap: 'break-word' }),
  bare: css({ borderTop: '1px solid token(colors.border.ink)', paddingTop: '4' }),
  excerpt: css({ marginTop: '3.5', textStyle: 'lead', color: 'text.muted', maxWidth: 'measure' }),
};

/** Article at a large size: picture and title, or a larger title with the excerpt if there is no picture. */
export function LeadArticle({ post }: Props) {
  const data = useFragment(
    graphql`
      fragment LeadArticle_post on Post {
        title
        link
        excerpt
        featuredImage {
          node {
            ...Media_media
          }
        }
        blogPostElements {
          coverImage {
            node {
              ...Media_media
            }
          }
        }
        ...LeadArticle_meta
      }
    `,
    post,
  );
  const picture = data.featuredImage?.node ?? data.blogPostElements?.coverImage?.node;
  const title = (
    <Link href={data.link} className={styles.link}>
      {data.title}
    </Link>
  );
  return picture ? (
    <article className={styles.article}>
      <Media
        media={picture}
        alt=""
        className={styles.image}
        sizes="(min-width: 1360px) 700px, (min-width: 768px) 54vw, 94vw"
      />
      <Heading level={3} className={styles.title}>
        {title}
      </Heading>
      <ArticleMeta post={data} />
    </article>
  ) : (
    <article className={`${styles.article} ${styles.bare}`}>
      <Heading level={3} look="h2">
        {title}
      </Heading>
      {data.excerpt && <RichText html={data.excerpt} size="inherit" className={styles.excerpt} />}
      <ArticleMeta post={data} />
    </article>
  );
}

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  marginTop: '1',
  fontSize: '.875rem',
  color: 'text.muted',
  _empty: { display: 'none' },
});

/** Category and date of an article on one line. */
export function ArticleMeta({ post }: { post: LeadArticle_meta$key }) {
  const data = useFragment(
    graphql`
      fragment LeadArticle_meta on Post {
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
    <p className={meta}>
      {category && <span>{category}</span>}
      <PublishedDate post={data} />
    </p>
  );
}
