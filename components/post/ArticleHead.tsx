import { graphql, useFragment } from 'react-relay';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { Byline } from './Byline.tsx';
import type { ArticleHead_post$key } from './__generated__/ArticleHead_post.graphql.ts';

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

/** What an article is called, what it says in a sentence, where it belongs, and who wrote it. */
export function ArticleHead({ post, hasLead }: { post: ArticleHead_post$key; hasLead: boolean }) {
  const data = useFragment(
    graphql`
      fragment ArticleHead_post on Post {
        title
        excerpt
        categories {
          nodes {
            name
            link
          }
        }
        ...Byline_post
      }
    `,
    post,
  );
  const categories = (data.categories?.nodes ?? []).flatMap(({ name, link }) =>
    name && link ? [{ name, link }] : [],
  );
  return (
    <Container>
      <header className={styles.head}>
        {categories.length > 0 && (
          <ul className={styles.categories}>
            {categories.map(({ name, link }) => (
              <li key={link}>
                <a href={link} className={styles.category}>
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
