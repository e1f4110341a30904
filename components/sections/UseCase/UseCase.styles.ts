import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { css, cva } from '#styled/css';

// From `lg`, a scene is positioned beside the list and does not affect the layout, so its height is estimated. A wider
// scene needs fewer lines.
const roomFor = {
  shortest: 'max(144px, 208px - 5vw)',
  short: 'max(168px, 248px - 6.25vw)',
  medium: 'max(212px, 352px - 11vw)',
  long: 'max(340px, 640px - 23.4vw)',
  longest: 'max(540px, 840px - 23.4vw)',
};

/** Returns the height class that the scenes need, estimated from their longest text. */
export function sceneRoom(descriptions: readonly string[]): keyof typeof roomFor {
  const maxLength = Math.max(
    0,
    ...descriptions.flatMap((text) => text.split('\n').map((line) => withoutFieldPath(line).length)),
  );
  if (maxLength <= 60) return 'shortest';
  if (maxLength <= 90) return 'short';
  if (maxLength <= 160) return 'medium';
  return maxLength <= 300 ? 'long' : 'longest';
}

const sceneWidth = 'calc(token(sizes.inner) * 2 / 3 - 24px)';
const pictureHeight = 'calc((token(sizes.inner) * 2 / 3 - 24px) * 10 / 16)';

export const uses = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '9',
    lg: { position: 'relative', alignContent: 'start', '--scene-width': sceneWidth },
  },
  variants: {
    form: {
      picture: {
        lg: { '--scene-top': pictureHeight, minHeight: 'calc(var(--scene-top) + var(--scene-room))' },
      },
      text: { lg: { '--scene-top': '0px', minHeight: 'calc(var(--scene-room) * 1.6)' } },
      list: {},
    },
    room: {
      shortest: { '--scene-room': roomFor.shortest },
      short: { '--scene-room': roomFor.short },
      medium: { '--scene-room': roomFor.medium },
      long: { '--scene-room': roomFor.long },
      longest: { '--scene-room': roomFor.longest },
    },
  },
});

const firstColumn = { lg: { width: 'calc(100% / 3 - 24px)' } };

export const styles = {
  head: css(firstColumn),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  title: css({ lg: { fontSize: 'clamp(2rem, 1.2rem + 1.6vw, 2.75rem)' } }),
  subtitle: css({ marginTop: '4', textStyle: 'lead', color: 'text.muted' }),
  description: css({ marginTop: '4', color: 'text.muted' }),
  list: css({ borderTop: '1px solid token(colors.border.ink)', ...firstColumn }),
  picture: css({
    width: '100%',
    overflow: 'hidden',
    borderRadius: 'panel',
    lg: {
      aspectRatio: '16 / 10',
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      width: 'var(--scene-width)',
      borderRadius: '10px 10px 0 0',
    },
  }),
  image: css({ aspectRatio: '16 / 10', objectFit: 'cover' }),
  drawing: css({ aspectRatio: 'auto' }),
};

export const scene = cva({
  base: {
    margin: '4px 0 24px',
    background: 'surface.tint',
    borderRadius: 'panel',
    padding: '24px 20px 28px',
    // A tinted scene would be invisible on a tinted band.
    '[data-tone=tint] &': { background: 'surface' },
    md: { padding: '28px 28px 32px' },
    lg: {
      position: 'absolute',
      top: 'var(--scene-top)',
      insetInlineEnd: '0',
      width: 'var(--scene-width)',
      maxHeight: 'calc(100% - var(--scene-top))',
      margin: '0',
      overflowY: 'auto',
    },
  },
  variants: {
    hasPicture: {
      true: { lg: { borderRadius: '0 0 10px 10px' } },
      false: { lg: { display: 'grid', alignContent: 'space-evenly' } },
    },
  },
});

export const parts = cva({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4.5' },
  variants: {
    hasPicture: {
      true: { md: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: '7' } },
      false: {
        md: {
          gap: '0',
          '& > div': {
            display: 'grid',
            gridTemplateColumns: '8rem minmax(0, 1fr)',
            gap: '6',
            paddingBlock: '5',
            alignItems: 'baseline',
          },
          '& > div + div': { borderTop: '1px solid token(colors.border)' },
          '& dd': { fontSize: '1.125rem', color: 'text' },
        },
      },
    },
  },
});

export const sceneStyles = {
  useCase: css({ borderBottom: '1px solid token(colors.border)' }),
  name: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: '16',
    paddingBlock: '14px',
    paddingInline: '18px 0',
    listStyle: 'none',
    borderInlineStart: '3px solid transparent',
    // With forced colours, browsers paint transparent borders, which would mark every tab as chosen.
    '@media (forced-colors: active)': { 'details:not([open]) > &': { borderInlineStartColor: 'Canvas' } },
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent.text' },
    'details[open] > &': {
      borderInlineStartColor: 'accent',
      color: 'inherit',
      '& > svg': { transform: 'rotate(180deg)', lg: { transform: 'rotate(-90deg)' } },
    },
    '& > svg': {
      transition: 'transform token(durations.base) token(easings.standard)',
      lg: { transform: 'rotate(-90deg)' },
      _rtl: { scale: '-1 1' },
    },
  }),
  plainName: css({
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '16',
    paddingInlineStart: '5',
  }),
  icon: css({ width: '7', height: '7', flex: 'none' }),
  title: css({ marginInlineEnd: 'auto', overflowWrap: 'anywhere' }),
  term: css({ textStyle: 'small', fontWeight: '600', overflowWrap: 'break-word' }),
  words: css({
    marginTop: '0.5',
    textStyle: 'small',
    color: 'text.muted',
    overflowWrap: 'break-word',
    _firstLetter: { textTransform: 'uppercase' },
  }),
  link: css({ marginTop: '5', justifySelf: 'start' }),
};
