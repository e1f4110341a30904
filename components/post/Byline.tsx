import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { Avatar } from './Avatar.tsx';
import { PublishedDate } from './PublishedDate.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import type { Byline_post$key } from './__generated__/Byline_post.graphql.ts';

const styles = {
  byline: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 28px',
    alignItems: 'center',
    marginTop: '8',
    fontSize: '.9375rem',
    color: 'text.muted',
    _empty: { display: 'none' },
  }),
  person: css({ display: 'flex', gap: '3', alignItems: 'center', fontWeight: '600', color: 'text' }),
};

/** Who wrote an article, when, and how long it takes to read; whatever of it is known. */
export function Byline({ post, isBrief = false }: { post: Byline_post$key; isBrief?: boolean }) {
  const data = useFragment(
    graphql`
      fragment Byline_post on Post {
        author {
          node {
            name
            avatar {
              url
            }
          }
        }
        reading: seo {
          readingTime
        }
        ...PublishedDate_post
      }
    `,
    post,
  );
  const { author, reading } = data;
  const { name, avatar } = author?.node ?? {};
  return (
    <div className={styles.byline}>
      {name && (
        <span className={styles.person}>
          <Avatar name={name} url={avatar?.url} />
          {name}
        </span>
      )}
      <PublishedDate post={data} />
      {Boolean(reading?.readingTime) && (
        <span>
          <ReadingTime minutes={reading?.readingTime} isLong={!isBrief} />
        </span>
      )}
    </div>
  );
}
