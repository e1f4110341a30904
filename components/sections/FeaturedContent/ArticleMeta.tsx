import { dateFormat } from '#locales/formatters.ts';
import { graphql, useFragment } from 'react-relay';
import { useDateCode } from '../../content/useDateCode.ts';
import { css } from '#styled/css';
import type { ArticleMeta_post$key } from './__generated__/ArticleMeta_post.graphql.ts';

type Props = { post: ArticleMeta_post$key };

const styles = {
  meta: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    marginTop: '1',
    fontSize: '.875rem',
    color: 'text.muted',
  }),
};

/** Category and date of an article, in one line. */
export function ArticleMeta({ post }: Props) {
  const dateCode = useDateCode();
  const { date, categories } = useFragment(
    graphql`
      fragment ArticleMeta_post on Post {
        date
        categories {
          nodes {
            name
          }
        }
      }
    `,
    post,
  );
  const category = categories?.nodes[0]?.name;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (!category && !day) return null;
  return (
    <p className={styles.meta}>
      {category && <span>{category}</span>}
      {day && <time dateTime={day}>{longDate(day, dateCode)}</time>}
    </p>
  );
}

/** WordPress writes the day as it was in Copenhagen; noon keeps it that day. */
function longDate(day: string, dateCode: string): string {
  return dateFormat(dateCode, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
