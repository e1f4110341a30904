import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { PostLink } from './PostLink.tsx';
import type { PostLink_post$key } from './__generated__/PostLink_post.graphql.ts';

type Entry = PostLink_post$key & { readonly databaseId: number };

type Props = {
  /** The articles published right after and right before this one. */
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

/** Where to go on from an article: others of its category, and its neighbours in time. */
export function FurtherReading({ newer, older, related }: Props) {
  const { t } = useLingui();
  const id = useId();
  if (newer === undefined && older === undefined && related.length === 0) return null;
  return (
    <Section spacing="tight" labelledBy={id} className={styles.printed}>
      <Container>
        <Heading level={2} id={id} className={styles.head}>
          <Trans comment="Heading over links to other articles, at the end of an article">Read on</Trans>
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
              message: 'Next and previous article',
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
