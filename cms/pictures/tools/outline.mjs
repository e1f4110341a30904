import fs from 'node:fs';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';
import { fonts } from './places.mjs';

// Not dependencies of the site: `npm i --no-save fontkit wawoff2` before running a tool that needs them.
const font = fontkit.create(Buffer.from(await wawoff2.decompress(fs.readFileSync(fonts.upright))));

/** A line of text as one path, and its width. */
export function outline(text, { wght = 600, wdth = 100, size = 30, x = 0, y = 0, track = 0, skew = 0 } = {}) {
  const cut = font.getVariation({ wght, wdth });
  const k = size / cut.unitsPerEm;
  const run = cut.layout(text);
  let at = x;
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    d += glyph.path
      .scale(k, -k)
      .transform(1, 0, -Math.tan((skew * Math.PI) / 180), 1, at, y)
      .toSVG()
      .replace(/-?\d+\.\d+/g, (n) => String(+(+n).toFixed(2)));
    at += run.positions[i].xAdvance * k + track;
  });
  return { d, w: at - x - track };
}
