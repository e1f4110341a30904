import { useLingui } from '@lingui/react';
import { AnimationIsland } from '#components/island/AnimationIsland.tsx';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { Container, Section, type Tone } from '#components/ui/Section/Section.tsx';
import { defaultLocale, isLocale, textDirection } from '#locales/locales.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { css, cx } from '#styled/css';
import { HeroPicture } from './HeroPicture.tsx';
import { HeroLead, HeroTitle, type HeroTextContent } from './HeroText.tsx';
import type { Drawing_media$key } from '#components/drawing/__generated__/Drawing_media.graphql.ts';
import type { HeroPicture_narrow$key } from './__generated__/HeroPicture_narrow.graphql.ts';
import type { HeroPicture_wide$key } from './__generated__/HeroPicture_wide.graphql.ts';

type Props = {
  text: HeroTextContent;
  wide: HeroPicture_wide$key;
  narrow: HeroPicture_narrow$key | null | undefined;
  /** Drawing that overlaps the picture's lower edge. */
  card: Drawing_media$key | undefined;
  animationLink: string | null | undefined;
  tone: Tone;
  /** Whether the picture is an SVG with space for text on its left side. */
  isDrawing: boolean;
};

// Maximum number of characters for a title at display size to fit into the free side of the drawing.
const maxDisplayTitle = 48;

// Frame in which the rings of a signal are clearly visible.
const stillFrame = 30;

const styles = {
  // The card overlaps the band below.
  section: css({ zIndex: '1', xl: { minHeight: '800px' } }),
  text: css({
    position: 'relative',
    zIndex: '2',
    paddingBlock: '48px 40px',
    // The column covers the animation, whose pause button is beside the column.
    xl: { paddingBlock: '116px 150px', pointerEvents: 'none' },
  }),
  column: css({ xl: { maxWidth: '580px', pointerEvents: 'auto' } }),
  lead: css({ maxWidth: '30em', xl: { maxWidth: '30rem' } }),
  picture: css({
    position: 'relative',
    overflow: 'hidden',
    xl: { position: 'absolute', inset: '0', containerType: 'size' },
  }),
  /** Photographs have no empty area for the text, so the image starts beside the text and fades into the background. */
  photograph: css({ xl: { insetInlineStart: '42%' } }),
  scrim: css({
    display: 'none',
    xl: {
      display: 'block',
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      background: {
        base: 'linear-gradient(90deg, {colors.surface}, transparent 32%)',
        _rtl: 'linear-gradient(270deg, {colors.surface}, transparent 32%)',
      },
    },
  }),
  /**
   * If the text is on the right, shifts the drawing so that its empty half is outside the viewport. The drawing cannot
   * be mirrored, because it contains text.
   */
  moved: css({ xl: { left: '-50%', right: '50%' } }),
  /** Keeps the half outside the viewport from widening the page. */
  clipped: css({ overflowX: 'clip' }),
  edge: css({
    display: 'none',
    xl: {
      display: 'block',
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      background: 'linear-gradient(270deg, {colors.surface}, transparent 16%)',
    },
  }),
  /** Cropped like the picture below it, so that both align. */
  animation: css({
    display: 'none',
    xl: {
      display: 'block',
      position: 'absolute',
      right: '0',
      bottom: '0',
      aspectRatio: '11 / 6',
      width: 'max(100cqw, 100cqh * 11 / 6)',
      // The pause button is at the grid's upper right corner, where the chart has no marks.
      '--pause-inset': 'auto var(--bleed) calc(100cqh - 68px) auto',
      _rtl: { '--pause-inset': 'auto auto calc(100cqh - 68px) calc(50cqw + var(--bleed))' },
    },
    // The chart is larger here, and has a mark in that corner.
    '2xl': {
      '--pause-inset': 'auto 24px calc(100cqh - 68px) auto',
      _rtl: { '--pause-inset': 'auto auto calc(100cqh - 68px) calc(50cqw + 24px)' },
    },
  }),
  card: css({
    position: 'relative',
    marginTop: '-120px',
    xl: { position: 'absolute', insetInline: '0', bottom: '-14', marginTop: '0', pointerEvents: 'none' },
  }),
  log: css({ maxWidth: '452px', boxShadow: 'raised', marginInlineStart: 'auto', pointerEvents: 'auto' }),
};

/** Hero of the home page: text on the free side of the picture from `xl`, above the picture on smaller screens. */
export function ChartHero({ text, wide, narrow, card, animationLink, tone, isDrawing }: Props) {
  const { locale } = useLingui().i18n;
  const isMoved = isDrawing && textDirection(isLocale(locale) ? locale : defaultLocale) === 'rtl';
  return (
    <Section tone={tone} spacing="none" className={cx(styles.section, isMoved && styles.clipped)}>
      <Container className={styles.text}>
        <div className={styles.column}>
          <HeroTitle
            text={text}
            look={withoutFieldPath(text.title).length > maxDisplayTitle ? 'h1' : 'display'}
          />
          <HeroLead text={text} leadClassName={styles.lead} />
        </div>
      </Container>
      <div className={cx(styles.picture, isDrawing ? isMoved && styles.moved : styles.photograph)}>
        <HeroPicture wide={wide} narrow={narrow} />
        {!isDrawing && <div className={styles.scrim} data-scrim="" />}
        {animationLink && (
          <AnimationIsland
            animationLink={animationLink}
            stillFrame={stillFrame}
            className={styles.animation}
            waitsForUse
          />
        )}
        {isMoved && <div className={styles.edge} />}
      </div>
      {card && (
        <Container className={styles.card}>
          <Drawing media={card} isLive className={styles.log} />
        </Container>
      )}
    </Section>
  );
}
