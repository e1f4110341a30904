import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { ArticleBody } from './ArticleBody.tsx';
import { isTakenFrom } from '#components/content/articleText.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { ownPicture } from './Byline.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import type { Article_post$key } from './__generated__/Article_post.graphql.ts';

type Props = {
  post: Article_post$key;
  /** Absolute URL of the article. */
  url: string | undefined;
};

const cover = css({
  width: '100%',
  // Proportions of the covers, so that drawings are not cropped.
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  _print: { aspectRatio: 'auto', maxHeight: '9cm' },
});

/**
 * Blog article: head, cover, text from the WordPress editor, and sections. Omits empty fields, and an excerpt that
 * WordPress generated, because it would repeat the text.
 */
export function Article({ post, url }: Props) {
  const data = useFragment(
    graphql`
      fragment Article_post on Post {
        title
        excerpt
        content
        featuredImage {
          node {
            ...Media_media
          }
        }
        author {
          node {
            avatar {
              url
            }
          }
        }
        blogPostElements {
          coverImage {
            node {
              ...Media_media
            }
          }
          sectionElements {
            ...ArticleBody_sections
          }
        }
        ...ArticleHead_post
      }
    `,
    post,
  );
  const { coverImage, sectionElements } = data.blogPostElements ?? {};
  const picture = (coverImage ?? data.featuredImage)?.node;
  return (
    <article>
      <ArticleHead post={data} hasLead={!isTakenFrom(data.excerpt ?? '', data.content ?? '')} />
      {picture && (
        <Container>
          <Media
            media={picture}
            loading="eager"
            fetchPriority="high"
            sizes="(min-width: 1360px) 1264px, 94vw"
            className={cover}
          />
        </Container>
      )}
      <ArticleBody
        text={data.content?.trim() ?? ''}
        sections={(sectionElements ?? []).filter((section) => section != null)}
        portrait={ownPicture(data.author?.node.avatar?.url)}
        share={url && <ShareLinks url={url} title={data.title ?? ''} />}
      />
    </article>
  );
}
