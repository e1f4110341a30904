import { defineTokens } from '@pandacss/dev';
import { brand } from '#brand/brand.ts';
import { theme } from '#brand/theme.ts';
import { colors, radii, shadows } from '#brand/tokens.ts';
import { typeface } from '#brand/typeface.ts';
import { fallbackFamilies } from './fallbackFaces.ts';
import { defaultColumn } from './recipes/prose.ts';

/** Scale in steps of four pixels, for spacing and sizes. */
const scale = {
  0: { value: '0' },
  px: { value: '1px' },
  0.5: { value: '2px' },
  1: { value: '4px' },
  1.5: { value: '6px' },
  2: { value: '8px' },
  2.5: { value: '10px' },
  3: { value: '12px' },
  3.5: { value: '14px' },
  4: { value: '16px' },
  4.5: { value: '18px' },
  5: { value: '20px' },
  5.5: { value: '22px' },
  6: { value: '24px' },
  6.5: { value: '26px' },
  7: { value: '28px' },
  8: { value: '32px' },
  9: { value: '36px' },
  10: { value: '40px' },
  11: { value: '44px' },
  12: { value: '48px' },
  14: { value: '56px' },
  16: { value: '64px' },
  18: { value: '72px' },
  20: { value: '80px' },
  22: { value: '88px' },
  24: { value: '96px' },
  28: { value: '112px' },
  32: { value: '128px' },
  36: { value: '144px' },
};

type Tree = { readonly [name: string]: string | Tree };
type Values = { [name: string]: { value: string } | Values };

/** Converts values to Panda's format. */
function values(tree: Tree): Values {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? { value } : values(value),
    ]),
  );
}

/** Formats font families in order of preference, with the fallbacks last. */
const families = (names: readonly string[], fallback: string) =>
  [...names.map((name) => `"${name}"`), fallback].join(', ');

const { headings, code } = theme.fonts ?? {};
const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** The company's values and the site's own sizes; components use the semantic tokens based on them. */
export const tokens = defineTokens({
  colors: values(colors),
  fonts: {
    sans: {
      value: families([typeface.family, ...fallbackFamilies.text, 'Helvetica Neue'], 'Arial, sans-serif'),
    },
    mono: { value: code ? families([code.family], code.fallback) : mono },
    ...(headings && {
      heading: { value: families([headings.family, ...fallbackFamilies.headings], headings.fallback) },
    }),
  },
  radii: values(radii),
  gradients: {
    edge: {
      value:
        brand.edge === 'scale'
          ? `repeating-linear-gradient(90deg, ${colors.strong.night} 0 64px, transparent 64px 128px)`
          : 'none',
    },
  },
  shadows: values({ ...shadows, ...theme.shadows }),
  ...(theme.borders && { borders: values(theme.borders) }),
  durations: { fast: { value: '150ms' }, base: { value: '220ms' } },
  easings: { standard: { value: 'cubic-bezier(.2, .7, .2, 1)' } },
  sizes: {
    ...scale,
    container: { value: '1264px' },
    // About 75 characters: longer lines are hard to read.
    measure: { value: '36em' },
    column: { value: theme.prose?.article?.column ?? defaultColumn },
    bar: { value: '72px' },
    edge: { value: brand.edge === 'scale' ? '9px' : '1px' },
    inner: { value: 'var(--inner)' },
    bleed: { value: 'var(--bleed)' },
  },
  spacing: {
    ...scale,
    gutter: { value: 'var(--gutter)' },
    bleed: { value: 'var(--bleed)' },
    columnGap: { value: 'clamp(16px, 2.2vw, 32px)' },
    section: { value: 'clamp(5rem, 3.2rem + 6.6vw, 9rem)' },
    sectionTight: { value: 'calc(clamp(5rem, 3.2rem + 6.6vw, 9rem) * .62)' },
  },
});

/**
 * Conditions for dark bands and states that browsers report. Panda's own conditions also match attributes of component
 * libraries, which the site does not use.
 */
export const conditions = {
  night: '.night &',
  rtl: '[dir=rtl] &',
  hover: '&:hover',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  active: '&:active',
  disabled: '&:disabled',
  empty: '&:empty',
  open: '&:is([open], :popover-open)',
  placeholder: '&::placeholder',
};
