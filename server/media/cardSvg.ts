import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cardDrawing } from '#brand/art/cardDrawing.ts';
import { brand } from '#brand/brand.ts';
import { theme } from '#brand/theme.ts';
import { colors } from '#brand/tokens.ts';
import { socialImageSize } from '#schema/images.ts';
import type { CardContent } from './cardContent.ts';
import { type Typeface, loadTypeface } from './typeface.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { loadSharp } from '#server/lib/loadSharp.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';

const { width, height } = socialImageSize;
const leftMargin = 72;
const { ink, white, muted } = colors;
const titleBox = { width: 800, height: 316, sizes: [84, 76, 68, 60, 52, 46], lineHeight: 1.06 };
const titleBottom = 500;
const edgeTop = 574;
const edgeStep = 75;

type Assets = {
  /** Typeface of the title. */
  heading: Typeface;
  semibold: Typeface;
  medium: Typeface;
  mark: string;
};

/**
 * Returns a sharing card with the company's drawing as SVG. `mark` is the logo mark as base64-encoded SVG. All text
 * becomes outlines, so it cannot act as markup.
 */
export function cardSvg(
  { title, label, siteName }: CardContent,
  { heading, semibold, medium, mark }: Assets,
): string {
  const { lines, size } = breakLines(title, titleBox, (text) => heading.width(text));
  const leading = size * titleBox.lineHeight;
  const top = titleBottom - (lines.length - 1) * leading;
  const titlePaths = lines.map((line, index) =>
    heading.outline(line, { x: leftMargin, y: top + index * leading, size }),
  );
  const brand = semibold.outline(siteName, { x: 141, y: 106, size: 39 });
  const labelPath = label && medium.outline(label, { x: leftMargin, y: top - size - 14, size: 27 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${white}"/>
${cardDrawing}
<image href="data:image/svg+xml;base64,${mark}" x="70" y="72" width="42" height="42"/>
<path d="${brand}" fill="${ink}"/>
${labelPath && `<path d="${labelPath}" fill="${muted.DEFAULT}"/>`}
<path d="${titlePaths.join('')}" fill="${ink}"/>
<rect y="${edgeTop}" width="${width}" height="${height - edgeTop}" fill="${white}"/>
${renderEdge()}
</svg>`;
}

/** Returns the decoration along the lower edge, set by `brand.edge`. */
function renderEdge(): string {
  if (brand.edge === 'line') return `<rect y="${edgeTop}" width="${width}" height="2" fill="${ink}"/>`;
  const bars = Array.from({ length: Math.ceil(width / edgeStep / 2) }, (_unused, index) => {
    return `<rect x="${index * 2 * edgeStep}" y="${edgeTop}" width="${edgeStep}" height="16" fill="${ink}"/>`;
  });
  return `<path d="M0 ${edgeTop + 1}H${width}M0 ${edgeTop + 15}H${width}" stroke="${ink}" stroke-width="2"/>${bars.join('')}`;
}

type TextBlock = { lines: string[]; size: number };

type Box = { width: number; height: number; sizes: readonly number[]; lineHeight: number };

/** Maximum number of characters; longer titles are cut before measuring. */
const maxText = 300;

/**
 * Breaks a text into lines, in the largest size that fits the box. If it does not fit in the smallest size either,
 * truncates it at the end of the box.
 */
export function breakLines(text: string, box: Box, widthOf: (text: string) => number): TextBlock {
  const titlePaths = text.replaceAll('\u00AD', '').slice(0, maxText).split(/\s+/).filter(Boolean);
  for (const size of box.sizes) {
    const lines = fillLines(titlePaths, box.width / size, widthOf);
    const fitsAcross = lines.every((line) => widthOf(line) * size <= box.width);
    if (fitsAcross && lines.length <= maxLines(box, size)) return { lines, size };
  }
  const size = box.sizes.at(-1) ?? 1;
  const maxWidth = box.width / size;
  const brokenWords = titlePaths.flatMap((word) => splitWord(word, maxWidth, widthOf));
  const lines = fillLines(brokenWords, maxWidth, widthOf);
  const maxLineCount = maxLines(box, size);
  if (lines.length <= maxLineCount) return { lines, size };
  const last = lines[maxLineCount - 1] ?? '';
  return { lines: [...lines.slice(0, maxLineCount - 1), truncate(last, maxWidth, widthOf)], size };
}

function maxLines({ height, lineHeight }: Box, size: number): number {
  return Math.max(1, Math.floor(height / (size * lineHeight)));
}

function fillLines(
  titlePaths: readonly string[],
  maxWidth: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of titlePaths) {
    const last = lines.at(-1);
    const extendedLine = `${last} ${word}`;
    if (last !== undefined && widthOf(extendedLine) <= maxWidth) lines[lines.length - 1] = extendedLine;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is too long for a line. */
function splitWord(word: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= maxWidth) return [word];
  const pieces: string[] = [];
  for (const character of word) {
    const extendedPiece = (pieces.at(-1) ?? '') + character;
    if (pieces.length > 0 && widthOf(extendedPiece) <= maxWidth) pieces[pieces.length - 1] = extendedPiece;
    else pieces.push(character);
  }
  return pieces;
}

function truncate(line: string, maxWidth: number, widthOf: (text: string) => number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > maxWidth) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

const loadAssets = lazyAsync(async (): Promise<Assets> => {
  const headingFiles = theme.fonts?.headings?.outlines;
  const [semibold, medium, mark] = await Promise.all([
    loadTypeface('semibold'),
    loadTypeface('medium'),
    readFile(path.join(siteRoot, 'brand/mark.svg'), 'base64'),
  ]);
  const heading = headingFiles ? await loadTypeface('semibold', headingFiles) : semibold;
  return { heading, semibold, medium, mark };
});

/** Renders a card as PNG. Fonts and the mark are loaded on first use. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const svg = cardSvg(content, await loadAssets());
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer();
}
