import { loadSharp } from '#server/loadSharp.ts';
import type { CardContent } from './cardContent.ts';
import { cardSvg } from './cardSvg.ts';
import { loadTypeface, type Typeface } from './typeface.ts';

let typefaces: Promise<{ semibold: Typeface; medium: Typeface }> | undefined;

/** Draws a card as PNG. Fonts are read with the first one. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  typefaces ??= Promise.all([loadTypeface(600), loadTypeface(500)]).then(([semibold, medium]) => ({
    semibold,
    medium,
  }));
  const svg = cardSvg(content, await typefaces);
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer();
}
