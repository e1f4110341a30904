import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

type Oklch = { l: number; c: number; h: number };

/** Hues of green, red and yellow, which do not depend on the company's colour because they have a meaning. */
const hues = { positive: 155, negative: 28, warm: 95 };

/** Contrast of a dark second colour with white, so that lines and subdued text on dark bands are readable. */
const inkContrast = 13;

/**
 * Derives the colours of `brand/tokens.ts` from the company's colour, such as `#0057b8`: backgrounds and greys of its
 * hue, and its lightest shade with enough contrast for links and white text. A dark second colour becomes the colour of
 * text, dark bands and greys; any other becomes the highlight. Throws if one is not a colour.
 */
export function paletteOf(color: string, accent?: string) {
  const companyColor = parse(color);
  const accentColour = accent === undefined ? undefined : parse(accent);
  const dark = accent !== undefined && isDarkColor(accent) ? accentColour : undefined;
  const shadeOf = (base: Oklch) => (l: number, c: number, hue?: number) =>
    hex({ l, c: base.c < 0.02 && hue === undefined ? 0.004 : c, h: hue ?? base.h });
  const shade = shadeOf(dark ?? companyColor);
  const brandShade = shadeOf(companyColor);
  const { h } = companyColor;
  const cool = shade(0.92, 0.022);
  const warm = shade(0.945, 0.022, hues.warm);
  const inkBase = dark && darkenToContrast(dark, ['#ffffff'], inkContrast);
  const inkShade = (step: number, l: number, c: number) =>
    inkBase ? hex({ ...inkBase, l: Math.max(inkBase.l + step, 0) }) : shade(l, c);
  const ink = inkShade(0, 0.24, 0.04);
  const inkRaised = inkShade(0.06, 0.3, 0.045);
  const main = darkenToContrast(companyColor, ['#ffffff', cool, warm], 4.6);
  const mainNight = darkenToContrast({ ...companyColor, l: Math.min(main.l + 0.06, 0.6) }, ['#ffffff'], 4.6);
  const highlight =
    accentColour === undefined || dark !== undefined
      ? { DEFAULT: shade(0.86, 0.14, (h + 150) % 360), hover: shade(0.97, 0.03, (h + 150) % 360) }
      : { DEFAULT: hex(lightenToContrast(accentColour, ink, 4.6)), hover: shadeOf(accentColour)(0.97, 0.03) };
  return {
    /** The colours as given, for shapes and drawings. */
    company: { DEFAULT: hex(companyColor), ...(accentColour && { accent: hex(accentColour) }) },
    white: '#FFFFFF',
    ink,
    inkHover: inkShade(0.12, 0.36, 0.05),
    inkDeep: inkShade(-0.05, 0.19, 0.035),
    inkRaised,
    pale: shade(0.97, 0.008),
    paleStrong: shade(0.945, 0.014),
    cool,
    coolLine: shade(0.79, 0.035),
    coolEdge: shade(0.86, 0.03),
    warm,
    warmLine: shade(0.83, 0.035, hues.warm),
    warmEdge: shade(0.885, 0.03, hues.warm),
    warmFrame: shade(0.77, 0.04, hues.warm),
    brand: {
      DEFAULT: hex(main),
      hover: hex({ ...main, l: main.l - 0.07 }),
      active: hex({ ...main, l: main.l - 0.13 }),
      tint: brandShade(0.96, 0.02),
    },
    brandNight: {
      DEFAULT: hex(mainNight),
      hover: hex({ ...mainNight, l: mainNight.l - 0.05 }),
      active: hex({ ...mainNight, l: mainNight.l - 0.1 }),
      tint: brandShade(0.32, 0.07),
    },
    brandLight: brandShade(0.84, 0.09),
    highlight,
    positive: {
      DEFAULT: shade(0.5, 0.12, hues.positive),
      light: shade(0.8, 0.13, hues.positive),
      tint: shade(0.95, 0.03, hues.positive),
      text: shade(0.45, 0.1, hues.positive),
    },
    negative: {
      DEFAULT: shade(0.5, 0.19, hues.negative),
      light: shade(0.79, 0.12, hues.negative),
      tint: shade(0.95, 0.02, hues.negative),
      text: shade(0.46, 0.17, hues.negative),
    },
    muted: { DEFAULT: shade(0.47, 0.03), cool: shade(0.43, 0.035), warm: shade(0.45, 0.02, hues.warm) },
    mutedNight: shade(0.78, 0.03),
    recede: shade(0.55, 0.03),
    disabled: { DEFAULT: shade(0.55, 0.03), night: shade(0.72, 0.03) },
    hairline: { DEFAULT: shade(0.91, 0.013), night: shade(0.38, 0.045), log: shade(0.32, 0.045) },
    strong: { DEFAULT: shade(0.61, 0.03), night: shade(0.6, 0.04), foot: shade(0.46, 0.045) },
    drawnLine: { DEFAULT: shade(0.74, 0.05), night: shade(0.52, 0.06) },
    tagText: shade(0.9, 0.015),
    scrim: `${ink}B8`,
    code: {
      text: shade(0.92, 0.012),
      comment: shade(0.7, 0.035),
      string: shade(0.85, 0.08, hues.positive),
      number: shade(0.88, 0.1, hues.warm),
      name: shade(0.82, 0.08, 240),
      keyword: shade(0.82, 0.1, (h + 60) % 360),
    },
  };
}

/** Returns whether a second colour is dark enough for text and dark bands: WCAG's enhanced contrast with white. */
export function isDarkColor(color: string): boolean {
  return wcagContrast(color, '#ffffff') >= 7;
}

function parse(color: string): Oklch {
  const parsed = oklch(color);
  if (parsed === undefined) throw new Error(`${color} is not a colour. Use a value such as #0057b8.`);
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 250 };
}

function hex(color: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch')).toUpperCase();
}

/** Returns the colour if it has enough contrast on all backgrounds, otherwise the lightest darker shade that has. */
function darkenToContrast(color: Oklch, backgrounds: readonly string[], minContrast: number): Oklch {
  let l = color.l;
  while (
    l > 0 &&
    backgrounds.some((background) => wcagContrast(hex({ ...color, l }), background) < minContrast)
  )
    l -= 0.01;
  return { ...color, l };
}

/** Returns the colour if dark text on it has enough contrast, otherwise the darkest lighter shade on which it has. */
function lightenToContrast(color: Oklch, text: string, minContrast: number): Oklch {
  let l = color.l;
  while (l < 1 && wcagContrast(hex({ ...color, l }), text) < minContrast) l += 0.01;
  return { ...color, l };
}
