import { cable, light, rings } from '../pieces.mjs';

const words = {
  en: {
    core: 'Kystlink core',
    buoy: 'Buoy 0147',
    crane: 'Crane 06',
    turbine: 'Turbine 41',
  },
  da: {
    core: 'Kystlinks kernenet',
    buoy: 'Bøje 0147',
    crane: 'Kran 06',
    turbine: 'Mølle 41',
  },
  de: {
    core: 'Kystlink-Kernnetz',
    buoy: 'Boje 0147',
    crane: 'Kran 06',
    turbine: 'Windrad 41',
  },
};

/** Where the rings pulse; the hero's Lottie file uses the same point on the same canvas. */
const core = [1583, 531];

// [x, y, dBm]: open water stays clear left of 8°E, where the page sets its text
const soundings = [
  [1420, 150, 88],
  [1400, 225, 91],
  [1420, 392, 84],
  [1350, 300, 79],
  [1405, 445, 72],
  [945, 250, 96],
  [948, 420, 101],
  [962, 778, 93],
  [1712, 632, 77],
  [1560, 300, 68],
  [1140, 60, 94],
  [720, 120, 108],
  [690, 875, 111],
].map(([x, y, value]) => `<text class="sound" x="${x}" y="${y}" text-anchor="middle">−${value}</text>`);

const degree = (n) => -26.8 + 128 * n;
const scale = Array.from({ length: 15 }, (_, n) => {
  const x = degree(n);
  const label =
    n > 0 && n < 14
      ? `<text class="deg" x="${x + 6}" y="940">${n}°E</text><path stroke="#0B2431" d="M${x} 928v22"/>`
      : '';
  return `${label}<path fill="#0B2431" d="M${x} 950h64v9h-64z"/>`;
}).join('');

const cables =
  cable([
    [1050, 580],
    [960, 740],
    [700, 880],
    [-20, 845],
  ]) +
  cable(
    [
      [1583, 531],
      [1560, 440],
      [1500, 390],
      [1457, 300],
    ],
    { swing: 3.2, wave: 24 },
  );

const marks = (core_) => `
${rings(core[0], core[1], [16, 44, 78])}<circle cx="${core[0]}" cy="${core[1]}" r="6" fill="#0B2431"/>
${light(1453, 296)}${light(984, 572)}${light(1280, 424)}${core_}`;

const wide = (w) => `<img class="fill" src="/uploads/chart-kattegat.svg" alt="">
<svg class="fill" viewBox="0 0 1760 960">${soundings.join('')}
<path fill="#fff" stroke="#0B2431" d="M-2 950h1764v9H-2z"/>${scale}${cables}
${marks(`<text class="name name--land" x="1258" y="418" text-anchor="end">${w.crane}</text><text class="name" x="1474" y="284">${w.buoy}</text>
<text class="name" x="984" y="554" text-anchor="middle">${w.turbine}</text><text class="name" x="1583" y="633" text-anchor="middle">${w.core}</text>`)}</svg>
`;

// the plate of small screens: the same chart, cut to the straits, with larger names
const plate = (w) => `<style>
.plate{position:absolute;inset:0 0 auto;height:420px;border-top:1px solid var(--ink);overflow:hidden}
.plate .name{font-size:34px;stroke-width:7px}
</style>
<div class="plate"><svg class="fill" viewBox="868.6 0 891.4 960" preserveAspectRatio="xMidYMid slice"><image href="/uploads/chart-kattegat.svg" width="1760" height="960"/>${cables}
<g>${rings(core[0], core[1], [18, 44])}<circle cx="${core[0]}" cy="${core[1]}" r="7" fill="#0B2431"/>
${[
  [1453, 296],
  [984, 572],
  [1280, 424],
]
  .map(([x, y]) => `<g transform="translate(${x} ${y}) scale(1.35)">${light(0, 0)}</g>`)
  .join('')}</g>
<text class="name name--land" x="1252" y="414" text-anchor="end">${w.crane}</text><text class="name" x="1478" y="278">${w.buoy}</text>
<text class="name" x="1582" y="646" text-anchor="middle">${w.core}</text></svg></div>
`;

export const pictures = [
  {
    name: 'hero-chart',
    width: 1760,
    height: 960,
    outputWidth: 2560,
    ground: '#fff',
    quality: 78,
    words,
    html: wide,
  },
  { name: 'hero-chart-mobile', width: 390, height: 420, words, html: plate },
];
