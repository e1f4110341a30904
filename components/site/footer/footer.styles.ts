import { css } from '#styled/css';

export const footer = {
  footer: css({
    position: 'relative',
    '&.night': { background: 'inkDeep' },
    _before: {
      content: '""',
      display: 'block',
      height: 'edge',
      borderBlock: '1px solid token(colors.strong.night)',
      background: 'token(gradients.edge)',
    },
  }),
  top: css({
    display: 'grid',
    gap: { base: '12', xl: '24' },
    paddingBlock: { base: '72px 64px', xl: '112px 88px' },
  }),
  besideSignUp: css({ gridTemplateColumns: { xl: '5fr 7fr' } }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, auto)' },
    justifyContent: { md: 'space-between' },
    gap: '36px 24px',
  }),
  groupTitle: css({ fontSize: '.9375rem', fontWeight: '600', marginBottom: '3' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    fontSize: '.9375rem',
    color: 'text.muted',
    textDecoration: 'none',
    _hover: {
      color: 'white',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1px',
    },
  }),
  highlighted: css({ color: 'success' }),
  base: css({
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { md: '1fr auto', lg: '1fr 1.2fr auto auto' },
    alignItems: 'center',
    paddingBlock: '32px 40px',
    borderTop: '1px solid token(colors.border)',
    fontSize: '.875rem',
    color: 'text.muted',
    // The list of languages has a ground of its own.
    '& a:where(:not(details a))': { color: 'cool' },
  }),
  address: css({ fontStyle: 'normal', lineHeight: '1.6' }),
  social: css({ display: 'flex', gap: '2' }),
  socialLink: css({
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    border: '1px solid token(colors.strong.foot)',
    borderRadius: 'control',
    _hover: { borderColor: 'pale' },
    '& svg': { width: '4.5', height: '4.5' },
  }),
  copyright: css({ display: 'flex', flexWrap: 'wrap', gap: '6px 20px', gridColumn: '1 / -1' }),
};
