import fs from 'node:fs';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';
import { fonts } from './places.mjs';

// wawoff2 is no dependency of the site: `npm i --no-save wawoff2` before running a tool that needs it.
const faceOf = async (file) => fontkit.create(Buffer.from(await wawoff2.decompress(fs.readFileSync(file))));
const faces = { upright: await faceOf(fonts.upright), italic: await faceOf(fonts.italic) };

/** A line of text as one path that begins at `x` or has it in its middle or at its end, and its width. */
export function outline(
  text,
  {
    face = 'upright',
    wght = 600,
    wdth = 100,
    size = 30,
    x = 0,
    y = 0,
    track = 0,
    anchor = 'start',
    digits = 2,
  } = {},
) {
  const cut = faces[face].getVariation(face === 'upright' ? { wght, wdth } : { wght });
  const k = size / cut.unitsPerEm;
  const run = cut.layout(text);
  const width = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance * k + track, -track);
  let at = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    d += glyph.path
      .scale(k, -k)
      .translate(at, y)
      .toSVG()
      .replace(/-?\d+\.\d+/g, (n) => String(+(+n).toFixed(digits)));
    at += run.positions[i].xAdvance * k + track;
  });
  return { d, w: width };
}
