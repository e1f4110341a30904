import { css, cva } from '#styled/css';

export const styles = {
  rows: css({ borderTop: '1px solid token(colors.border.ink)' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px 32px',
    paddingBlock: '6.5',
    borderBottom: '1px solid token(colors.border)',
    alignItems: 'baseline',
    md: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 4fr)' },
  }),
  label: css({ fontSize: '.875rem', fontWeight: '600', color: 'accent.text', marginTop: '0.5' }),
  description: css({ color: 'text.muted', maxWidth: 'measure' }),
  facts: css({ marginTop: '3', color: 'text' }),
  amount: cva({
    variants: {
      isWords: {
        true: { textStyle: 'h3' },
        false: { textStyle: 'figure', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      },
    },
  }),
  unit: css({ fontSize: '.9375rem', lineHeight: '1.5', color: 'text.muted', whiteSpace: 'pre-line' }),
  once: css({ display: 'block' }),
  details: css({ marginTop: '2.5' }),
  summary: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    listStyle: 'none',
    cursor: 'pointer',
    textStyle: 'small',
    fontWeight: '600',
    color: 'text',
    _hover: { color: 'accent.text' },
    '&::-webkit-details-marker': { display: 'none' },
  }),
  chevron: css({
    width: '3',
    height: '3',
    transition: 'transform token(durations.base) token(easings.standard)',
    'details[open] &': { transform: 'rotate(180deg)' },
  }),
  features: css({ marginTop: '1.5' }),
  feature: css({
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '3',
    paddingBlock: '1',
    textStyle: 'small',
  }),
  mark: css({ marginTop: '1' }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: '3' }),
  /** Row above the prices: the note about all prices, and the controls above the price column. */
  bar: css({
    display: 'grid',
    gap: '4 6',
    alignItems: 'end',
    marginBottom: '6',
    md: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
  footnote: css({ fontSize: '.875rem', lineHeight: '1.5', color: 'text.muted', maxWidth: '53.5em' }),
  controls: css({ md: { gridColumn: '2' } }),
  buttons: css({ marginTop: '6' }),
};
