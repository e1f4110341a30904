import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { sectionWords } from '#components/content/sectionWords.ts';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css } from '#styled/css';
import { GuideSteps } from './GuideSteps.tsx';
import type { Guide_section$key } from './__generated__/Guide_section.graphql.ts';

type Props = { section: Guide_section$key };

const styles = { buttons: css({ marginTop: '10' }) };

/** Steps in order, along a tide curve. */
export function Guide({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment Guide_section on PageElementsSectionElementsGuideLayout {
        ...sectionWords_section
        backgroundColor
        steps {
          title
          description
          ...GuideSteps_steps
        }
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const words = sectionWords(data);
  const { title, subtitle, description } = words;
  const { globalButtons } = data;
  const steps = (data.steps ?? []).flatMap((step) => (step?.title || step?.description ? [step] : []));
  if (steps.length === 0) return null;

  return (
    <HeadedSection
      words={words}
      isSplit={Boolean(title && description && !subtitle)}
      tone={toneOf(data.backgroundColor, 'white')}
    >
      <GuideSteps steps={steps} />
      <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
    </HeadedSection>
  );
}
