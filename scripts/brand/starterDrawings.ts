import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { paletteOf } from './palette.ts';

type Palette = ReturnType<typeof paletteOf>;

/** Colours of the starter content's drawings, and the company's colour that replaces each. */
const replacements: Readonly<Record<string, (colors: Palette) => string>> = {
  '#22313A': ({ ink }) => ink,
  '#3F6C8A': ({ brand }) => brand.DEFAULT,
  '#EEF2F4': ({ pale }) => pale,
  '#8A9AA3': ({ drawnLine }) => drawnLine.DEFAULT,
  '#E9D9B6': ({ warm }) => warm,
  '#D5DDE1': ({ hairline }) => hairline.DEFAULT,
};

/** Returns the starter content's drawings in a company's colours, by path in `brand/`. The logo is not one of them. */
export async function starterDrawings(root: string, colors: Palette): Promise<Record<string, string>> {
  const folder = path.join(root, 'cms/content/starter');
  const drawings: Record<string, string> = {};
  for await (const file of glob('uploads/**/*.svg', { cwd: folder })) {
    if (path.basename(file).startsWith('logo-')) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    drawings[file] = text.replaceAll(/#[\da-f]{6}\b/gi, (color) => {
      const replacement = replacements[color.toUpperCase()];
      if (replacement === undefined)
        throw new Error(`${file} has the colour ${color}, which has no counterpart.`);
      return replacement(colors);
    });
  }
  return drawings;
}
