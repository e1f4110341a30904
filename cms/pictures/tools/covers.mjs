// Covers of articles, flat and without words, so that one file serves every language and every width.
// Run: node cms/pictures/tools/covers.mjs [name …]. Writes cover-*.svg, 1264 x 710; what matters stands where 1264 x 560 and 4:3 leave it.
import fs from 'node:fs';
import { book } from './covers/book.mjs';
import { cores } from './covers/cores.mjs';
import { dog } from './covers/dog.mjs';
import { flags } from './covers/flags.mjs';
import { frost } from './covers/frost.mjs';
import { minutes } from './covers/minutes.mjs';
import { sluices } from './covers/sluices.mjs';
import { uploads } from './places.mjs';

const covers = { book, cores, dog, flags, frost, minutes, sluices };
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(covers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1264 710" width="1264" height="710">${draw()}</svg>`;
  fs.writeFileSync(new URL(`cover-${name}.svg`, uploads), svg);
  console.log(`cover-${name}.svg`, `${(svg.length / 1024).toFixed(1)} kB`);
}
