import { css, cva } from '#styled/css';

/** Frame of a drawing. It is a query container, because its width differs a lot between sections. */
export const frame = cva({
  base: {
    containerType: 'inline-size',
    width: '100%',
    '--inset': 'var(--drawing-inset, 18px)',
    // Inset at the inline end, for a drawing that starts at the edge of a band.
    '--inset-end': 'var(--drawing-inset-end, var(--inset))',
    textStyle: 'small',
    lineHeight: '1.45',
    overflowWrap: 'anywhere',
  },
  variants: {
    ground: {
      none: {},
      map: { position: 'relative', aspectRatio: '4 / 3', borderRadius: 'panel', overflow: 'hidden' },
      night: { borderRadius: 'panel', overflow: 'hidden' },
      sheet: { overflow: 'hidden' },
      cool: { background: 'cool', color: 'ink', borderRadius: 'panel', overflow: 'hidden' },
      tint: { background: 'surface.tint', borderRadius: 'panel', overflow: 'hidden' },
    },
  },
});

/** Head and content of a drawing. In a frame with a fixed height, the content takes the remaining space. */
export const filling = css({ display: 'flex', flexDirection: 'column', height: '100%' });

/** Line above a drawing, with the title at the start and the note at the end. */
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '1 4',
  paddingBlock: '14px',
  paddingInline: 'var(--inset) var(--inset-end)',
  borderBottom: '1px solid token(colors.border)',
  fontWeight: '600',
  '& span': { fontWeight: '400', color: 'text.muted' },
});

/** Mark of a state: circle, square or triangle, so that state is never conveyed by colour alone. */
export const mark = cva({
  base: { display: 'inline-block', flex: 'none', width: '2', height: '2', forcedColorAdjust: 'none' },
  variants: {
    state: {
      fine: { background: 'success', borderRadius: '50%' },
      signal: { background: 'accent.text', borderRadius: '50%' },
      warning: { background: 'warning', clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
      fault: { background: 'danger' },
    },
  },
});

/** Coloured marker in front of a label. */
export const key = css({ marginInlineEnd: '2' });

export const pill = cva({
  base: { padding: '2px 9px', borderRadius: 'tag', textStyle: 'caption', fontWeight: '600' },
  variants: {
    state: {
      none: { background: 'surface.tint' },
      fine: { background: 'positive.tint', color: 'positive.text' },
      signal: { background: 'accent.tint', color: 'accent.text' },
      warning: { background: 'warning', color: 'ink' },
      fault: { background: 'negative.tint', color: 'negative.text' },
    },
  },
});
