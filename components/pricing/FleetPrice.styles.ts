import { css } from '#styled/css';

export const styles = {
  root: css({ marginTop: 'section' }),
  columns: css({
    display: 'grid',
    gap: '8',
    lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'end', columnGap: '18' },
  }),
  fields: css({
    position: 'relative',
    display: 'grid',
    gap: '5',
    '@media (scripting: none)': { display: 'none' },
  }),
  // Hangs below the fields, within the window, and takes no room. What is fixed in a section that is laid out late would
  // be at the section's end.
  withoutScript: css({
    '[data-needs-script]:focus-within &': {
      display: 'block',
      position: 'sticky',
      bottom: '28',
      height: '0',
      marginTop: '-5',
    },
  }),
  slider: css({ width: '100%', minHeight: '6', accentColor: 'accent' }),
  words: css({ display: 'grid', gap: '6' }),
  // Grey while it is the bill of the last numbers that could be reckoned, and not of those in the fields.
  bill: css({ '& dd span': { justifyItems: 'end' }, '[data-outdated] &': { opacity: '40%' } }),
};
