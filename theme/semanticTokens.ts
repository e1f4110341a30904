import { defineSemanticTokens } from '@pandacss/dev';

/** One meaning, two values: by day, and on a band that carries the class `night`. */
const dayNight = (base: string, night: string) => ({ value: { base, _night: night } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: {
      DEFAULT: dayNight('{colors.white}', '{colors.ink}'),
      sunken: dayNight('{colors.shoal}', '{colors.deep}'),
      tint: dayNight('{colors.shallow}', '{colors.night}'),
      raised: dayNight('{colors.white}', '{colors.night}'),
      foam: { value: '{colors.foam}' },
      sand: { value: '{colors.sand}' },
    },
    text: {
      DEFAULT: dayNight('{colors.ink}', '{colors.shoal}'),
      muted: dayNight('{colors.slate}', '{colors.fog}'),
      recede: dayNight('{colors.recede}', '{colors.fog}'),
      disabled: dayNight('{colors.disabled}', '{colors.disabled.night}'),
    },
    accent: {
      DEFAULT: dayNight('{colors.magenta}', '{colors.magentaNight}'),
      hover: dayNight('{colors.magenta.hover}', '{colors.magentaNight.hover}'),
      active: dayNight('{colors.magenta.active}', '{colors.magentaNight.active}'),
      text: dayNight('{colors.magenta}', '{colors.signal}'),
      tint: dayNight('{colors.magenta.tint}', '{colors.magentaNight.tint}'),
    },
    focus: dayNight('{colors.magenta}', '{colors.signal}'),
    border: {
      DEFAULT: dayNight('{colors.hairline}', '{colors.hairline.night}'),
      strong: dayNight('{colors.strong}', '{colors.strong.night}'),
      ink: dayNight('{colors.ink}', '{colors.strong.night}'),
    },
    line: dayNight('{colors.contour}', '{colors.contour.night}'),
    success: dayNight('{colors.starboard}', '{colors.starboard.light}'),
    danger: dayNight('{colors.port}', '{colors.port.light}'),
    warning: { value: '{colors.cardinal}' },
  },
});
