import fs from 'node:fs';
import { uploads } from './places.mjs';
// Article cover: cold dawn in flat strata, a buoy with antenna, tide lines
const W = 1264,
  H = 710;
let s = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">`;
const sky = ['#C9DEE6', '#D3E4EA', '#DDEAEF', '#E6F0F3', '#EFF4F2', '#F2EDDC'];
sky.forEach((c, i) => (s += `<path fill="${c}" d="M0 ${i * 72}h${W}v90H0z"/>`));
s += `<circle cx="905" cy="388" r="64" fill="#fff"/><path fill="#8DB3C0" d="M0 418c60-12 120-20 190-18 60 0 80-16 150-14 90 0 130 26 220 30l120 4H0z"/><path fill="#A9C8D2" d="M760 420c70-10 120-22 200-16 80 4 200-8 304 8v10H760z"/>`;
const sea = ['#74A9BA', '#5F98AB', '#4A879B', '#37748A', '#275F75', '#194B60', '#103A4C', '#0B2C3B'];
sea.forEach((c, i) => {
  const y = 420 + i * i * 4.2 + i * 10;
  let d = `M0 ${y}`;
  for (let x = 0; x <= W; x += 16)
    d += `L${x} ${(y + Math.sin(x / (70 + i * 26) + i * 1.9) * (1.2 + i * 1.5)).toFixed(1)}`;
  s += `<path fill="${c}" d="${d}L${W} ${H}L0 ${H}z"/>`;
});
s += `<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"><path d="M850 436h110M866 450h78M880 466h50"/></g>`;
// buoy
s += `<g transform="translate(430 270) rotate(-5 70 230)"><path fill="#0B2431" d="M62 0h4v70h-4z"/><g fill="none" stroke="#9D1B8C" stroke-width="3"><path d="M84-14a26 26 0 0 1 0 40M98-28a46 46 0 0 1 0 68M44-14a26 26 0 0 0 0 40M30-28a46 46 0 0 0 0 68"/></g><circle cx="64" cy="6" r="8" fill="#9D1B8C"/><path fill="none" stroke="#0B2431" stroke-width="5" d="M44 70 26 196M84 70l18 126M40 104h48M34 146h60M42 100l50 46M86 100l-50 46"/><path fill="#F2C230" d="M20 190h88l10 46H10z"/><path fill="#0B2431" d="M10 236h108l6 30H4z"/><path fill="#F2C230" d="M-22 264h172l-22 44H0z"/></g>`;
[
  ['#194B60', 566, 6],
  ['#143F51', 600, 8],
  ['#0F3242', 642, 9],
  ['#0B2431', 684, 8],
].forEach(([c, y, a], i) => {
  let d = `M0 ${y}`;
  for (let x = 0; x <= W; x += 12)
    d += `L${x} ${(y + Math.sin(x / (88 + i * 24) + i * 2.1 + 1) * a).toFixed(1)}`;
  s += `<path fill="${c}" d="${d}L${W} ${H}L0 ${H}z"/>`;
});
s += `<g fill="none" stroke="#C9DEE6" stroke-opacity=".7" stroke-width="2"><path d="M392 566c40-8 70 4 100-2M548 574c30-4 50 4 80 2M430 592c60-6 110 6 170 0"/></g></svg>`;
fs.writeFileSync(new URL('article-buoy.svg', uploads), s);
