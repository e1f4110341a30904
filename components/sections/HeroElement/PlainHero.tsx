import type { ReactNode } from 'react';
import { AnimationIsland } from '#components/island/AnimationIsland.tsx';
import { Container, Grid, Section, type Tone } from '#components/ui/Section/Section.tsx';
import { css, cva } from '#styled/css';
import { HeroLead, HeroTitle, type HeroTextContent } from './HeroText.tsx';

type Props = {
  text: HeroTextContent;
  tone: Tone;
  alignment: string | undefined;
  animationLink: string | null | undefined;
  /** Drawing beside the text in a third of the width, or below centred text at full width. */
  drawing: ReactNode;
};

const styles = {
  section: css({
    borderBottom: '1px solid token(colors.border)',
    paddingBlock: 'clamp(32px, 4vw, 56px) clamp(48px, 6vw, 88px)',
    // Applies if there are no breadcrumbs above.
    _first: { paddingTop: 'clamp(48px, 6vw, 96px)' },
  }),
  lead: css({ maxWidth: '33.5em' }),
  drawing: cva({
    base: { gridColumn: '1 / -1', marginTop: '10', alignSelf: 'center' },
    variants: {
      alignment: {
        // Beside the lead and below a full-width title. From `lg`, beside both.
        left: {
          md: { gridColumn: '8 / 13', gridRow: '2', marginTop: '7', alignSelf: 'start' },
          lg: { gridColumn: '9 / 13', gridRow: '1', marginTop: '0', alignSelf: 'center' },
        },
        right: {
          md: { gridColumn: '8 / 13', gridRow: '2', marginTop: '7', alignSelf: 'start' },
          lg: { gridColumn: '1 / 5', gridRow: '1', marginTop: '0', alignSelf: 'center' },
        },
        center: { lg: { marginTop: '14' } },
      },
    },
  }),
  title: cva({
    base: { gridColumn: '1 / -1' },
    variants: { isAboveDrawing: { true: { lg: { gridColumn: '1 / 8' } } } },
  }),
  rest: cva({
    base: { gridColumn: '1 / -1' },
    variants: {
      place: {
        alone: {},
        besideDrawing: { md: { gridColumn: '1 / 8', gridRow: '2' } },
        // Title and lead are aligned at the bottom, above the drawing.
        aboveDrawing: { lg: { gridColumn: '8 / 13', alignSelf: 'end' } },
      },
    },
  }),
  animation: css({
    display: 'none',
    lg: { display: 'block', gridColumn: '9 / 13', gridRow: '1', alignSelf: 'center' },
  }),
};

const text = cva({
  base: { display: 'contents' },
  variants: {
    column: {
      left: { lg: { display: 'block', gridRow: '1', gridColumn: '1 / 9' } },
      center: { lg: { display: 'block', gridRow: '1', gridColumn: '3 / 11' } },
      right: { lg: { display: 'block', gridRow: '1', gridColumn: '5 / 13' } },
      // Title and lead are direct children of the grid.
      aboveDrawing: {},
    },
  },
});

/**
 * Hero of an inner page: text with a thin line below. The alignment moves the start of the text; lines are never
 * centred.
 */
export function PlainHero({ text: content, tone, alignment, animationLink, drawing }: Props) {
  const edge = alignment === 'center' || alignment === 'right' ? alignment : 'left';
  const isAboveDrawing = Boolean(drawing) && edge === 'center';
  return (
    <Section tone={tone} spacing="none" className={styles.section}>
      <Container>
        <Grid>
          <div className={text({ column: isAboveDrawing ? 'aboveDrawing' : edge })}>
            <div className={styles.title({ isAboveDrawing })}>
              <HeroTitle text={content} look="h1" />
            </div>
            <div
              className={styles.rest({
                place: isAboveDrawing ? 'aboveDrawing' : drawing ? 'besideDrawing' : 'alone',
              })}
            >
              <HeroLead text={content} leadClassName={styles.lead} />
            </div>
          </div>
          {drawing && <div className={styles.drawing({ alignment: edge })}>{drawing}</div>}
          {animationLink && !drawing && edge === 'left' && (
            <AnimationIsland
              animationLink={animationLink}
              loop={false}
              width={2}
              height={1}
              className={styles.animation}
            />
          )}
        </Grid>
      </Container>
    </Section>
  );
}
