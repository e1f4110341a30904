import { css } from '#styled/css';

export const styles = {
  root: css({ marginTop: 'section' }),
  columns: css({
    display: 'grid',
    gap: '8',
    lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'end', columnGap: '18' },
  }),
  fields: css({ display: 'grid', gap: '5', '@media (scripting: none)': { display: 'none' } }),
  slider: css({ width: '100%', minHeight: '6', accentColor: 'accent' }),
  words: css({ display: 'grid', gap: '6' }),
  bill: css({ '& dd span': { justifyItems: 'end' } }),
};
