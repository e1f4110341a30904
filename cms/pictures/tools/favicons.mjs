// The site's icons, all from the mark. Run: node cms/pictures/tools/favicons.mjs
import fs from 'node:fs';
import sharp from 'sharp';
import { mark } from '../pieces.mjs';
import { publicFolder } from './places.mjs';

const write = (name, bytes) => fs.writeFileSync(new URL(name, publicFolder), bytes);

// browsers colour tabs dark as well: the favicon answers with the night inks
const adaptive = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><style>.i{stroke:#0B2431}.l{fill:#9D1B8C}@media(prefers-color-scheme:dark){.i{stroke:#F1F7F9}.l{fill:#F0A3E4}}</style><g class="i" fill="none" stroke-width="4"><path d="M5 2.5v23"/><path d="M22.5 2.5A12.5 11.5 0 0 1 10 14a12.5 11.5 0 0 1 12.5 11.5"/></g><circle class="l" cx="23" cy="14" r="3"/></svg>\n`;
write('favicon.svg', adaptive);

/** The mark centred on a square; `share` is the part of the side that it takes. */
function tile(size, share, ground, ink, lamp, radius = 0) {
  const scale = (size * share) / 28;
  // the mark's own centre of mass lies at 14.5, 14 of its grid
  const at = `translate(${size / 2 - 14.5 * scale} ${size / 2 - 14 * scale}) scale(${scale})`;
  const back = ground ? `<rect width="${size}" height="${size}" rx="${radius}" fill="${ground}"/>` : '';
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}<g transform="${at}">${mark(ink, lamp)}</g></svg>`,
    ),
  )
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

const night = ['#0B2431', '#F1F7F9', '#F0A3E4'];
write('apple-touch-icon.png', await tile(180, 0.58, ...night));
write('icon-192.png', await tile(192, 0.62, ...night, 30));
write('icon-512.png', await tile(512, 0.62, ...night, 80));
// launchers may cut to the inner 80 %
write('icon-maskable-512.png', await tile(512, 0.46, ...night));

/** An ICO file holding one PNG. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
// a ground of its own, since a .ico cannot follow the colour scheme
write('favicon.ico', ico(await tile(32, 0.7, ...night, 5), 32));
