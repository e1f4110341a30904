import { css, cva } from '#styled/css';

const hairline = '1px solid token(colors.border)';

export const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12',
    lg: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '36px clamp(48px, 6vw, 96px)',
      alignItems: 'start',
    },
  }),
  words: css({ lg: { gridColumn: '1', gridRow: '1' } }),
  form: css({ lg: { gridColumn: '2', gridRow: '1 / span 2' } }),
  addresses: cva({
    base: { overflowWrap: 'break-word' },
    variants: {
      isBeside: {
        true: { lg: { gridColumn: '2', gridRow: '1 / span 2' } },
        false: { lg: { gridColumn: '1' } },
      },
    },
  }),
  // Addresses, telephone and hours: a register on hairlines, whether the editor wrote a definition list or paragraphs.
  register: css({
    '& > p': { borderTop: hairline, paddingBlock: '3.5', margin: '0', _last: { borderBottom: hairline } },
    '& > p > strong:first-child': { fontWeight: '400', fontSize: '.9375rem', color: 'text.muted' },
    '& dl': {
      columnGap: '0',
      gridTemplateColumns: { base: 'minmax(0, 6rem) minmax(0, 1fr)', sm: '7.5rem minmax(0, 1fr)' },
      borderBottom: hairline,
    },
    '& :is(dt, dd)': { borderTop: hairline, paddingBlock: '3.5', margin: '0' },
    '& dt': { fontWeight: '400', fontSize: '.9375rem', color: 'text.muted', paddingRight: '4' },
  }),
};
