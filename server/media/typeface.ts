import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { typeface } from '#brand/typeface.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';

/** Typeface that converts text to outlines, so that no font needs to be installed on the server. */
export type Typeface = {
  /** Returns the width of a line at font size 1. */
  width(text: string): number;
  /** Returns the SVG path data of a line whose baseline starts at the given point. */
  outline(text: string, position: { x: number; y: number; size: number }): string;
};

/** Letter spacing in em: tighter than the font's default, as in the site's headings. */
const letterSpacing = -0.02;

const weights = { medium: 500, semibold: 600 } as const;

/**
 * Loads the company's typeface in one weight, or another one from `files`. Characters without a glyph are omitted.
 */
export async function loadTypeface(
  weight: keyof typeof weights,
  files: readonly string[] = typeface.outlines[weight],
): Promise<Typeface> {
  const fonts = await Promise.all(
    files.map(async (file) => {
      const font = create(await readFile(path.join(siteRoot, file)));
      if (!('layout' in font))
        throw new Error(`${file} is a font collection. Use a file with a single font.`);
      return atWeight(font, weights[weight]);
    }),
  );
  return {
    width: (text) => runsOf(text, fonts).reduce((sum, run) => sum + advance(run), 0),
    outline(text, { x, y, size }) {
      let penX = x;
      return runsOf(text, fonts)
        .map((run) => {
          const start = penX;
          penX += advance(run) * size;
          return outlineOf(run, { x: start, y, size });
        })
        .join('');
    },
  };
}

/**
 * Returns a variable font at one weight. fontkit does not support this for WOFF2 fonts, which keep their default
 * weight.
 */
export function atWeight(font: Font, weight: number): Font {
  return font.type === 'TTF' && 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font;
}

type Run = { font: Font; text: string };

/** Splits a text into runs that one font can render. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function advance({ font, text }: Run): number {
  const { glyphs, advanceWidth } = font.layout(text);
  return advanceWidth / font.unitsPerEm + glyphs.length * letterSpacing;
}

function outlineOf({ font, text }: Run, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs
    .map((glyph, index) => {
      const position = positions[index];
      const dx = x + (pen + (position?.xOffset ?? 0)) * scale;
      pen += (position?.xAdvance ?? glyph.advanceWidth) + letterSpacing * font.unitsPerEm;
      return glyph.path.scale(scale, -scale).translate(dx, y).toSVG();
    })
    .join('');
}
