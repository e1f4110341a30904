import { socialImageSize } from '#schema/socialImages.ts';
import type { CardContent } from './cardContent.ts';
import { type Typeface, loadTypeface } from './typeface.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { loadSharp } from '#server/lib/loadSharp.ts';

const { width, height } = socialImageSize;
const left = 72;
const ink = '#0B2431';
const magenta = '#9D1B8C';
const slate = '#48626E';
const titleBox = { width: 800, height: 316, sizes: [84, 76, 68, 60, 52, 46], lineHeight: 1.06 };
const titleBottom = 500;
const neatlineTop = 574;
const neatlineStep = 75;

/** Depths around a shoal, from the outermost contour inwards; the shape is one, drawn ever smaller. */
const contours = [
  { scale: 1, fill: '#F1F7F9' },
  { scale: 0.84, fill: '#E9F3F6' },
  { scale: 0.68, fill: '#E3EFF3' },
  { scale: 0.53, fill: '#DBEAEF' },
  { scale: 0.39, fill: '#D2E5EB' },
  { scale: 0.24, fill: '#F2EDDC' },
];
const shoal =
  'M8 -330C120 -345 205 -262 262 -180C330 -82 372 8 318 118C270 216 168 204 96 262C22 322 -72 372 -168 318C-262 266 -250 168 -300 82C-352 -8 -366 -112 -286 -184C-214 -250 -104 -316 8 -330Z';

/** A sharing card in the look of the site's charts. Every word is an outline: nothing of it can be markup. */
export function cardSvg(
  { title, label, siteName }: CardContent,
  { semibold, medium }: { semibold: Typeface; medium: Typeface },
): string {
  const { lines, size } = breakLines(title, titleBox, (text) => semibold.width(text));
  const leading = size * titleBox.lineHeight;
  const top = titleBottom - (lines.length - 1) * leading;
  const words = lines.map((line, index) =>
    semibold.outline(line, { x: left, y: top + index * leading, size }),
  );
  const brand = semibold.outline(siteName, { x: 141, y: 106, size: 39 });
  const mark = label && medium.outline(label, { x: left, y: top - size - 14, size: 27 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<g transform="translate(1040 250)" stroke="#8DB3C0" stroke-opacity=".6">${contours.map(contour).join('')}</g>
${light}
<g transform="translate(70 72) scale(1.5)"><g fill="none" stroke="${ink}" stroke-width="4"><path d="M5 2.5v23"/><path d="M22.5 2.5A12.5 11.5 0 0 1 10 14a12.5 11.5 0 0 1 12.5 11.5"/></g><circle cx="23" cy="14" r="3" fill="${magenta}"/></g>
<path d="${brand}" fill="${ink}"/>
${mark && `<path d="${mark}" fill="${slate}"/>`}
<path d="${words.join('')}" fill="${ink}"/>
<rect y="${neatlineTop}" width="${width}" height="${height - neatlineTop}" fill="#fff"/>
${neatline()}
</svg>`;
}

function contour({ scale, fill }: (typeof contours)[number], index: number): string {
  return `<path d="${shoal}" fill="${fill}" stroke-width="${1.2 / scale}" transform="rotate(${index * 5}) scale(${scale})"/>`;
}

/** The chart's symbol of a light: a ring with its magenta flare. */
const light = `<g transform="translate(1034 236)"><path d="M6 6 C18 14 46 22 42 38 C38 52 18 48 16 34 Z" fill="${magenta}"/><circle r="8" fill="#fff" stroke="${ink}" stroke-width="3"/><circle r="2.5" fill="${ink}"/></g>`;

/** The alternating scale bar along a chart's edge. */
function neatline(): string {
  const bars = Array.from({ length: Math.ceil(width / neatlineStep / 2) }, (_unused, index) => {
    return `<rect x="${index * 2 * neatlineStep}" y="${neatlineTop}" width="${neatlineStep}" height="16" fill="${ink}"/>`;
  });
  return `<path d="M0 ${neatlineTop + 1}H${width}M0 ${neatlineTop + 15}H${width}" stroke="${ink}" stroke-width="2"/>${bars.join('')}`;
}

type TextBlock = { lines: string[]; size: number };

type Box = { width: number; height: number; sizes: readonly number[]; lineHeight: number };

/** Longer titles are cut before they are measured. */
const maxText = 300;

/** Sets a text in the largest of the sizes in which it fits the box; in the smallest it is cut where the box ends. */
export function breakLines(text: string, box: Box, widthOf: (text: string) => number): TextBlock {
  const words = text.replaceAll('\u00AD', '').slice(0, maxText).split(/\s+/).filter(Boolean);
  for (const size of box.sizes) {
    const lines = fill(words, box.width / size, widthOf);
    const fitsAcross = lines.every((line) => widthOf(line) * size <= box.width);
    if (fitsAcross && lines.length <= maxLines(box, size)) return { lines, size };
  }
  const size = box.sizes.at(-1) ?? 1;
  const across = box.width / size;
  const broken = words.flatMap((word) => pieces(word, across, widthOf));
  const lines = fill(broken, across, widthOf);
  const most = maxLines(box, size);
  if (lines.length <= most) return { lines, size };
  const last = lines[most - 1] ?? '';
  return { lines: [...lines.slice(0, most - 1), shortened(last, across, widthOf)], size };
}

function maxLines({ height, lineHeight }: Box, size: number): number {
  return Math.max(1, Math.floor(height / (size * lineHeight)));
}

function fill(words: readonly string[], across: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= across) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word too long for a line, in pieces that are not. */
function pieces(word: string, across: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= across) return [word];
  const found: string[] = [];
  for (const character of word) {
    const longer = (found.at(-1) ?? '') + character;
    if (found.length > 0 && widthOf(longer) <= across) found[found.length - 1] = longer;
    else found.push(character);
  }
  return found;
}

function shortened(line: string, across: number, widthOf: (text: string) => number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > across) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

const typefaces = lazyAsync(async () => {
  const [semibold, medium] = await Promise.all([loadTypeface(600), loadTypeface(500)]);
  return { semibold, medium };
});

/** Draws a card as PNG. Fonts are read with the first one. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const svg = cardSvg(content, await typefaces());
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer();
}
