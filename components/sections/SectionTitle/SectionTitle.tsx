import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { selectedValue } from '#components/content/selectedValue.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Grid, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css, cva } from '#styled/css';
import type { SectionTitle_section$key } from './__generated__/SectionTitle_section.graphql.ts';

type Props = { section: SectionTitle_section$key };

const head = cva({
  base: { gridColumn: '1 / -1' },
  variants: {
    alignment: {
      left: { lg: { gridColumn: '1 / 8' } },
      center: { lg: { gridColumn: '3 / 11' } },
      right: { lg: { gridColumn: '6 / 13' } },
    },
  },
});

const aside = cva({
  base: { gridColumn: '1 / -1', marginTop: '5', color: 'text.muted' },
  variants: {
    alignment: {
      left: { lg: { gridColumn: '9 / 13', marginTop: '0', alignSelf: 'end' } },
      center: { lg: { gridColumn: '3 / 11', maxWidth: 'measure' } },
      right: { lg: { gridColumn: '6 / 13', maxWidth: 'measure' } },
    },
  },
});

const styles = {
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  subtitle: css({ marginTop: '5.5', maxWidth: 'measure', textStyle: 'lead', color: 'text.muted' }),
};

const levels: Readonly<Record<string, 1 | 2 | 3>> = { h1: 1, h2: 2, h3: 3 };

/** Title of the following sections, with a muted paragraph at the end of the row. */
export function SectionTitle({ section }: Props) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment SectionTitle_section on PageElementsSectionElementsSectionTitleLayout {
        label
        title
        subtitle
        description
        alignment
        backgroundColor
        headingLevel
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  if (!title) return null;
  const value = selectedValue(data.alignment);
  const alignment = value === 'center' || value === 'right' ? value : 'left';

  return (
    <Section tone={toneOf(data.backgroundColor, 'white')} spacing="tight" labelledBy={titleId}>
      <Container>
        <Grid>
          <div className={head({ alignment })}>
            {label && <p className={styles.label}>{label}</p>}
            <Heading level={levels[selectedValue(data.headingLevel) ?? ''] ?? 2} id={titleId}>
              {title}
            </Heading>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {description && <RichText html={description} className={aside({ alignment })} />}
        </Grid>
      </Container>
    </Section>
  );
}
