// Draws the picture of the page for addresses that are not there: open water, with one light that is not where it should
// be. Needs: npm i --no-save wawoff2.
import { writeFileSync } from 'node:fs';
import { cable } from '../pieces.mjs';
import { cutChart, cutLines } from './cut-chart.mjs';
import { outline } from './outline.mjs';
import { uploads } from './places.mjs';

const magenta = '#9D1B8C';
const part = { x: 560, y: 300, width: 600, height: 375, fineness: 3 };
/** Where the light should be. */
const [x, y] = [812, 496];

const soundings = [
  [640, 360, 108],
  [730, 440, 111],
  [660, 560, 112],
  [820, 380, 104],
  [890, 556, 97],
  [762, 604, 109],
  [926, 470, 96],
].map(([left, base, value]) => italic(`−${value}`, { wght: 400, size: 23, x: left, y: base }));

const route = cable(
  [
    [1050, 580],
    [985, 655],
    [780, 665],
    [540, 618],
  ],
  { swing: 3, wave: 20 },
);

function italic(line, options) {
  return outline(line, { face: 'italic', digits: 1, ...options }).d;
}

writeFileSync(
  new URL('error-chart.svg', uploads),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part.x} ${part.y} ${part.width} ${part.height}" width="960" height="600">${cutChart('kattegat', part)}${cutLines(route, part)}<path fill="#35606F" d="${soundings.join('')}"/><g fill="none" stroke="${magenta}" stroke-dasharray="4 4"><circle cx="${x}" cy="${y}" r="26"/><circle cx="${x}" cy="${y}" r="50" stroke-opacity=".6"/></g><path fill="${magenta}" d="${italic('?', { wght: 500, size: 32, x, y: y + 11, anchor: 'middle' })}"/></svg>`,
);
