import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css } from '#styled/css';
import { GuideSteps } from './GuideSteps.tsx';
import type { Guide_section$key } from './__generated__/Guide_section.graphql.ts';

type Props = { section: Guide_section$key };

const styles = { buttons: css({ marginTop: '10' }) };

/** Steps in order, below the company's drawing. */
export function Guide({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment Guide_section on PageElementsSectionElementsGuideLayout {
        label
        title
        subtitle
        description
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
  const { title, subtitle, description } = data;
  const { globalButtons } = data;
  const steps = (data.steps ?? []).flatMap((step) => (step?.title || step?.description ? [step] : []));
  if (steps.length === 0) return null;

  return (
    <HeadedSection
      words={data}
      isSplit={Boolean(title && description && !subtitle)}
      tone={toneOf(data.backgroundColor, 'white')}
    >
      <GuideSteps steps={steps} />
      <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
    </HeadedSection>
  );
}
