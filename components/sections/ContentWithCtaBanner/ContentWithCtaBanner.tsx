import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ContentsList } from '#components/content/ContentsList.tsx';
import { CtaBanner } from '#components/media/CtaBanner.tsx';
import { headingsOf, withHeadingIds } from '#components/content/articleText.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { anchorsOf } from '#schema/anchors.ts';
import { css, cx } from '#styled/css';
import type { ContentWithCtaBanner_section$key } from './__generated__/ContentWithCtaBanner_section.graphql.ts';

type Props = { section: ContentWithCtaBanner_section$key };

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12',
    lg: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: 'calc(100% / 12)',
      alignItems: 'start',
    },
  }),
  /** Long text after a contents list. */
  listed: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10',
    lg: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: 'columnGap' },
    _print: { display: 'block' },
  }),
  list: css({ lg: { maxHeight: 'calc(100vh - 160px)' }, _print: { display: 'none' } }),
  listedBanner: css({ maxWidth: '38.5rem', marginTop: '10' }),
  /** Text with many headings and short paragraphs. */
  dense: css({
    '& > h2': { fontSize: 'clamp(1.25rem, 1.1rem + .6vw, 1.5rem)', lineHeight: '1.25' },
    '& > * + h2': { marginTop: '1.5em' },
    '& > h2 + *': { marginTop: '.4em' },
    // The first paragraph is not a lead.
    '& > p:first-child': { fontSize: 'inherit', lineHeight: 'inherit' },
  }),
  prose: css({ minWidth: '0' }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  title: css({
    fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    lineHeight: '1.12',
    letterSpacing: '-.025em',
    maxWidth: '38.5rem',
    marginBottom: '.7em',
    overflowWrap: 'break-word',
  }),
  lead: css({ textStyle: 'lead', color: 'text.muted', maxWidth: '38.5rem', marginBottom: '6' }),
  // Below a title, the first paragraph is not larger than the others.
  plainStart: css({ '& > p:first-child': { fontSize: 'inherit', lineHeight: 'inherit' } }),
  banner: css({
    lg: { position: 'sticky', top: '28' },
    // In a card without a picture below the text, the buttons are at the end of the row.
    mdToLg: {
      '& > :only-child:has(> :nth-child(3))': {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '8',
        alignItems: 'center',
      },
      '& > :only-child > :nth-child(3)': { gridColumn: '2', gridRow: '1 / 3', marginTop: '0' },
    },
  }),
};

/** Minimum number of headings for a contents list. */
const minHeadings = 5;

/**
 * Text beside a call to action. Text with many headings is beside its contents list instead, with the call to action
 * below.
 */
export function ContentWithCtaBanner({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql`
      fragment ContentWithCtaBanner_section on PageElementsSectionElementsContentWithCtaBannerLayout {
        label
        title
        subtitle
        description
        content
        backgroundColor
        cta {
          ...CtaBanner_cta
        }
      }
    `,
    section,
  );
  const { label, title, subtitle, description } = data;
  const { content, backgroundColor, cta } = data;
  if (!content && !description) return null;
  const anchors = anchorsOf(headingsOf(content ?? ''));
  const listedAnchors = anchors.filter((anchor) => anchor !== undefined);
  const isListed = listedAnchors.length >= minHeadings;

  return (
    <Section
      tone={toneOf(backgroundColor, 'white')}
      spacing={title ? 'normal' : 'tight'}
      labelledBy={title ? id : undefined}
    >
      <Container className={isListed ? styles.listed : styles.columns}>
        {isListed && (
          <div>
            <ContentsList anchors={listedAnchors} className={styles.list} />
          </div>
        )}
        <div className={styles.prose}>
          {label && <p className={styles.label}>{label}</p>}
          {title && (
            <Heading level={2} id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {subtitle && <p className={styles.lead}>{subtitle}</p>}
          {description && <RichText html={description} size="inherit" className={styles.lead} />}
          {content && (
            <RichText
              html={isListed ? withHeadingIds(content, anchors) : content}
              size="legal"
              className={cx(title && styles.plainStart, isListed && styles.dense)}
            />
          )}
          {cta && isListed && (
            <CtaBanner cta={cta} layout="stack" headingLevel={2} className={styles.listedBanner} />
          )}
        </div>
        {cta && !isListed && (
          <CtaBanner cta={cta} layout="stack" headingLevel={2} className={styles.banner} />
        )}
      </Container>
    </Section>
  );
}
