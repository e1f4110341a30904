import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { typeface } from '#brand/typeface.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';

/** Text as outlines, so that no font needs to be installed where the site runs. */
export type Typeface = {
  /** Width of a line at a size of one. */
  width(text: string): number;
  /** SVG path data of a line whose baseline starts at a point. */
  outline(text: string, at: { x: number; y: number; size: number }): string;
};

/** Tighter than the font's own spacing, as headings on the site are. */
const letterSpacing = -0.02;

const weights = { medium: 500, semibold: 600 } as const;

/** Reads the company's typeface in one weight. Characters that it does not have are left out. */
export async function loadTypeface(weight: keyof typeof weights): Promise<Typeface> {
  const fonts = await Promise.all(
    typeface.outlines[weight].map(async (file) => {
      const font = create(await readFile(path.join(siteRoot, file)));
      if (!('layout' in font))
        throw new Error(`${file} is a font collection. Use a file with a single font.`);
      return atWeight(font, weights[weight]);
    }),
  );
  return {
    width: (text) => runsOf(text, fonts).reduce((sum, run) => sum + advance(run), 0),
    outline(text, { x, y, size }) {
      let at = x;
      return runsOf(text, fonts)
        .map((run) => {
          const start = at;
          at += advance(run) * size;
          return outlineOf(run, { x: start, y, size });
        })
        .join('');
    },
  };
}

/** A font with all weights in one of them. fontkit cannot do that with WOFF2, which stays in its own. */
export function atWeight(font: Font, weight: number): Font {
  return font.type === 'TTF' && 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font;
}

type Run = { font: Font; text: string };

/** Stretches of text that one font can draw. */
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
