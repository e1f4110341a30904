import { css } from '#styled/css';

/** Lines with amounts, the last of which is the total. */
export const billRows = css({
  padding: '4px var(--inset) 14px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '10px' },
  '& > div + div': { borderTop: '1px solid token(colors.border)' },
  // The total's label moves above the amount if both do not fit on one line.
  '& > :last-child': {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    borderTopColor: 'border.ink',
    fontWeight: '600',
  },
  '& > :last-child dd': { textStyle: 'h3' },
  '& small': { display: 'block', textStyle: 'caption', color: 'text.muted' },
  // Inherited by the items of the grid that stacks several currencies.
  '& dd': { flex: 'none', marginInlineStart: 'auto', justifyItems: 'end' },
});
