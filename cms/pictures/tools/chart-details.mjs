// Draws the night chart of Europe, and two details of the charts with what their articles speak of marked: a buoy off
// Anholt with the mast that it looks for, and the two cores with the way between them.
import { writeFileSync } from 'node:fs';
import { cutChart } from './cut-chart.mjs';
import { uploads } from './places.mjs';

const [ink, magenta, signal] = ['#0B2431', '#A11D8F', '#F0A3E4'];
const copenhagen = [1229.5, 438];
const frankfurt = [1138, 629];
const rings = ([x, y]) => [20, 44, 72].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
const dot = ([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`;

const details = [
  {
    name: 'chart-europe-night.svg',
    chart: 'europe-night',
    part: { x: 0, y: 0, width: 1760, height: 980, fineness: 2 },
    size: [1760, 980],
    marks: '',
  },
  {
    name: 'chart-anholt.svg',
    chart: 'kattegat',
    part: { x: 1200, y: 150, width: 520, height: 292, fineness: 4 },
    size: [1560, 876],
    marks:
      `<g fill="none" stroke="${magenta}" stroke-width="1.6"><path d="M1486 268L1362 350" stroke-dasharray="3 5"/>` +
      '<circle cx="1362" cy="350" r="16" stroke-opacity=".6"/></g>' +
      `<circle cx="1362" cy="350" r="6" fill="${ink}"/><path fill="${magenta}" d="M1488 270l12 4a6 6 0 1 1-6 7z"/>` +
      `<circle cx="1486" cy="268" r="5.5" fill="#fff" stroke="${ink}" stroke-width="2"/>` +
      `<circle cx="1486" cy="268" r="1.6" fill="${ink}"/>`,
  },
  {
    name: 'chart-peering.svg',
    chart: 'europe-night',
    part: { x: 820, y: 300, width: 800, height: 450, fineness: 3 },
    size: [1600, 900],
    marks:
      `<g fill="none" stroke="${signal}" stroke-width="1.6" stroke-opacity=".8">${rings(copenhagen)}${rings(frankfurt)}` +
      `<path d="M${copenhagen.join(' ')}Q1160 520 ${frankfurt.join(' ')}" stroke-width="2.4" stroke-opacity="1"/></g>` +
      `<g fill="${signal}">${dot(copenhagen)}${dot(frankfurt)}</g>`,
  },
];

for (const { name, chart, part, size, marks } of details) {
  const [width, height] = size;
  const drawn = cutChart(chart, part) + marks;
  const box = `${part.x} ${part.y} ${part.width} ${part.height}`;
  writeFileSync(
    new URL(name, uploads),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${drawn}</svg>`,
  );
}
