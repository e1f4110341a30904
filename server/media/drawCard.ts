import { atFirstUse } from '#server/lib/lazyAsync.ts';
import { loadSharp } from '#server/lib/loadSharp.ts';
import type { CardContent } from './cardContent.ts';
import { cardSvg } from './cardSvg.ts';
import { loadTypeface } from './typeface.ts';

const typefaces = atFirstUse(async () => {
  const [semibold, medium] = await Promise.all([loadTypeface(600), loadTypeface(500)]);
  return { semibold, medium };
});

/** Draws a card as PNG. Fonts are read with the first one. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const svg = cardSvg(content, await typefaces());
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer();
}
