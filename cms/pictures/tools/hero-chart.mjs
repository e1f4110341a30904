// Draws the chart of the home page's hero in three languages: wide, and as the plate of small screens. Names are outlines,
// for a picture has no typeface of the page. Needs: npm i --no-save wawoff2.
import { writeFileSync } from 'node:fs';
import { cable, light, rings } from '../pieces.mjs';
import { cutChart, cutLines } from './cut-chart.mjs';
import { outline } from './outline.mjs';
import { uploads } from './places.mjs';

const words = {
  en: { core: 'Kystlink core', buoy: 'Buoy 0147', crane: 'Crane 06', turbine: 'Turbine 41' },
  da: { core: 'Kystlinks kernenet', buoy: 'Bøje 0147', crane: 'Kran 06', turbine: 'Mølle 41' },
  de: { core: 'Kystlink-Kernnetz', buoy: 'Boje 0147', crane: 'Kran 06', turbine: 'Windrad 41' },
};
const [ink, white, sand] = ['#0B2431', '#fff', '#F2EDDC'];

/** Where the rings pulse; the hero's Lottie file uses the same point on the same canvas. */
const core = [1583, 531];
const buoy = [1453, 296];
const turbine = [984, 572];
const crane = [1280, 424];

// [x, y, dBm]: open water stays clear left of 8°E, where the page sets its text
const soundings = [
  [1420, 150, 88],
  [1400, 225, 91],
  [1420, 392, 84],
  [1350, 300, 79],
  [1405, 445, 72],
  [945, 250, 96],
  [948, 420, 101],
  [1000, 822, 93],
  [1712, 632, 77],
  [1560, 300, 68],
  [1140, 60, 94],
  [720, 120, 108],
  [690, 905, 111],
].map(([x, y, value]) => text(`−${value}`, { face: 'italic', wght: 400, size: 14, x, y, anchor: 'middle' }));

const degree = (n) => -26.8 + 128 * n;
const degrees = Array.from({ length: 15 }, (_, n) => n);
const scale =
  `<path fill="${white}" stroke="${ink}" d="M-2 950h1764v9H-2z"/>` +
  `<path fill="${ink}" d="${degrees.map((n) => `M${degree(n)} 950h64v9h-64z`).join('')}"/>` +
  `<path stroke="${ink}" d="${degrees.map((n) => `M${degree(n)} 928v22`).join('')}"/>` +
  // From 8°E on the page's card may lie over a part of them.
  `<path fill="${ink}" d="${degrees
    .slice(1, 8)
    .map((n) => text(`${n}°E`, { wght: 500, size: 13, x: degree(n) + 6, y: 940 }))
    .join('')}"/>`;

const cables = [
  cable([
    [1050, 580],
    [1000, 800],
    [800, 880],
    [-20, 885],
  ]),
  cable(
    [
      [1583, 531],
      [1560, 440],
      [1500, 390],
      [1457, 300],
    ],
    { swing: 3.2, wave: 24 },
  ),
];

function text(line, options) {
  return outline(line, { digits: 1, ...options }).d;
}

/** A name with an edge in the colour of what it lies on. */
const name = (line, { on = white, edge = 4, ...options }) =>
  `<path fill="${ink}" stroke="${on}" stroke-width="${edge}" stroke-linejoin="round" paint-order="stroke" d="${text(line, options)}"/>`;

/** A canvas of 1760 × 960 units, of which a part is shown. */
const picture = (part, [width, height], drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part.x} ${part.y} ${part.width} ${part.height}" width="${width}" height="${height}">${drawn}</svg>`;

const station = (radius) => `<circle cx="${core[0]}" cy="${core[1]}" r="${radius}" fill="${ink}"/>`;
const sea = (part) =>
  cutChart('kattegat', part) + cables.map((line) => cutLines(line, { ...part, fineness: 2 })).join('');

const wide = (w) => {
  const part = { x: 0, y: 0, width: 1760, height: 960, fineness: 2 };
  const label = (line, x, y, options) => name(line, { size: 17, x, y, ...options });
  return picture(
    part,
    [1760, 960],
    [
      sea(part),
      `<path fill="#35606F" d="${soundings.join('')}"/>${scale}`,
      rings(...core, [16, 44, 78]) + station(6),
      light(...buoy) + light(...turbine) + light(...crane),
      label(w.crane, 1258, 418, { anchor: 'end', on: sand }) + label(w.buoy, 1474, 284),
      label(w.turbine, 984, 554, { anchor: 'middle' }) + label(w.core, 1583, 633, { anchor: 'middle' }),
    ].join(''),
  );
};

/** The plate of small screens: the same chart, cut to the straits, with larger names. */
const narrow = (w) => {
  const part = { x: 868, y: 0, width: 892, height: 960, fineness: 0.875 };
  const larger = ([x, y]) => `<g transform="translate(${x} ${y})scale(1.35)">${light(0, 0)}</g>`;
  const label = (line, x, y, options) => name(line, { size: 34, edge: 7, x, y, ...options });
  return picture(
    part,
    [780, 840],
    [
      sea(part),
      rings(...core, [18, 44]) + station(7),
      larger(buoy) + larger(turbine) + larger(crane),
      label(w.crane, 1252, 414, { anchor: 'end', on: sand }) + label(w.buoy, 1478, 278),
      label(w.core, 1582, 646, { anchor: 'middle' }),
      `<path fill="${ink}" d="M868 0h892v2.3H868z"/>`,
    ].join(''),
  );
};

for (const [locale, table] of Object.entries(words)) {
  writeFileSync(new URL(`hero-chart-${locale}.svg`, uploads), wide(table));
  writeFileSync(new URL(`hero-chart-mobile-${locale}.svg`, uploads), narrow(table));
}
