import { defineRecipe } from '@pandacss/dev';

/** Button styles that editors may choose, in three sizes. */
export const button = defineRecipe({
  className: 'button',
  // Editors choose the look, so the looks in use are unknown when the CSS is built.
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: '12',
    padding: '11px 20px',
    border: '1px solid transparent',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: '1rem',
    lineHeight: '1.25',
    letterSpacing: '-.005em',
    textDecoration: 'none',
    textAlign: 'center',
    // A long word breaks rather than widening the page.
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    background: 'none',
    transition:
      'background-color token(durations.fast), border-color token(durations.fast), color token(durations.fast), transform token(durations.fast) token(easings.standard)',
    '& svg': {
      width: '4',
      height: '4',
      flex: 'none',
      transition: 'transform token(durations.fast) token(easings.standard)',
    },
    '&:hover svg[data-arrow]': { transform: 'translateX(3px)' },
    _active: { transform: 'translateY(1px)' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&:disabled:not([aria-busy=true])': {
      // `!important`, because the colours of each look come later in the cascade.
      background: 'surface.tint!',
      borderColor: 'transparent!',
      color: 'text.disabled!',
      cursor: 'not-allowed',
    },
  },
  variants: {
    look: {
      purple: {
        background: 'accent',
        color: 'white',
        _hover: { background: 'accent.hover' },
        _active: { background: 'accent.active' },
      },
      black: {
        background: 'ink',
        color: 'white',
        _hover: { background: 'inkHover' },
        _night: { borderColor: 'border.strong' },
      },
      white: {
        background: 'white',
        color: 'ink',
        // On a white background, only the border shows the button's edge.
        borderColor: 'strong',
        _hover: { background: 'cool' },
        _night: { borderColor: 'transparent' },
      },
      outline: {
        background: 'white',
        color: 'ink',
        borderColor: 'strong',
        _hover: { borderColor: 'ink', background: 'pale' },
      },
      // For dark backgrounds. Editors may also use this look on a light background, where its colours are dark.
      outlineDark: {
        color: 'text',
        borderColor: 'border.strong',
        _hover: { borderColor: 'text', background: 'surface.tint' },
      },
      partner: {
        paddingBlock: '0',
        paddingInline: '0 20px',
        gap: '4',
        background: 'white',
        color: 'ink',
        borderColor: 'ink',
        overflow: 'hidden',
        _hover: { background: 'highlight.hover' },
        '& > span:first-child': {
          alignSelf: 'stretch',
          display: 'grid',
          placeItems: 'center',
          width: '12',
          background: 'highlight',
          borderInlineEnd: '1px solid token(colors.ink)',
          '& svg': { width: '22px', height: '22px' },
        },
      },
    },
    size: {
      sm: { minHeight: '10', padding: '8px 14px', fontSize: '.9375rem' },
      md: {},
      lg: { minHeight: '14', padding: '15px 26px', fontSize: '1.0625rem' },
    },
  },
  compoundVariants: [{ look: 'partner', size: 'sm', css: { paddingBlock: '0', paddingInline: '0 14px' } }],
  defaultVariants: { look: 'purple', size: 'md' },
});
