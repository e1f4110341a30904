import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { Container, Section, type Tone } from '#components/ui/Section/Section.tsx';
import { inkMark } from '#components/ui/Image/markStyles.ts';
import { css, cx } from '#styled/css';
import type { LogoRow_case$key } from './__generated__/LogoRow_case.graphql.ts';

type Props = { title: string | null | undefined; cases: LogoRow_case$key; tone: Tone };

const styles = {
  section: css({ paddingBlock: '56px 0', xl: { paddingTop: '18' } }),
  row: css({
    display: 'grid',
    gap: '7',
    alignItems: 'center',
    xl: {
      gridTemplateColumns: '200px minmax(0, 1fr)',
      gap: '12',
      borderBottom: '1px solid token(colors.border)',
      paddingBottom: '10',
    },
  }),
  unnamed: css({ xl: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  title: css({ textStyle: 'small', fontWeight: '400', color: 'text.muted', textWrap: 'balance' }),
  logos: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '24px 20px',
    alignItems: 'center',
    sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Logos have very different widths, so the spaces between them are equal instead of the columns.
    lg: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  }),
  logo: css({
    width: '100%',
    maxWidth: '160px',
    height: '8',
    objectFit: 'contain',
    objectPosition: { base: '0 50%', _rtl: '100% 50%' },
    lg: { width: 'auto' },
    xl: { height: '7' },
  }),
  name: css({ fontWeight: '600', overflowWrap: 'break-word' }),
  link: css({ display: 'block', textDecoration: 'none' }),
};

/** Customers' logos. If a case has no logo, the name. */
export function LogoRow({ title, cases, tone }: Props) {
  const titleId = useId();
  const customers = useFragment(
    graphql`
      fragment LogoRow_case on PageElementsSectionElementsCases @relay(plural: true) {
        title
        logo {
          node {
            ...Media_media
          }
        }
        link {
          url
          target
        }
      }
    `,
    cases,
  ).filter((customer) => customer.title || customer.logo);
  if (customers.length === 0) return null;
  return (
    <Section tone={tone} spacing="none" labelledBy={title ? titleId : undefined} className={styles.section}>
      <Container>
        <div className={`${styles.row} ${title ? '' : styles.unnamed}`}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          <ul className={styles.logos}>
            {customers.map(({ title: name, logo, link }, index) => {
              const content = logo ? (
                <Media
                  isWhole
                  media={logo.node}
                  alt={name ?? ''}
                  className={cx(styles.logo, inkMark)}
                  sizes="160px"
                />
              ) : (
                <span className={styles.name}>{name}</span>
              );
              return (
                <li key={`${index} ${name}`}>
                  {link?.url ? (
                    <Link href={link.url} target={link.target} className={styles.link}>
                      {content}
                    </Link>
                  ) : (
                    content
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
