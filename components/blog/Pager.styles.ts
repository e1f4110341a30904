import { css } from '#styled/css';

const edge = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  minHeight: '11',
  paddingInline: '4',
  borderRadius: 'control',
  fontWeight: '600',
  flex: { base: '1', sm: 'none' },
} as const;

const number = {
  display: 'grid',
  placeItems: 'center',
  minWidth: { base: '10', sm: '11' },
  minHeight: '11',
  borderRadius: 'control',
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
} as const;

export const styles = {
  pager: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: '10',
  }),
  numbers: css({
    display: 'flex',
    gap: { base: '2', sm: '1' },
    // Below sm the numbers stand on top, in a row of their own.
    order: { base: '-1', sm: '0' },
    width: { base: '100%', sm: 'auto' },
    justifyContent: 'center',
  }),
  number: css({
    ...number,
    textDecoration: 'none',
    _hover: { background: 'shoal' },
    '&[aria-current]': { background: 'ink', color: 'white' },
  }),
  gap: css(number),
  edge: css({
    ...edge,
    textDecoration: 'none',
    border: '1px solid token(colors.border.strong)',
    _hover: { borderColor: 'ink' },
  }),
  edgeOff: css({ ...edge, background: 'surface.tint', color: 'text.muted' }),
};
