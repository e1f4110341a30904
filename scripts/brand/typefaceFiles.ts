import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** Arial's advance widths in thousandths of its size, from Adobe's metrics of Helvetica, which has the same. */
const arial: Readonly<Record<string, number>> = {
  ...{
    a: 556,
    b: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    j: 222,
    k: 500,
    l: 222,
    m: 833,
  },
  ...{
    n: 556,
    o: 556,
    p: 556,
    q: 556,
    r: 333,
    s: 500,
    t: 278,
    u: 556,
    v: 500,
    w: 722,
    x: 500,
    y: 500,
    z: 500,
  },
  ' ': 278,
};

/** Letters about as often as in running text. */
const sample =
  'the people who read this page want to know what we do and what it costs and how to reach us when something breaks in the night';

/**
 * `brand/typeface.ts`, `fonts.css` and `fontFile.ts` for font files that are copied to `brand/fonts/`: one with all weights, and
 * perhaps one of italics. Throws where a file is no font that browsers and Node can read.
 */
export async function typefaceFiles(
  files: readonly string[],
  brandFolder: string,
): Promise<Record<string, string>> {
  const [upright, italic] = files;
  if (upright === undefined) return {};
  const font = await readFont(upright);
  await mkdir(path.join(brandFolder, 'fonts'), { recursive: true });
  for (const file of files) await copyFile(file, path.join(brandFolder, 'fonts', path.basename(file)));
  const family = font.familyName;
  const widthAt = (weight: number) =>
    percent(
      widthOf('wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font) / widthOfArial(),
    );
  const [regular, medium, bold] = [widthAt(400), widthAt(500), widthAt(600)];
  const metrics = {
    ascent: percent(font.ascent / font.unitsPerEm),
    descent: percent(-font.descent / font.unitsPerEm),
    widths: { regular, medium, bold, narrow: regular, narrowBold: bold, narrowestBold: bold },
  };
  const outlines = [`brand/fonts/${path.basename(upright)}`];
  return {
    'typeface.ts': `/** The company's typeface. Its \`@font-face\` rules are in \`fonts.css\` beside this file. */
export const typeface = ${JSON.stringify({ family, outlines: { medium: outlines, semibold: outlines }, metrics }, null, 2)} as const;
`,
    'fonts.css': [
      face(family, upright, 'normal'),
      ...(italic === undefined ? [] : [face(family, italic, 'italic')]),
    ].join('\n'),
    'fontFile.ts': `/** The file that a page begins to load with its HTML; \`fonts.css\` names the same. */
export { default as fontFile } from './fonts/${path.basename(upright)}?url';
`,
  };
}

async function readFont(file: string): Promise<Font> {
  const font = create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts. Give a file of one.`);
  return font;
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

function widthOfArial(): number {
  return [...sample].reduce((sum, letter) => sum + (arial[letter] ?? 556), 0) / 1_000;
}

function percent(part: number): number {
  return Math.round(part * 1_000) / 10;
}
