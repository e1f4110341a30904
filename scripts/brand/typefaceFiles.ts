import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { atWeight } from '#server/media/typeface.ts';
import type { TypefaceMetrics } from '#theme/Theme.ts';

/** Advance widths in thousandths of the font size, from Adobe's metrics of Helvetica, which Arial shares. */
const arial = widthsOf(
  'a556 b556 c500 d556 e556 f278 g556 h556 i222 j222 k500 l222 m833 n556 o556 p556 q556 r333 s500 t278 u556 v500 w722 x500 y500 z500',
);
const arialBold = widthsOf(
  'a556 b611 c556 d611 e556 f333 g611 h611 i278 j278 k556 l278 m889 n611 o611 p611 q611 r389 s556 t333 u611 v556 w778 x556 y556 z500',
);

/** Sample text whose letter frequencies are close to those of running text. */
const sample =
  'the people who read this page want to know what we do and what it costs and how to reach us when something breaks in the night';

/**
 * Copies font files to `brand/fonts/` and returns `brand/typeface.ts`, `fonts.css` and `fontFile.ts` for them. `files`
 * are a font with all weights and optionally one with italics. `outlines`, for sharing cards, are a TTF with all
 * weights, or a medium and a semibold one. Throws if a file is not a font that browsers and Node can read.
 */
export async function typefaceFiles(
  files: readonly string[],
  outlines: readonly string[],
  brandFolder: string,
): Promise<Record<string, string>> {
  const [regularFile, italicFile] = files;
  if (regularFile === undefined) return {};
  const invalidFile = [...files, ...outlines].find(
    (file) => !/^[\w.-]+\.(?:woff2|ttf)$/.test(path.basename(file)),
  );
  if (invalidFile !== undefined)
    throw new Error(
      `${invalidFile} is not a valid file name. Use letters, digits and hyphens, such as Acme-Regular.woff2.`,
    );
  const font = await readFont(regularFile);
  await mkdir(path.join(brandFolder, 'fonts'), { recursive: true });
  for (const file of [...files, ...outlines])
    await copyFile(file, path.join(brandFolder, 'fonts', path.basename(file)));
  const family = font.familyName.replaceAll(/['"\\]/g, '');
  const outlineFonts = outlines.length > 0 ? await Promise.all(outlines.map(readFont)) : [font];
  const metrics = metricsOf(font, (weight) =>
    atWeight(outlineFonts.at(weight < 600 ? 0 : -1) ?? font, weight),
  );
  const [mediumFile = regularFile, semiboldFile = mediumFile] = outlines;
  const inBrand = (file: string) => [`brand/fonts/${path.basename(file)}`];
  return {
    'typeface.ts': `/** Typeface of the company. Its \`@font-face\` rules are in \`fonts.css\` in this folder. */
export const typeface = ${JSON.stringify({ family, outlines: { medium: inBrand(mediumFile), semibold: inBrand(semiboldFile) }, metrics }, null, 2)} as const;
`,
    'fonts.css': [
      face(family, regularFile, 'normal'),
      ...(italicFile === undefined ? [] : [face(family, italicFile, 'italic')]),
    ].join('\n'),
    'fontFile.ts': `/** Font file that pages preload. \`fonts.css\` uses the same file. */
export { default as fontFile } from './fonts/${path.basename(regularFile)}?url';
`,
  };
}

/** Measures a font file with all weights, for `metrics` in `brand/theme.ts`. Throws if it is not a font. */
export async function measureFont(file: string): Promise<TypefaceMetrics> {
  const font = await readFont(file);
  return metricsOf(font, (weight) => atWeight(font, weight));
}

function metricsOf(font: Font, fontOfWeight: (weight: number) => Font): TypefaceMetrics {
  const regular = percent(widthOf(font) / widthIn(arial));
  const medium = percent(widthOf(fontOfWeight(500)) / widthIn(arial));
  const bold = percent(widthOf(fontOfWeight(600)) / widthIn(arialBold));
  return {
    ascent: percent(font.ascent / font.unitsPerEm),
    descent: percent(-font.descent / font.unitsPerEm),
    widths: { regular, medium, bold, narrow: regular, narrowBold: bold, narrowestBold: bold },
  };
}

async function readFont(file: string): Promise<Font> {
  const bytes = await readFile(file);
  const font = readFontFile(file, bytes);
  if (!('layout' in font)) throw new Error(`${file} is a font collection. Use a file with a single font.`);
  return font;
}

function readFontFile(file: string, bytes: Buffer): ReturnType<typeof create> {
  try {
    return create(bytes);
  } catch (error) {
    throw new Error(`${file} is not a font that can be read. Use a TTF or WOFF2 file.`, { cause: error });
  }
}

function face(family: string, file: string, style: 'normal' | 'italic'): string {
  return `@font-face {
  font-family: '${family}';
  src: url('./fonts/${path.basename(file)}');
  font-weight: 100 900;
  font-style: ${style};
  font-display: swap;
}
`;
}

function widthOf(font: Font): number {
  return font.layout(sample).advanceWidth / font.unitsPerEm;
}

function widthIn(widths: ReadonlyMap<string, number>): number {
  return [...sample].reduce((sum, letter) => sum + (widths.get(letter) ?? 278), 0) / 1_000;
}

function widthsOf(table: string): ReadonlyMap<string, number> {
  return new Map(table.split(' ').map((entry) => [entry.charAt(0), Number(entry.slice(1))]));
}

function percent(ratio: number): number {
  return Math.round(ratio * 1_000) / 10;
}
