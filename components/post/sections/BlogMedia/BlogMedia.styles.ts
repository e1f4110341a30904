import { css, cva } from '#styled/css';

/** How far a picture reaches; `full` passes over the contents list and takes its place meanwhile. */
export const figure = cva({
  base: {
    marginBlock: '2.4em',
    '& img': { width: '100%' },
    _print: { breakInside: 'avoid' },
  },
  variants: {
    width: {
      small: { maxWidth: '38.5rem' },
      large: {},
      full: {
        lg: {
          position: 'relative',
          zIndex: '1',
          marginInlineStart: 'calc(-100% / 3 - clamp(32px, 5vw, 80px))',
          background: 'surface',
        },
      },
    },
  },
});

export const frame = css({
  border: '1px solid token(colors.border)',
  borderRadius: 'panel',
  padding: { base: '4', sm: '6' },
  '& img': { borderRadius: 'control' },
  overflowX: { base: 'auto', sm: 'visible' },
});

/** Drawings stay legible on narrow screens. */
export const drawing = css({ minWidth: { base: '600px', sm: '0' } });

export const caption = css({
  marginTop: '14px',
  maxWidth: 'measure',
  fontSize: '.875rem',
  lineHeight: '1.5',
  color: 'text.muted',
});
