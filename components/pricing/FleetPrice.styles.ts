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
  // Sticky, because a fixed element would be positioned relative to a section with `content-visibility`, at the
  // section's end.
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
  // Faded while a field is invalid. The bill then shows the last valid numbers.
  bill: css({ '& dd span': { justifyItems: 'end' }, '[data-outdated] &': { opacity: '40%' } }),
};
