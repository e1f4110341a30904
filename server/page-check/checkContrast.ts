import { colors } from '#brand/tokens.ts';
import type { Finding } from '#schema/pageCheck.ts';
import { loadSharp } from '#server/lib/loadSharp.ts';
import type { ContentRow } from './checkedContent.ts';
import { fileName, type PagePicture } from './checkPage.ts';

/**
 * Only the hero shows text on an editor's picture: on the left side, in viewports of at least 1280 pixels. Photographs
 * have a scrim there. Drawings (SVG) have none, so they must leave that side free.
 */
const kind = 'heroelement';

/** Viewport of 1440 × 800 pixels, scaled to a fifth. The picture covers it, aligned to the lower right. */
const scaledWindow = { width: 288, height: 160 };
/** Position of the text in the scaled picture. */
const textArea = { left: 17, top: 24, width: 117, height: 104 };

/** Minimum contrast of text in WCAG 2.2. A small share may have less, so that thin lines may cross the text. */
const minContrast = 4.5;
const allowedShare = 0.05;

/** Drawings that are larger or contain costly elements are not measured: rendering them could take too long. */
const maxDrawingBytes = 300_000;
const costlyElements = /<(?:filter|use|mask|pattern|image|foreignObject|style)\b|<!(?:ENTITY|DOCTYPE)/i;
const timeoutSeconds = 3;

/** Returns findings for drawings that make the text on them unreadable. */
export async function checkContrast(
  pictures: readonly PagePicture[],
  rows: readonly ContentRow[],
  read: (path: string) => Promise<Buffer>,
): Promise<Finding[]> {
  const findings = await Promise.all(
    pictures.map(async ({ place, source }): Promise<Finding[]> => {
      const { section } = place;
      if (section?.kind !== kind || !/\.svg$/i.test(source)) return [];
      const row = rows.find((candidate) => candidate.row === section.row);
      const contrast = await measureContrast(await read(source), isDark(row) ? colors.white : colors.ink);
      if (contrast === undefined || contrast >= minContrast) return [];
      const values = {
        picture: fileName(source),
        contrast: Math.floor(contrast * 10) / 10,
        limit: minContrast,
      };
      return [{ code: 'low-contrast', section, clue: { image: source }, values }];
    }),
  );
  return findings.flat();
}

function isDark(row: ContentRow | undefined): boolean {
  const background = row?.fields['backgroundColor'];
  return Array.isArray(background) && background[0] === 'dark';
}

/** Returns the contrast that 95 % of the text area reaches; undefined if it is not measured. */
async function measureContrast(drawing: Buffer, textColor: string): Promise<number | undefined> {
  if (drawing.length > maxDrawingBytes || costlyElements.test(drawing.toString())) return undefined;
  const sharp = await loadSharp();
  const background = textColor === colors.white ? colors.ink : colors.white;
  const { data, info } = await sharp(drawing)
    .resize(scaledWindow.width, scaledWindow.height, { fit: 'cover', position: 'right bottom' })
    .flatten({ background })
    .extract(textArea)
    .removeAlpha()
    .timeout({ seconds: timeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const textLuminance = luminanceOf(
    [1, 3, 5].map((start) => Number.parseInt(textColor.slice(start, start + 2), 16)),
  );
  const contrasts: number[] = [];
  for (let offset = 0; offset + 2 < data.length; offset += info.channels) {
    const pixelLuminance = luminanceOf([...data.subarray(offset, offset + 3)]);
    contrasts.push(
      (Math.max(pixelLuminance, textLuminance) + 0.05) / (Math.min(pixelLuminance, textLuminance) + 0.05),
    );
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * allowedShare)];
}

/** Returns WCAG's relative luminance of a colour with 8 bits per channel. */
function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const fraction = value / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
