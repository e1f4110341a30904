// The company's logo, mark and word as outlines, for day and for night.
// Run: npm i --no-save fontkit wawoff2, then node cms/pictures/tools/wordmark.mjs
import fs from 'node:fs';
import { mark } from '../pieces.mjs';
import { outline } from './outline.mjs';
import { uploads } from './places.mjs';

const word = outline('Kystlink', { wght: 650, size: 22.6, x: 38.8, y: 21.8, track: -0.68 });
const width = Math.ceil(38.8 + word.w + 1);

for (const [file, ink, lamp] of [
  ['logo-kystlink.svg', '#0B2431', '#9D1B8C'],
  ['logo-kystlink-night.svg', '#F1F7F9', '#F0A3E4'],
])
  fs.writeFileSync(
    new URL(file, uploads),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28" role="img" aria-label="Kystlink">${mark(ink, lamp)}<path fill="${ink}" d="${word.d}"/></svg>\n`,
  );
