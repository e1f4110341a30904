import { css } from '#styled/css';

export const styles = {
  columns: css({
    display: 'grid',
    gap: '10',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: '16', alignItems: 'start' },
  }),
  head: css({ lg: { position: 'sticky', top: '28' } }),
  list: css({ borderTop: '1px solid token(colors.border.ink)' }),
  entry: css({ borderBottom: '1px solid token(colors.border)' }),
  summary: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '6',
    alignItems: 'flex-start',
    paddingBlock: '5',
    listStyle: 'none',
    cursor: 'pointer',
    _hover: { color: 'accent.text' },
    '&::-webkit-details-marker': { display: 'none' },
    // A plus whose upright stroke withdraws when the answer opens.
    _after: {
      content: '""',
      flex: 'none',
      width: '3.5',
      height: '3.5',
      marginTop: '5px',
      backgroundImage:
        'linear-gradient(currentColor, currentColor), linear-gradient(currentColor, currentColor)',
      backgroundPosition: '50% 50%',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '14px 1.75px, 1.75px 14px',
      transition: 'background-size token(durations.base) token(easings.chart)',
      // Where the visitor's own colours are used, browsers leave gradients out.
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
    'details[open] > &': { _after: { backgroundSize: '14px 1.75px, 1.75px 0' } },
  }),
  question: css({ lineHeight: '1.35', minWidth: '0', overflowWrap: 'anywhere', textWrap: 'pretty' }),
  answer: css({
    paddingRight: { base: '6', sm: '12' },
    paddingBottom: '6.5',
    color: 'text.muted',
    maxWidth: 'measure',
  }),
};
