import { css } from '#styled/css';

const portrait = { width: '100%', aspectRatio: '3 / 4', background: 'surface.tint' } as const;

export const styles = {
  team: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '36px 16px',
    sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    lg: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: '16', columnGap: 'columnGap' },
  }),
  // An index in threes; every second row is indented by two columns.
  person: css({
    lg: {
      gridColumn: 'span 3',
      '&:nth-child(3n + 1)': { gridColumn: '1 / span 3' },
      '&:nth-child(6n + 4)': { gridColumn: '3 / span 3' },
    },
  }),
  portrait: css({ ...portrait, objectFit: 'cover' }),
  initials: css({
    ...portrait,
    display: 'grid',
    placeItems: 'center',
    fontSize: 'clamp(2.5rem, 5vw, 4rem)',
    fontWeight: '600',
    fontStretch: '80%',
    letterSpacing: '-.03em',
    color: 'text.muted',
  }),
  name: css({ marginTop: '4', overflowWrap: 'anywhere' }),
  work: css({
    marginTop: '0.5',
    fontSize: '.9375rem',
    lineHeight: '1.45',
    color: 'text.muted',
    overflowWrap: 'break-word',
  }),
  fact: css({ fontSize: '.9375rem', lineHeight: '1.45', fontStyle: 'italic', overflowWrap: 'break-word' }),
  links: css({ display: 'flex', gap: '1', marginTop: '1', marginLeft: '-2.5' }),
  link: css({
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    color: 'text.muted',
    _hover: { color: 'accent.text' },
  }),
};
