import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { Container, Grid, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css, cva } from '#styled/css';
import { CaseQuote } from './CaseQuote.tsx';
import { CaseRows } from './CaseRows.tsx';
import { LogoRow } from './LogoRow.tsx';
import type { Cases_section$key } from './__generated__/Cases_section.graphql.ts';
import { RichText } from '#components/ui/RichText/RichText.tsx';

type Props = { section: Cases_section$key };

const styles = {
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '6' }),
  wide: css({ gridColumn: '1 / -1' }),
  quote: css({ gridColumn: '1 / -1', lg: { gridColumn: '1 / 10' } }),
  figures: css({
    gridColumn: '1 / -1',
    lg: {
      gridColumn: '10 / 13',
      borderInlineStart: '1px solid token(colors.border)',
      paddingInlineStart: '8',
    },
  }),
  buttons: css({ marginTop: '10' }),
};

/**
 * Customers' quotes: the first case that has a text, beside the figures, and the others as rows. If there are neither
 * texts nor figures, a row of logos.
 */
export function Cases({ section }: Props) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment Cases_section on PageElementsSectionElementsCasesLayout {
        label
        title
        subtitle
        description
        backgroundColor
        cases {
          title
          description
          ...CaseQuote_case
          ...CaseRows_case
          ...LogoRow_case
        }
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  const { globalButtons } = data;
  const cases = (data.cases ?? []).flatMap((entry) => (entry ? [entry] : []));
  const figures = description && hasFigures(description) ? description : undefined;
  const quoted = cases.find((entry) => entry.description);
  if (!quoted && !figures) {
    return <LogoRow title={title ?? label} cases={cases} tone={toneOf(data.backgroundColor, 'white')} />;
  }

  return (
    <Section
      tone={toneOf(data.backgroundColor, 'cool')}
      spacing={quoted ? 'normal' : 'tight'}
      labelledBy={title ? titleId : undefined}
    >
      <Container>
        <SectionHead
          words={{
            title,
            label: title ? label : undefined,
            subtitle,
            description: figures ? undefined : description,
          }}
          id={titleId}
        />
        {label && !title && <p className={styles.label}>{label}</p>}
        <Grid>
          {quoted && (
            <div className={figures ? styles.quote : styles.wide}>
              <CaseQuote case={quoted} />
            </div>
          )}
          {figures && (
            <div className={quoted ? styles.figures : styles.wide}>
              <CaseFigures html={figures} isBesideQuote={Boolean(quoted)} />
            </div>
          )}
        </Grid>
        <CaseRows cases={cases.filter((entry) => entry !== quoted)} />
        <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
      </Container>
    </Section>
  );
}

/** Returns whether a description is a list whose items begin with a figure in bold. */
function hasFigures(html: string): boolean {
  return /<li[^<>]*>\s*<strong/i.test(html);
}

const list = cva({
  base: {
    '& ul': {
      display: 'grid',
      maxWidth: 'none',
      rowGap: '5',
      columnGap: '4',
      borderTop: '1px solid token(colors.border)',
      paddingTop: '6',
    },
    '& ul > li': {
      margin: '0',
      paddingInlineStart: '0',
      fontSize: '.875rem',
      lineHeight: '1.35',
      color: 'text.muted',
      overflowWrap: 'break-word',
    },
    '& ul > li::before': { display: 'none' },
    '& li > strong': {
      display: 'block',
      marginBottom: '1.5',
      fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem)',
      fontStretch: '82%',
      fontWeight: '600',
      lineHeight: '1.05',
      letterSpacing: '-.03em',
      color: 'text',
    },
  },
  variants: {
    place: {
      besideQuote: {
        marginTop: '12',
        lg: { marginTop: '0' },
        '& ul': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 104px), 1fr))',
          lg: { gridTemplateColumns: 'minmax(0, 1fr)', borderTop: '0', paddingTop: '0', gap: '8' },
        },
      },
      row: {
        '& ul': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 104px), 1fr))',
          lg: { gridTemplateColumns: '5fr 4fr 3fr', gap: '8', borderTop: '0', paddingTop: '0' },
        },
      },
    },
  },
});

type CaseFiguresProps = { html: string; isBesideQuote: boolean };

/** Editor's list of figures at a large size. */
function CaseFigures({ html, isBesideQuote }: CaseFiguresProps) {
  return <RichText html={html} className={list({ place: isBesideQuote ? 'besideQuote' : 'row' })} />;
}
