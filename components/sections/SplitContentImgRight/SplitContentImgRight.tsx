import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { Media } from '#components/media/Media.tsx';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { selectedValue } from '#components/content/selectedValue.ts';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css, cva, cx } from '#styled/css';
import type { SplitContentImgRight_section$key } from './__generated__/SplitContentImgRight_section.graphql.ts';
import { splitLeadIn } from '#components/content/leadIn.ts';

type Props = { section: SplitContentImgRight_section$key };

const split = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12',
    lg: { gap: 'clamp(48px, 6vw, 96px)' },
  },
  variants: {
    layout: {
      pictureRight: { lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'center' } },
      pictureLeft: {
        lg: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          alignItems: 'center',
          '& > :first-child': { order: '1' },
        },
      },
      stepsRight: { lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'start' } },
      textOnly: { lg: { gridTemplateColumns: 'minmax(0, 760px)' } },
    },
  },
});

const styles = {
  steps: css({ marginTop: '9' }),
  buttons: css({ marginTop: '8' }),
  image: css({ width: '100%', aspectRatio: '7 / 5', objectFit: 'cover', borderRadius: 'panel' }),
};

/** Text with numbered steps beside a picture. If there is no picture, the steps take its place. */
export function SplitContentImgRight({ section }: Props) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment SplitContentImgRight_section on PageElementsSectionElementsSplitContentImgRightLayout {
        label
        title
        subtitle
        description
        alignment
        backgroundColor
        list {
          text
        }
        globalButtons {
          ...sectionButtons_button
        }
        image {
          node {
            drawing {
              kind
            }
            ...Media_media
          }
        }
      }
    `,
    section,
  );
  const { title, description } = data;
  const { image, globalButtons } = data;
  const steps = (data.list ?? []).flatMap((item) => (item?.text ? [item.text] : []));
  if (!title && !description && steps.length === 0) return null;
  const sideOfPicture = selectedValue(data.alignment) === 'right' ? 'pictureLeft' : 'pictureRight';
  // Like a photograph, a curve can be stretched. Other drawings have the height of their content.
  const isStretched = !hasDrawing(image?.node) || selectedValue(image?.node.drawing?.kind) === 'curve';
  const layout = image ? sideOfPicture : steps.length > 0 ? 'stepsRight' : 'textOnly';

  return (
    <Section
      tone={toneOf(data.backgroundColor, 'white')}
      spacing={image ? 'normal' : 'tight'}
      labelledBy={title ? titleId : undefined}
    >
      <Container className={split({ layout })}>
        <div>
          <SectionHead words={data} id={titleId} isFlush />
          {image && <NumberedSteps steps={steps} className={styles.steps} />}
          <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
        </div>
        {image ? (
          <Media
            media={image.node}
            className={isStretched ? styles.image : undefined}
            sizes="(min-width: 1360px) 700px, (min-width: 1024px) 54vw, 94vw"
          />
        ) : (
          <NumberedSteps steps={steps} />
        )}
      </Container>
    </Section>
  );
}

const numberedStepsStyles = {
  list: css({ counterReset: 'step', borderTop: '1px solid token(colors.border)' }),
  step: css({
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    paddingBlock: '4.5',
    borderBottom: '1px solid token(colors.border)',
    overflowWrap: 'break-word',
    _before: { content: 'counter(step)', fontStyle: 'italic', fontWeight: '500', color: 'text.muted' },
  }),
  name: css({ fontWeight: '600' }),
  words: css({
    gridColumn: '2',
    textStyle: 'small',
    color: 'text.muted',
    _firstLetter: { textTransform: 'uppercase' },
  }),
};

/** Steps with italic numbers, separated by thin lines. The lead is bold, such as “Create” in “Create: assign a SIM”. */
function NumberedSteps({ steps, className }: { steps: readonly string[]; className?: string }) {
  if (steps.length === 0) return null;
  return (
    <ol className={cx(numberedStepsStyles.list, className)}>
      {steps.map((step) => {
        const { lead, rest } = splitLeadIn(step);
        return (
          <li key={step} className={numberedStepsStyles.step}>
            <b className={numberedStepsStyles.name}>{lead ?? rest}</b>
            {lead && <p className={numberedStepsStyles.words}>{rest}</p>}
          </li>
        );
      })}
    </ol>
  );
}
