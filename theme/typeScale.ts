import type { TextStyles } from '@pandacss/dev';

const heading = { fontWeight: '600', textWrap: 'balance' as const, fontKerning: 'normal' as const };

/** Text style of a company's theme: sizes and lengths with units, `fontFamily` also by name (`heading`, `mono`). */
export type TextStyle = {
  readonly [
    Property in
      | 'fontFamily'
      | 'fontSize'
      | 'fontStretch'
      | 'fontStyle'
      | 'fontVariantNumeric'
      | 'fontWeight'
      | 'letterSpacing'
      | 'lineHeight'
      | 'textTransform'
      | 'wordSpacing'
  ]?: string;
};

/** The platform's type scale. German headings are narrowed by a rule in `globalCss.ts`, never made smaller. */
export const typeScale = {
  giant: {
    value: {
      fontSize: 'clamp(8rem, 22.9vw, 20rem)',
      fontWeight: '600',
      fontStretch: '75%',
      letterSpacing: '-.015em',
      lineHeight: '.74',
      fontVariantNumeric: 'proportional-nums',
    },
  },
  display: {
    value: {
      ...heading,
      fontSize: 'clamp(2.5rem, 1.3rem + 5vw, 4.5rem)',
      lineHeight: '1',
      letterSpacing: '-.034em',
      wordSpacing: '.03em',
    },
  },
  h1: {
    value: {
      ...heading,
      fontSize: 'clamp(2.5rem, 1.6rem + 3.9vw, 4rem)',
      lineHeight: '1.02',
      letterSpacing: '-.032em',
      wordSpacing: '.03em',
    },
  },
  h2: {
    value: {
      ...heading,
      fontSize: 'clamp(2rem, 1.42rem + 2.45vw, 3.25rem)',
      lineHeight: '1.04',
      letterSpacing: '-.03em',
      wordSpacing: '.03em',
    },
  },
  h3: {
    value: {
      ...heading,
      fontSize: 'clamp(1.375rem, 1.2rem + .7vw, 1.75rem)',
      lineHeight: '1.18',
      letterSpacing: '-.02em',
    },
  },
  h4: { value: { ...heading, fontSize: '1.125rem', lineHeight: '1.3', letterSpacing: '-.01em' } },
  statement: {
    value: {
      fontSize: 'clamp(1.625rem, 1.1rem + 2.1vw, 2.75rem)',
      lineHeight: '1.14',
      letterSpacing: '-.026em',
      fontWeight: '500',
      textWrap: 'pretty' as const,
    },
  },
  quote: {
    value: {
      fontSize: 'clamp(1.75rem, 1.1rem + 2.7vw, 3.25rem)',
      lineHeight: '1.1',
      letterSpacing: '-.028em',
      fontWeight: '500',
      fontStyle: 'italic',
      textWrap: 'balance' as const,
    },
  },
  price: {
    value: {
      fontSize: 'clamp(3.5rem, 2.6rem + 2.6vw, 5rem)',
      fontWeight: '600',
      fontStretch: '78%',
      letterSpacing: '-.02em',
      lineHeight: '.9',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  figure: {
    value: {
      fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
      fontWeight: '600',
      fontStretch: '82%',
      letterSpacing: '-.012em',
      lineHeight: '1',
    },
  },
  lead: {
    value: {
      fontSize: 'clamp(1.125rem, 1.02rem + .42vw, 1.3125rem)',
      lineHeight: '1.48',
      textWrap: 'pretty' as const,
    },
  },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.6' } },
  article: { value: { fontSize: '1.125rem', lineHeight: '1.68' } },
  small: { value: { fontSize: '.9375rem', lineHeight: '1.5' } },
  caption: { value: { fontSize: '.8125rem', lineHeight: '1.45' } },
  label: { value: { fontSize: '.9375rem', fontWeight: '600', letterSpacing: '-.005em' } },
  mono: {
    value: { fontFamily: 'mono', fontSize: '.8125rem', lineHeight: '1.6', fontVariantLigatures: 'none' },
  },
} satisfies TextStyles;

export type TextStyleName = keyof typeof typeScale;
