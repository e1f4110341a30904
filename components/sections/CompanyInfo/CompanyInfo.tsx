import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import type { CompanyInfo_section$key } from './__generated__/CompanyInfo_section.graphql.ts';

type Props = { section: CompanyInfo_section$key };

const styles = {
  register: css({ textStyle: 'small' }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px 32px',
    justifyContent: 'space-between',
    alignItems: 'end',
  }),
  label: css({ textStyle: 'label', color: 'accent.text' }),
  muted: css({ color: 'text.muted', maxWidth: 'measure', marginTop: '1' }),
  logo: css({ width: 'auto', height: '10', maxWidth: '200px', objectFit: 'contain' }),
  list: css({
    marginTop: '6',
    borderTop: '1px solid token(colors.border.ink)',
    // Entries in a row have the same height, even if one of them wraps.
    md: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 'clamp(32px, 5vw, 80px)',
    },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 7rem) minmax(0, 1fr)', sm: '9.5rem minmax(0, 1fr)' },
    gap: { base: '3', sm: '4' },
    paddingBlock: '11px',
    borderBottom: '1px solid token(colors.border)',
    breakInside: 'avoid',
  }),
  term: css({ color: 'text.muted', overflowWrap: 'break-word', hyphens: 'auto', minWidth: '0' }),
  value: css({ overflowWrap: 'anywhere', minWidth: '0', whiteSpace: 'pre-line' }),
};

export function CompanyInfo({ section }: Props) {
  const { t } = useLingui();
  const id = useId();
  const data = useFragment(
    graphql`
      fragment CompanyInfo_section on PageElementsSectionElementsCompanyInfoLayout {
        label
        title
        subtitle
        description
        image {
          node {
            ...Media_media
          }
        }
        info {
          label
          value
        }
      }
    `,
    section,
  );
  const { label, title, subtitle, description } = data;
  const { image } = data;
  const info = (data.info ?? []).flatMap((entry) =>
    entry?.label && entry.value ? [{ term: entry.label, value: entry.value }] : [],
  );
  if (info.length === 0) return null;

  return (
    <Section tone="sunken" spacing="tight" labelledBy={title ? id : undefined} label={t`Company details`}>
      <Container className={styles.register}>
        <div className={styles.head}>
          <div>
            {label && <p className={styles.label}>{label}</p>}
            {title && (
              <Heading level={2} look="h4" id={id}>
                {title}
              </Heading>
            )}
            {subtitle && <p className={styles.muted}>{subtitle}</p>}
            {description && <RichText html={description} size="inherit" className={styles.muted} />}
          </div>
          {image && <Media isWhole media={image.node} sizes="200px" className={styles.logo} />}
        </div>
        <dl className={styles.list}>
          {info.map(({ term, value }, index) => (
            // Terms can repeat, and their order never changes.
            <div key={index} className={styles.row}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
