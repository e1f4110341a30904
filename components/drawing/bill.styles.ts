import { css } from '#styled/css';

/** Lines with their amounts, the last of them the sum. */
export const billRows = css({
  padding: '4px var(--inset) 14px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '10px' },
  '& > div + div': { borderTop: '1px solid token(colors.border)' },
  // What the sum is stands above it where both do not fit in a line.
  '& > :last-child': {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    borderTopColor: 'border.ink',
    fontWeight: '600',
  },
  '& > :last-child dd': { textStyle: 'h3' },
  '& small': { display: 'block', textStyle: 'caption', color: 'text.muted' },
  // An amount in several currencies is a grid, whose items take this over.
  '& dd': { flex: 'none', marginInlineStart: 'auto', justifyItems: 'end' },
});
