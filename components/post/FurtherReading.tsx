import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Heading } from '#components/ui/Heading.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import type { PostLink_post$key } from './__generated__/PostLink_post.graphql.ts';
import { graphql, useFragment } from 'react-relay';
import { categoryName } from './categoryName.ts';
import { PublishedDate } from '#components/content/PublishedDate.tsx';

type Entry = PostLink_post$key & { readonly databaseId: number };

type Props = {
  /** Article published right after this one. `older` was published right before. */
  newer: Entry | undefined;
  older: Entry | undefined;
  related: readonly Entry[];
};

const styles = {
  head: css({ marginBottom: 'clamp(24px, 3vw, 48px)' }),
  rows: css({ borderTop: '1px solid token(colors.border.ink)' }),
  apart: css({ marginTop: 'clamp(40px, 5vw, 72px)' }),
  printed: css({ _print: { display: 'none' } }),
};

/** Links to the next and previous article, and to articles in the same categories. */
export function FurtherReading({ newer, older, related }: Props) {
  const { t } = useLingui();
  const id = useId();
  if (newer === undefined && older === undefined && related.length === 0) return null;
  return (
    <Section spacing="tight" labelledBy={id} className={styles.printed}>
      <Container>
        <Heading level={2} id={id} className={styles.head}>
          <Trans comment="Heading above links to other articles, at the end of an article">Read next</Trans>
        </Heading>
        {related.length > 0 && (
          <ul className={styles.rows}>
            {related.map((post) => (
              <li key={post.databaseId}>
                <PostLink post={post} />
              </li>
            ))}
          </ul>
        )}
        {(newer ?? older) !== undefined && (
          <nav
            aria-label={t({
              message: 'Next and previous articles',
              comment: 'Name of the navigation at the end of an article',
            })}
            className={related.length > 0 ? styles.apart : undefined}
          >
            <div className={styles.rows}>
              {newer && (
                <PostLink
                  post={newer}
                  label={t({ message: 'Next article', comment: 'The article published after this one' })}
                />
              )}
              {older && (
                <PostLink
                  post={older}
                  label={t({ message: 'Previous article', comment: 'The article published before this one' })}
                />
              )}
            </div>
          </nav>
        )}
      </Container>
    </Section>
  );
}

const meta = { fontSize: '.875rem', color: 'text.muted' } as const;

const postLinkStyles = {
  row: css({
    position: 'relative',
    display: 'grid',
    gap: '4px 32px',
    paddingBlock: '6',
    borderBottom: '1px solid token(colors.border)',
    alignItems: 'baseline',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'minmax(7.75rem, 2fr) minmax(0, 7fr) minmax(8.25rem, 2fr)' },
  }),
  category: css(meta),
  date: css({ ...meta, whiteSpace: 'nowrap', md: { textAlign: 'end', gridColumn: '3' } }),
  title: css({ minWidth: '0', overflowWrap: 'break-word', md: { gridColumn: '2' } }),
  link: css({
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
  }),
};

/** One-line link to another article: `label` or else the category, title, date. */
function PostLink({ post, label }: { post: PostLink_post$key; label?: string }) {
  const data = useFragment(
    graphql`
      fragment PostLink_post on Post {
        title
        link
        ...categoryName_post
        ...PublishedDate_post
      }
    `,
    post,
  );
  const { title, link } = data;
  if (!title || !link) return null;
  const categoryLabel = label ?? categoryName(data);
  return (
    <div className={postLinkStyles.row}>
      {categoryLabel && <span className={postLinkStyles.category}>{categoryLabel}</span>}
      <Heading level={3} className={postLinkStyles.title}>
        <a href={link} className={postLinkStyles.link}>
          {title}
        </a>
      </Heading>
      <PublishedDate post={data} className={postLinkStyles.date} />
    </div>
  );
}
