import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { Faq_section$key } from './__generated__/Faq_section.graphql.ts';
import { css } from '#styled/css';

const styles = {
  columns: css({
    display: 'grid',
    gap: '10',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: '16', alignItems: 'start' },
  }),
  head: css({ lg: { position: 'sticky', top: '28' } }),
  list: css({ borderTop: '1px solid token(colors.border.ink)' }),
  entry: css({ borderBottom: '1px solid token(colors.border)' }),
  summary: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '6',
    alignItems: 'flex-start',
    paddingBlock: '5',
    listStyle: 'none',
    cursor: 'pointer',
    _hover: { color: 'accent.text' },
    '&::-webkit-details-marker': { display: 'none' },
    // Plus sign that becomes a minus sign when the answer opens.
    _after: {
      content: '""',
      flex: 'none',
      width: '3.5',
      height: '3.5',
      marginTop: '5px',
      backgroundImage:
        'linear-gradient(currentColor, currentColor), linear-gradient(currentColor, currentColor)',
      backgroundPosition: '50% 50%',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '14px 1.75px, 1.75px 14px',
      transition: 'background-size token(durations.base) token(easings.standard)',
      // With forced colours, browsers omit gradients.
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
    'details[open] > &': { _after: { backgroundSize: '14px 1.75px, 1.75px 0' } },
  }),
  question: css({ lineHeight: '1.35', minWidth: '0', overflowWrap: 'anywhere', textWrap: 'pretty' }),
  answer: css({
    paddingInlineEnd: { base: '6', sm: '12' },
    paddingBottom: '6.5',
    color: 'text.muted',
    maxWidth: 'measure',
  }),
};

type Props = { section: Faq_section$key };

export function Faq({ section }: Props) {
  const { t } = useLingui();
  const id = useId();
  const data = useFragment(
    graphql`
      fragment Faq_section on PageElementsSectionElementsFaqLayout {
        label
        title
        subtitle
        description
        backgroundColor
        faq {
          question
          answer
        }
      }
    `,
    section,
  );
  const { label, title, subtitle, description } = data;
  const { backgroundColor, faq } = data;
  const entries = (faq ?? []).flatMap((entry) =>
    entry?.question && entry.answer ? [{ question: entry.question, answer: entry.answer }] : [],
  );
  if (entries.length === 0) return null;
  const hasHead = Boolean(label || title || subtitle || description);

  return (
    <Section
      tone={toneOf(backgroundColor, 'sunken')}
      labelledBy={title ? id : undefined}
      label={t`Questions and answers`}
    >
      <Container className={hasHead ? styles.columns : undefined}>
        {hasHead && (
          <div className={styles.head}>
            <SectionHead words={data} isFlush id={id} />
          </div>
        )}
        <div className={styles.list}>
          {entries.map(({ question, answer }, index) => (
            // Questions can repeat, and their order never changes.
            <details key={index} name={id} open={index === 0} className={styles.entry}>
              <summary className={styles.summary}>
                <Heading level={3} look="h4" className={styles.question}>
                  {question}
                </Heading>
              </summary>
              <RichText html={answer} size="inherit" className={styles.answer} />
            </details>
          ))}
        </div>
      </Container>
    </Section>
  );
}
