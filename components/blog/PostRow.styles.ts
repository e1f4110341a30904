import { css } from '#styled/css';

export const styles = {
  row: css({
    position: 'relative',
    display: 'grid',
    gap: '6px 32px',
    padding: '26px 0 28px',
    borderBottom: '1px solid token(colors.border)',
    alignItems: 'baseline',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'minmax(8.5rem, 2fr) minmax(0, 7fr) minmax(0, 2.2fr)' },
  }),
  withPicture: css({ md: { alignItems: 'start' } }),
  date: css({ fontSize: '.875rem', color: 'text.muted', fontStyle: 'italic', whiteSpace: 'nowrap' }),
  words: css({ minWidth: '0', overflowWrap: 'break-word', md: { gridColumn: '2' } }),
  link: css({
    textDecoration: 'none',
    // The whole row leads to the article, while its name stays the title.
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '5px',
    },
  }),
  excerpt: css({
    color: 'text.muted',
    maxWidth: 'measure',
    marginTop: '2',
    '& a': { position: 'relative', zIndex: '1' },
  }),
  meta: css({ fontSize: '.875rem', color: 'text.muted', overflowWrap: 'anywhere' }),
  metaInWords: css({ marginTop: '3' }),
  metaAtEnd: css({ md: { gridColumn: '3', justifySelf: 'end', textAlign: 'end' } }),
  picture: css({
    width: '100%',
    aspectRatio: { base: '16 / 10', md: '4 / 3' },
    objectFit: 'cover',
    borderRadius: 'control',
    marginTop: { base: '3', md: '0' },
    md: { gridColumn: '3' },
  }),
};
