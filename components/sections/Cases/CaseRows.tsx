import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { readLink } from '#components/content/readLink.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { inkMark } from '#components/ui/Image/markStyles.ts';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import type { CaseRows_case$key } from './__generated__/CaseRows_case.graphql.ts';

type Props = { cases: CaseRows_case$key };

const styles = {
  rows: css({ marginTop: 'clamp(48px, 5vw, 72px)', borderTop: '1px solid token(colors.border.ink)' }),
  row: css({
    display: 'grid',
    gap: '10px 32px',
    paddingBlock: '6.5',
    borderBottom: '1px solid token(colors.border)',
    alignItems: 'center',
    // Fixed first column, so that the sentences of all rows are aligned.
    md: { gridTemplateColumns: '24% minmax(0, 1fr) max-content' },
  }),
  logo: css({ width: 'auto', height: '8', maxWidth: '100%' }),
  sentence: css({
    fontStyle: 'italic',
    fontSize: '1.125rem',
    lineHeight: '1.4',
    maxWidth: '33.5em',
    overflowWrap: 'break-word',
    textWrapStyle: 'balance',
  }),
  link: css({ justifySelf: 'start', md: { justifySelf: 'end' } }),
};

/** Further cases separated by thin lines: logo, one sentence, link. */
export function CaseRows({ cases }: Props) {
  const rows = useFragment(
    graphql`
      fragment CaseRows_case on PageElementsSectionElementsCases @relay(plural: true) {
        title
        description
        logo {
          node {
            ...Media_media
          }
        }
        link {
          ...readLink_link
        }
      }
    `,
    cases,
  )
    .filter((row) => row.title || row.description)
    .map((row) => ({ ...row, link: readLink(row.link) }));
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, description, logo, link }, index) => (
        <li key={`${index} ${title}`} className={styles.row}>
          {logo ? (
            <Media media={logo.node} alt={title ?? ''} className={cx(styles.logo, inkMark)} sizes="200px" />
          ) : (
            title && (
              <Heading level={3} look="h4">
                {title}
              </Heading>
            )
          )}
          {description && <p className={styles.sentence}>{description}</p>}
          {link?.url && link.title && (
            <Link href={link.url} target={link.target} className={cx(standaloneLink, styles.link)}>
              {link.title}
              {title && <span className={visuallyHidden()}>: {title}</span>}
              <Icon name="arrow-right" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
