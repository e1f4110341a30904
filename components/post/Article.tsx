import { graphql, useFragment } from 'react-relay';
import { categoryPath, useBlogLocale } from './blogPaths.ts';
import { Media } from '#components/media/Media.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { ArticleBody } from './ArticleBody.tsx';
import { isTakenFrom } from '#components/content/articleText.ts';
import { ownPicture, Byline } from './Byline.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import type { Article_post$key } from './__generated__/Article_post.graphql.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import type { ArticleHead_post$key } from './__generated__/ArticleHead_post.graphql.ts';

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
 * Blog article: head, cover, text of WordPress's own editor, and sections. Fields that the editor left empty are
 * omitted, and so is an excerpt that WordPress generated, because it would repeat the text.
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

const styles = {
  head: css({ paddingBlock: 'clamp(32px, 4vw, 64px) clamp(32px, 4vw, 56px)' }),
  categories: css({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }),
  category: css({
    textStyle: 'label',
    color: 'accent.text',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
  title: css({ maxWidth: '11.5em', marginTop: '3', overflowWrap: 'break-word' }),
  lead: css({ textStyle: 'lead', color: 'text.muted', maxWidth: 'measure', marginTop: '6' }),
};

/** Head of an article: category, title, excerpt and byline. */
function ArticleHead({ post, hasLead }: { post: ArticleHead_post$key; hasLead: boolean }) {
  const data = useFragment(
    graphql`
      fragment ArticleHead_post on Post {
        title
        excerpt
        categories {
          nodes {
            name
            slug
            # Specified, but not linked: for a child category it has the slugs of its parents too.
            link
          }
        }
        ...Byline_post
      }
    `,
    post,
  );
  const locale = useBlogLocale();
  const categories = (data.categories?.nodes ?? []).flatMap(({ name, slug }) =>
    name && slug ? [{ name, path: categoryPath(slug, locale) }] : [],
  );
  return (
    <Container>
      <header className={styles.head}>
        {categories.length > 0 && (
          <ul className={styles.categories}>
            {categories.map(({ name, path }) => (
              <li key={path}>
                <a href={path} className={styles.category}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Heading level={1} className={styles.title}>
          {data.title}
        </Heading>
        {hasLead && data.excerpt && <RichText html={data.excerpt} size="inherit" className={styles.lead} />}
        <Byline post={data} />
      </header>
    </Container>
  );
}
