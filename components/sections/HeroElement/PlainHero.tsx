import type { ReactNode } from 'react';
import { AnimationIsland } from '#components/animation/AnimationIsland.tsx';
import { Container, Grid, Section, type Tone } from '#components/ui/Section/Section.tsx';
import { css, cva } from '#styled/css';
import { HeroLead, HeroTitle, type HeroTextContent } from './HeroText.tsx';

type Props = {
  text: HeroTextContent;
  tone: Tone;
  alignment: string | undefined;
  animationLink: string | null | undefined;
  /** An instrument of the page's subject, in the right third. */
  drawing: ReactNode;
};

const styles = {
  section: css({
    borderBottom: '1px solid token(colors.border)',
    paddingBlock: 'clamp(32px, 4vw, 56px) clamp(48px, 6vw, 88px)',
    // Without breadcrumbs above it.
    _first: { paddingTop: 'clamp(48px, 6vw, 96px)' },
  }),
  lead: css({ maxWidth: '33.5em' }),
  drawing: css({
    gridColumn: '1 / -1',
    marginTop: '10',
    alignSelf: 'center',
    // Beside the lead, below a title that has the whole width; from lg beside both.
    md: { gridColumn: '8 / 13', gridRow: '2', marginTop: '7', alignSelf: 'start' },
    lg: { gridColumn: '9 / 13', gridRow: '1', marginTop: '0', alignSelf: 'center' },
  }),
  title: css({ gridColumn: '1 / -1' }),
  rest: cva({
    base: { gridColumn: '1 / -1', md: { gridRow: '2' } },
    variants: { isBesideDrawing: { true: { md: { gridColumn: '1 / 8' } } } },
  }),
  animation: css({
    display: 'none',
    lg: { display: 'block', gridColumn: '9 / 13', gridRow: '1', alignSelf: 'center' },
  }),
};

const text = cva({
  base: { display: 'contents', lg: { display: 'block', gridRow: '1' } },
  variants: {
    alignment: {
      left: { lg: { gridColumn: '1 / 9' } },
      center: { lg: { gridColumn: '3 / 11' } },
      right: { lg: { gridColumn: '5 / 13' } },
    },
  },
});

/** An inner page's hero: the text alone, with a hairline below. Alignment moves its left edge; it is never centred. */
export function PlainHero({ text: content, tone, alignment, animationLink, drawing }: Props) {
  const edge = alignment === 'center' || alignment === 'right' ? alignment : 'left';
  return (
    <Section tone={tone} spacing="none" className={styles.section}>
      <Container>
        <Grid>
          <div className={text({ alignment: edge })}>
            <div className={styles.title}>
              <HeroTitle text={content} look="h1" />
            </div>
            <div className={styles.rest({ isBesideDrawing: Boolean(drawing) })}>
              <HeroLead text={content} leadClassName={styles.lead} />
            </div>
          </div>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
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
