import { wcagContrast } from 'culori';
import { colorOf, namedColor, type Colors } from './colorOf.ts';

/* Pairs of colours used on one another, with the contrast that WCAG 2.2 requires: 4.5 for text, 3 for shapes. A
   company's own colours must meet it too. */

type Pair = [text: string, ground: string, least: number];
/** Pair with too little contrast. */
export type LowContrast = {
  text: string;
  ground: string;
  time: 'day' | 'night';
  contrast: number;
  minimum: number;
};

const surfaces = ['surface', 'surface.sunken', 'surface.tint', 'surface.raised'];
const texts = ['text', 'text.muted', 'accent.text', 'danger', 'success'];

const byMeaning: readonly Pair[] = [
  ...texts.flatMap((text) => surfaces.map((ground): Pair => [text, ground, 4.5])),
  ...surfaces.map((ground): Pair => ['text.recede', ground, 3]),
  ['accent.text', 'accent.tint', 4.5],
  ['border.strong', 'surface', 3],
  ['border.strong', 'surface.sunken', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface.sunken', 3],
];

/** Pairs that are the same by day and by night. */
const byName: readonly Pair[] = [
  ['white', 'brand', 4.5],
  ['white', 'brand.hover', 4.5],
  ['white', 'brand.active', 4.5],
  ['white', 'brandNight', 4.5],
  ['white', 'brandNight.hover', 4.5],
  ['white', 'ink', 4.5],
  ['white', 'inkHover', 4.5],
  ['ink', 'cool', 4.5],
  ['ink', 'warm', 4.5],
  ['muted.cool', 'cool', 4.5],
  ['muted.warm', 'warm', 4.5],
  ['brand', 'cool', 4.5],
  ['brand', 'warm', 4.5],
  ['ink', 'highlight', 4.5],
  ['ink', 'highlight.hover', 4.5],
  ['pale', 'inkDeep', 4.5],
  ['cool', 'inkDeep', 4.5],
  ['mutedNight', 'inkDeep', 4.5],
  ['positive.text', 'positive.tint', 4.5],
  ['negative.text', 'negative.tint', 4.5],
  ['code.text', 'ink', 4.5],
  ['code.comment', 'ink', 4.5],
  ['code.string', 'ink', 4.5],
  ['code.number', 'ink', 4.5],
  ['code.name', 'ink', 4.5],
  ['code.keyword', 'ink', 4.5],
];

/** Returns the pairs of a company's colours (`brand/tokens.ts`) with too little contrast. */
export function lowContrasts(colors: Colors): LowContrast[] {
  const meaningPairs = (['day', 'night'] as const).flatMap((time) =>
    byMeaning.map(([text, ground, minimum]) => {
      const ratio = wcagContrast(colorOf(colors, text, time), colorOf(colors, ground, time));
      return { text, ground, time, minimum, contrast: ratio };
    }),
  );
  const namedPairs = byName.map(([text, ground, minimum]) => {
    const ratio = wcagContrast(namedColor(colors, text), namedColor(colors, ground));
    return { text, ground, time: 'day' as const, minimum, contrast: ratio };
  });
  // The contrast is NaN if a name is missing.
  return [...meaningPairs, ...namedPairs].filter((pair) => !(pair.contrast >= pair.minimum));
}
