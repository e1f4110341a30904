import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/content/Media.tsx';
import { Byline } from '#components/post/Byline.tsx';
import { categoryName } from '#components/post/categoryName.ts';
import { postPicture } from '#components/post/postPicture.ts';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { styles } from './FeaturedPost.styles.ts';
import type { FeaturedPost_post$key } from './__generated__/FeaturedPost_post.graphql.ts';

/** The newest article, large, with its picture at the left. */
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
