import { defineTokens } from '@pandacss/dev';
import { fallbackFamilies } from './fallbackFaces.ts';

/** Four pixels a step; distances and boxes share it. */
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

/** Every raw value of the visual language; components use the semantic tokens built from these. */
export const tokens = defineTokens({
  colors: {
    white: { value: '#FFFFFF' },
    ink: { value: '#0B2431' },
    deep: { value: '#071922' },
    night: { value: '#12323F' },
    shoal: { value: '#F1F7F9' },
    shallow: { value: '#E3EFF3' },
    foam: { value: '#D2E5EB' },
    foamLine: { value: '#9FC0CC' },
    foamEdge: { value: '#BBD5DD' },
    sand: { value: '#F2EDDC' },
    sandLine: { value: '#CFC7AC' },
    sandEdge: { value: '#E0D8BF' },
    sandFrame: { value: '#BDB594' },
    magenta: {
      DEFAULT: { value: '#9D1B8C' },
      hover: { value: '#7F1372' },
      active: { value: '#640C5A' },
      tint: { value: '#FAEDF7' },
    },
    magentaNight: {
      DEFAULT: { value: '#B92BA6' },
      hover: { value: '#A32293' },
      active: { value: '#8A1B7C' },
      tint: { value: '#3A1E49' },
    },
    signal: { value: '#F0A3E4' },
    cardinal: { DEFAULT: { value: '#F2C230' }, hover: { value: '#FFF9E2' } },
    starboard: {
      DEFAULT: { value: '#0A7548' },
      light: { value: '#5FD6A0' },
      tint: { value: '#E2F3EA' },
      text: { value: '#086640' },
    },
    port: {
      DEFAULT: { value: '#BF2419' },
      light: { value: '#FF9A8C' },
      tint: { value: '#FCE9E6' },
      text: { value: '#A81D13' },
    },
    slate: { DEFAULT: { value: '#48626E' }, foam: { value: '#3B5662' }, sand: { value: '#4A5B58' } },
    recede: { value: '#5B7783' },
    fog: { value: '#A3BCC7' },
    disabled: { DEFAULT: { value: '#5C7682' }, night: { value: '#8FAAB6' } },
    hairline: { DEFAULT: { value: '#D5E2E7' }, night: { value: '#24485A' }, log: { value: '#163746' } },
    strong: { DEFAULT: { value: '#6F8A96' }, night: { value: '#64899A' }, foot: { value: '#3E6173' } },
    contour: { DEFAULT: { value: '#8DB3C0' }, night: { value: '#3E7386' } },
    inkHover: { value: '#1B4351' },
    tagText: { value: '#CFE0E7' },
    scrim: { value: '#0B2431B8' },
    code: {
      text: { value: '#DDE9EE' },
      comment: { value: '#86A5B2' },
      string: { value: '#9ADBC0' },
      number: { value: '#F2D98A' },
      name: { value: '#9CCBEA' },
      keyword: { value: '#F0A3E4' },
    },
  },
  fonts: {
    sans: {
      value: [
        '"Instrument Sans"',
        ...fallbackFamilies.map((name) => `"${name}"`),
        '"Helvetica Neue"',
        'Arial',
        'sans-serif',
      ].join(', '),
    },
    mono: {
      value: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    },
  },
  radii: { tag: { value: '3px' }, control: { value: '6px' }, panel: { value: '10px' } },
  shadows: {
    sheet: { value: '0 1px 0 #0b24310f, 0 2px 6px -2px #0b24311a' },
    raised: { value: '0 1px 0 #0b24310f, 0 18px 36px -18px #0b243147' },
  },
  durations: { fast: { value: '150ms' }, base: { value: '220ms' } },
  easings: { chart: { value: 'cubic-bezier(.2, .7, .2, 1)' } },
  sizes: {
    ...scale,
    container: { value: '1264px' },
    // About 75 letters: a longer line loses the eye on its way back.
    measure: { value: '36em' },
    bar: { value: '72px' },
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
 * Night, and what the browser itself says of an element: Panda's own conditions name, beside each, attributes by which
 * libraries of components say it, and no element of the site has one.
 */
export const conditions = {
  night: '.night &',
  hover: '&:hover',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  active: '&:active',
  disabled: '&:disabled',
  empty: '&:empty',
  open: '&:is([open], :popover-open)',
  placeholder: '&::placeholder',
};
