import { css, cva } from '#styled/css';

export const styles = {
  plan: cva({
    base: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: { base: '32px 28px 36px', lg: '40px 36px 44px' },
      // The features are beside the price.
      mdToLg: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: '12',
      },
      '& + &': {
        borderTop: '1px solid token(colors.border)',
        lg: { borderTop: '0', borderInlineStart: '1px solid token(colors.border)' },
      },
      lg: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
    },
    variants: {
      isRaised: {
        true: {
          lg: { marginBlock: '-28px', paddingBlock: '68px 72px' },
          // With forced colours, an outline replaces the background.
          '@media (forced-colors: active)': { outline: '1px solid' },
        },
      },
    },
  }),
  label: cva({
    base: {
      fontSize: '.875rem',
      fontWeight: '600',
      color: 'accent.text',
      lg: { position: 'absolute', top: '14px' },
    },
    variants: { isRaised: { true: { lg: { top: '34px' } } } },
  }),
  title: css({ fontSize: '1.75rem', letterSpacing: '-.02em', lineHeight: '1.2' }),
  description: css({ color: 'text.muted', marginTop: '1.5', maxWidth: '23em' }),
  price: css({ marginTop: '7' }),
  amount: cva({
    base: { display: 'block' },
    variants: {
      isWords: {
        true: { textStyle: 'h2', overflowWrap: 'break-word' },
        false: { textStyle: 'price', whiteSpace: 'nowrap' },
      },
    },
  }),
  subtitle: css({
    display: 'block',
    marginTop: '2.5',
    textStyle: 'small',
    color: 'text.muted',
    whiteSpace: 'pre-line',
  }),
  once: css({ display: 'block' }),
  buttons: css({ marginTop: '7', '& > *': { flex: '1 1 100%' } }),
  /** Facts and features. */
  details: css({
    marginTop: '7',
    borderTop: '1px solid token(colors.border)',
    mdToLg: { marginTop: '0', gridColumn: '2', gridRow: '1 / span 3' },
  }),
  feature: cva({
    base: {
      display: 'grid',
      gridTemplateColumns: '16px minmax(0, 1fr)',
      gap: '3',
      alignItems: 'start',
      paddingBlock: '2.5',
      borderBottom: '1px solid token(colors.border)',
      textStyle: 'small',
    },
    variants: { isIncluded: { false: { color: 'text.muted' } } },
  }),
  mark: css({ marginTop: '1' }),
};
