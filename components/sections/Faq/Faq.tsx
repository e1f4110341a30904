import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { sectionWords } from '#components/content/sectionWords.ts';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { Faq_section$key } from './__generated__/Faq_section.graphql.ts';
import { styles } from './Faq.styles.ts';

type Props = { section: Faq_section$key };

export function Faq({ section }: Props) {
  const { t } = useLingui();
  const id = useId();
  const data = useFragment(
    graphql`
      fragment Faq_section on PageElementsSectionElementsFaqLayout {
        ...sectionWords_section
        backgroundColor
        faq {
          question
          answer
        }
      }
    `,
    section,
  );
  const words = sectionWords(data);
  const { label, title, subtitle, description } = words;
  const { backgroundColor, faq } = data;
  const answered = (faq ?? []).flatMap((entry) =>
    entry?.question && entry.answer ? [{ question: entry.question, answer: entry.answer }] : [],
  );
  if (answered.length === 0) return null;
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
            <SectionHead {...words} isFlush id={id} />
          </div>
        )}
        <div className={styles.list}>
          {answered.map(({ question, answer }, index) => (
            // Questions may be asked twice; a list that never changes may go by place.
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
