import { graphql, useFragment } from 'react-relay';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { Byline } from './Byline.tsx';
import { categoryPath, useBlogLocale } from './blogPaths.ts';
import type { ArticleHead_post$key } from './__generated__/ArticleHead_post.graphql.ts';

type Props = {
  post: ArticleHead_post$key;
  /** Whether the excerpt is not the beginning of the text. */
  hasLead: boolean;
};

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

/** Head of an article: categories, title, excerpt and byline. */
export function ArticleHead({ post, hasLead }: Props) {
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
