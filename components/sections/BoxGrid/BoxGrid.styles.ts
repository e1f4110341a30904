import { css, cva } from '#styled/css';

export type Surface = 'night' | 'warm' | 'cool' | 'white';

export const grid = css({
  display: 'grid',
  gap: '4',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  lg: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

/**
 * Columns that the cells span: 7 (two rows), 5, 5, then 5 and 7, repeated. On tablets, one wide cell is above two rows
 * of two. A last cell that is alone in its row spans the whole row.
 */
export const spans = css({
  md: {
    '& > :nth-child(5n+1), & > :nth-child(5n+2):last-child, & > :nth-child(5n+4):last-child': {
      gridColumn: '1 / -1',
    },
  },
  lg: {
    '& > :nth-child(5n+1)': { gridColumn: '1 / 8', gridRow: 'span 2' },
    '& > :nth-child(5n+2), & > :nth-child(5n+3)': { gridColumn: '8 / 13' },
    '& > :nth-child(5n+2):last-child': { gridRow: 'span 2' },
    '& > :nth-child(5n+4)': { gridColumn: '1 / 6' },
    '& > :nth-child(5n+4):last-child': { gridColumn: '1 / 13' },
    '& > :nth-child(5n+5)': { gridColumn: '6 / 13' },
    '& > :nth-child(5n+1):last-child': { gridColumn: '1 / 13', gridRow: 'auto' },
  },
});

export const cell = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '& :is(h2, h3):has(a):hover': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '4px',
    },
    '&:has(a:hover) svg[data-arrow]': { transform: 'translateX(3px)' },
  },
  variants: {
    surface: {
      white: {},
      night: { borderColor: 'surface' },
      warm: {
        background: 'surface.warm',
        borderColor: 'warmEdge',
        '--colors-text-muted': '{colors.muted.warm}',
      },
      cool: {
        background: 'surface.cool',
        borderColor: 'coolEdge',
        '--colors-text-muted': '{colors.muted.cool}',
      },
    },
    hasPicture: { true: { minHeight: '340px', lg: { minHeight: '440px' } }, false: {} },
    hasNeighbourPictures: { true: { minHeight: '340px' }, false: {} },
  },
});

export const parts = {
  text: css({
    position: 'relative',
    padding: '7',
    md: { padding: '9' },
    lg: { '&:not(:last-child)': { paddingBottom: '0' } },
  }),
  title: css({ display: 'flex', justifyContent: 'space-between', gap: '4', overflowWrap: 'anywhere' }),
  /** The whole cell is clickable, while the link's name is only the title. */
  link: css({
    color: 'inherit',
    textDecoration: 'inherit',
    _after: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
  }),
  mark: css({
    flex: 'none',
    width: '4',
    height: '4',
    marginTop: '.35em',
    transition: 'transform token(durations.fast) token(easings.standard)',
  }),
  description: css({ marginTop: '2', maxWidth: '30em', color: 'text.muted', overflowWrap: 'break-word' }),
  /** Touches the cell's lower edge. The drawing's text is aligned with the cell's. */
  drawing: css({
    marginTop: 'auto',
    paddingTop: '6',
    position: 'relative',
    '--drawing-inset': '28px',
    md: { '--drawing-inset': '36px' },
  }),
  picture: css({
    position: 'relative',
    flex: 'none',
    aspectRatio: '16 / 9',
    marginTop: 'auto',
    overflow: 'hidden',
    lg: { flex: '1', aspectRatio: 'auto', minHeight: '180px', marginTop: '8' },
  }),
  tallPicture: css({ aspectRatio: '4 / 5', sm: { aspectRatio: '1' }, lg: { aspectRatio: 'auto' } }),
  image: css({ position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' }),
  corner: css({ objectPosition: { base: '0 0', _rtl: '100% 0' } }),
  focus: css({ objectPosition: '68% 50%' }),
  figure: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '1 3',
    margin: 'auto 0 0',
    padding: '40px 28px 26px',
    textStyle: 'price',
    md: { paddingInline: '9' },
  }),
  figureWords: css({
    textStyle: 'small',
    fontWeight: '400',
    fontStretch: '100%',
    letterSpacing: '0',
    color: 'text.muted',
    maxWidth: '14em',
  }),
};
