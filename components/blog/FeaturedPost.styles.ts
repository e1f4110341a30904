import { css } from '#styled/css';

const picture = { width: '100%', aspectRatio: '16 / 10', borderRadius: 'panel' } as const;

export const styles = {
  lead: css({
    position: 'relative',
    display: 'grid',
    gap: '7',
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 'clamp(40px, 5vw, 72px)' },
  }),
  picture: css({ ...picture, objectFit: 'cover' }),
  water: css({
    ...picture,
    overflow: 'hidden',
    background: 'surface.tint',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
  words: css({ minWidth: '0', overflowWrap: 'break-word' }),
  category: css({ textStyle: 'label', color: 'accent.text', marginBottom: '2.5' }),
  title: css({ lg: { fontSize: 'clamp(2rem, 1.2rem + 1.7vw, 2.75rem)' } }),
  link: css({
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '6px',
    },
  }),
  excerpt: css({
    color: 'text.muted',
    marginTop: '14px',
    maxWidth: '30em',
    '& a': { position: 'relative', zIndex: '1' },
  }),
};
