import { css } from '#styled/css';

export const styles = {
  columns: css({
    display: 'grid',
    gap: '10',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: 'clamp(40px, 5vw, 88px)',
    paddingBottom: 'section',
    lg: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: 'clamp(32px, 5vw, 80px)' },
    _print: { display: 'block', paddingBlock: '6' },
  }),
  // The column stays when there is no list: the text never moves to the edge.
  aside: css({ display: { base: 'contents', lg: 'block' }, _print: { display: 'none' } }),
  prose: css({
    textStyle: 'article',
    minWidth: '0',
    '& > * + *': { marginTop: '1.25em' },
    '& > * + [data-section-heading]': { marginTop: '2em' },
    '& > [data-section-heading] + *': { marginTop: '.7em' },
    // A picture brings its own distances.
    '& > * + figure': { marginTop: '2.4em' },
    '& > footer': { marginTop: '3em', fontSize: '1rem' },
  }),
  unsigned: css({
    maxWidth: '38.5rem',
    borderTop: '1px solid token(colors.border)',
    _print: { display: 'none' },
  }),
};
