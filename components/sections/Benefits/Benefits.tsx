import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ContentLink } from '../../content/ContentLink.tsx';
import { SectionHead } from '../../content/SectionHead.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Container, Section } from '../../ui/Section/Section.tsx';
import { toneOf } from '../../ui/Section/toneOf.ts';
import { css } from '#styled/css';
import type { Benefits_section$key } from './__generated__/Benefits_section.graphql.ts';

type Props = { section: Benefits_section$key };

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'clamp(32px, 6vw, 96px)',
    // The right column hangs lower; the room for it is kept below.
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBottom: '18' },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'start',
    padding: '24px 0 28px',
    borderTop: '1px solid token(colors.border)',
    md: { _even: { position: 'relative', top: '18' } },
  }),
  number: css({ fontSize: '1.0625rem', color: 'text.muted' }),
  title: css({ overflowWrap: 'anywhere' }),
  description: css({
    marginTop: '1.5',
    color: 'text.muted',
    maxWidth: '46ch',
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  }),
  link: css({ marginTop: '3' }),
};

export function Benefits({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql`
      fragment Benefits_section on PageElementsSectionElementsBenefitsLayout {
        label
        title
        subtitle
        description
        backgroundColor
        benefits {
          title
          description
          link {
            url
            title
            target
          }
        }
      }
    `,
    section,
  );
  const { label, title, subtitle, description, backgroundColor } = data;
  const benefits = (data.benefits ?? []).filter((benefit) => benefit?.title || benefit?.description);
  if (benefits.length === 0) return null;

  const isShort = benefits.every((benefit) => !benefit?.description);
  return (
    <Section
      tone={toneOf(backgroundColor, 'white')}
      spacing={isShort ? 'tight' : 'normal'}
      labelledBy={title ? id : undefined}
    >
      <Container>
        <SectionHead
          isSplit
          id={id}
          label={label}
          title={title}
          subtitle={subtitle}
          description={description}
        />
        <ol className={styles.list}>
          {benefits.map((benefit, index) => (
            // Benefits have no id, and nothing here changes places.
            <li key={index} className={styles.row}>
              <i className={styles.number} aria-hidden="true">
                {index + 1}
              </i>
              <div>
                {benefit?.title && (
                  <Heading level={title ? 3 : 2} look="h4" className={styles.title}>
                    {benefit.title}
                  </Heading>
                )}
                {benefit?.description && <p className={styles.description}>{benefit.description}</p>}
                <ContentLink link={benefit?.link} className={styles.link} />
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
