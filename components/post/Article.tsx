import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/content/Media.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { isTakenFrom } from './articleText.ts';
import { ownPicture } from './Avatar.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import type { Article_post$key } from './__generated__/Article_post.graphql.ts';

type Props = {
  post: Article_post$key;
  /** The article's absolute address. */
  url: string | undefined;
};

const cover = css({
  width: '100%',
  // The form that covers are drawn in: a lower one cuts masts and cards.
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  _print: { aspectRatio: 'auto', maxHeight: '9cm' },
});

/**
 * A blog article: head, cover, the text of WordPress's own editor, and sections; whatever of them the editor filled.
 * A lead that WordPress has made of the text's beginning would say it twice.
 */
export function Article({ post, url }: Props) {
  const data = useFragment(
    graphql`
      fragment Article_post on Post {
        title
        excerpt
        content
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
  return (
    <article>
      <ArticleHead post={data} hasLead={!isTakenFrom(data.excerpt ?? '', data.content ?? '')} />
      {coverImage && (
        <Container>
          <Media
            media={coverImage.node}
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
