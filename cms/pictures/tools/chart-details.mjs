// Draws two details of the charts, with what their articles speak of marked: a buoy off Anholt with the mast that it looks
// for, and the two cores with the way between them. Needs nothing but the charts themselves.
import { readFileSync, writeFileSync } from 'node:fs';

const uploads = new URL('../../uploads/2026/11/', import.meta.url);

const [ink, magenta, signal] = ['#0B2431', '#A11D8F', '#F0A3E4'];
const copenhagen = [1229.5, 438];
const frankfurt = [1138, 629];
const rings = ([x, y]) => [20, 44, 72].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
const dot = ([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`;

const details = [
  {
    name: 'chart-anholt.svg',
    chart: 'chart-kattegat.svg',
    size: 'viewBox="1200 150 520 292" width="1560" height="876"',
    marks:
      `<g fill="none" stroke="${magenta}" stroke-width="1.6"><path d="M1486 268L1362 350" stroke-dasharray="3 5"/>` +
      '<circle cx="1362" cy="350" r="16" stroke-opacity=".6"/></g>' +
      `<circle cx="1362" cy="350" r="6" fill="${ink}"/><path fill="${magenta}" d="M1488 270l12 4a6 6 0 1 1-6 7z"/>` +
      `<circle cx="1486" cy="268" r="5.5" fill="#fff" stroke="${ink}" stroke-width="2"/>` +
      `<circle cx="1486" cy="268" r="1.6" fill="${ink}"/>`,
  },
  {
    name: 'chart-peering.svg',
    chart: 'chart-europe-night.svg',
    size: 'viewBox="820 300 800 450" width="1600" height="900"',
    marks:
      `<g fill="none" stroke="${signal}" stroke-width="1.6" stroke-opacity=".8">${rings(copenhagen)}${rings(frankfurt)}` +
      `<path d="M${copenhagen.join(' ')}Q1160 520 ${frankfurt.join(' ')}" stroke-width="2.4" stroke-opacity="1"/></g>` +
      `<g fill="${signal}">${dot(copenhagen)}${dot(frankfurt)}</g>`,
  },
];

for (const { name, chart, size, marks } of details) {
  const drawn = readFileSync(new URL(chart, uploads), 'utf8')
    .replace(/viewBox="[^"]*" width="\d+" height="\d+"/, size)
    .replace('</svg>', `${marks}</svg>`);
  writeFileSync(new URL(name, uploads), drawn);
}
