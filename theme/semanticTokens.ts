import { defineSemanticTokens } from '@pandacss/dev';

/** Returns a pair of values: one by day, one on bands with the class `night`. */
const dayNight = (base: string, night: string) => ({ value: { base, _night: night } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: {
      DEFAULT: dayNight('{colors.white}', '{colors.ink}'),
      sunken: dayNight('{colors.pale}', '{colors.inkDeep}'),
      tint: dayNight('{colors.paleStrong}', '{colors.inkRaised}'),
      raised: dayNight('{colors.white}', '{colors.inkRaised}'),
      cool: { value: '{colors.cool}' },
      warm: { value: '{colors.warm}' },
    },
    text: {
      DEFAULT: dayNight('{colors.ink}', '{colors.pale}'),
      muted: dayNight('{colors.muted}', '{colors.mutedNight}'),
      recede: dayNight('{colors.recede}', '{colors.mutedNight}'),
      disabled: dayNight('{colors.disabled}', '{colors.disabled.night}'),
    },
    accent: {
      DEFAULT: dayNight('{colors.brand}', '{colors.brandNight}'),
      hover: dayNight('{colors.brand.hover}', '{colors.brandNight.hover}'),
      active: dayNight('{colors.brand.active}', '{colors.brandNight.active}'),
      text: dayNight('{colors.brand}', '{colors.brandLight}'),
      tint: dayNight('{colors.brand.tint}', '{colors.brandNight.tint}'),
    },
    focus: dayNight('{colors.brand}', '{colors.brandLight}'),
    border: {
      DEFAULT: dayNight('{colors.hairline}', '{colors.hairline.night}'),
      strong: dayNight('{colors.strong}', '{colors.strong.night}'),
      ink: dayNight('{colors.ink}', '{colors.strong.night}'),
    },
    line: dayNight('{colors.drawnLine}', '{colors.drawnLine.night}'),
    success: dayNight('{colors.positive}', '{colors.positive.light}'),
    danger: dayNight('{colors.negative}', '{colors.negative.light}'),
    warning: { value: '{colors.highlight}' },
  },
});
