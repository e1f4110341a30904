const words = {
  en: {
    networks: 'networks',
    cph: 'Copenhagen',
    sto: 'Stockholm',
    war: 'Warsaw',
    mil: 'Milan',
    lon: 'London',
    north: 'North Sea',
    baltic: 'Baltic Sea',
    biscay: 'Bay of Biscay',
    norway: 'Norwegian Sea',
    ocean: 'Atlantic Ocean',
  },
  da: {
    networks: 'net',
    cph: 'København',
    sto: 'Stockholm',
    war: 'Warszawa',
    mil: 'Milano',
    lon: 'London',
    north: 'Nordsøen',
    baltic: 'Østersøen',
    biscay: 'Biscayabugten',
    norway: 'Norskehavet',
    ocean: 'Atlanterhavet',
  },
  de: {
    networks: 'Netze',
    cph: 'Kopenhagen',
    sto: 'Stockholm',
    war: 'Warschau',
    mil: 'Mailand',
    lon: 'London',
    north: 'Nordsee',
    baltic: 'Ostsee',
    biscay: 'Golf von Biscaya',
    norway: 'Europäisches Nordmeer',
    ocean: 'Atlantik',
  },
};

const ring = ([x, y], radii) =>
  radii
    .map((r, i) => `<circle cx="${x}" cy="${y}" r="${r}" stroke-opacity="${(0.9 - i * 0.2).toFixed(1)}"/>`)
    .join('');

const town = (x, y, name, dx = 14, dy = -12) =>
  `<circle cx="${x}" cy="${y}" r="4.5" fill="#F1F7F9"/><text class="town" x="${x + dx}" y="${y + dy}">${name}</text>`;

const core = (x, y, name, dx, dy, anchor = 'start') =>
  `<circle cx="${x}" cy="${y}" r="7" fill="#F0A3E4"/><text class="town town--core" text-anchor="${anchor}" x="${x + dx}" y="${y + dy}">${name}</text>`;

// signal at sea, in dBm, where a ship would hear it
const soundings = [
  [1010, 330, 104],
  [1000, 470, 88],
  [880, 250, 109],
  [720, 412, 98],
  [650, 620, 106],
  [640, 770, 111],
  [965, 965, 94],
  [1040, 948, 87],
  [1090, 130, 112],
  [560, 380, 115],
  [1298, 868, 96],
  [540, 860, 117],
  [1345, 222, 102],
].map(([x, y, value]) => `<text class="sound" x="${x}" y="${y}" text-anchor="middle">−${value}</text>`);

// networks on the SIM, country by country
const networks = [
  [1194, 221, 3],
  [1276, 216, 5],
  [1482, 165, 3],
  [1164, 486, 4],
  [925, 440, 4],
  [803, 442, 3],
  [947, 710, 4],
  [859, 875, 4],
  [660, 905, 3],
  [1210, 586, 4],
  [1384, 602, 4],
  [1060, 560, 3],
  [1286, 633, 3],
  [1272, 706, 3],
  [1212, 866, 4],
  [1384, 720, 3],
  [1523, 741, 4],
  [1616, 597, 3],
  [1487, 428, 3],
  [1490, 374, 3],
].map(([x, y, n]) => `<text class="count" x="${x}" y="${y}" text-anchor="middle">${n}</text>`);

const sea = (x, y, name, turn = 0) =>
  `<text class="sea" x="${x}" y="${y}" text-anchor="middle"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}>${name}</text>`;

const map = (w) => `<style>
.town{font:600 17px/1 var(--sans);fill:var(--shoal);paint-order:stroke;stroke:#123240;stroke-width:4px;stroke-linejoin:round}
.town--core{font-size:20px}.sound{font-size:14px;fill:#7fa3b1}.count{font:italic 500 20px/1 var(--sans);fill:#9fc6d2}.key{font:400 14px/1 var(--sans);fill:var(--fog)}.sea{font:italic 400 18px/1 var(--sans);fill:var(--fog);letter-spacing:.04em}
</style><svg class="fill" viewBox="453 0 1307 980"><image href="/uploads/chart-europe-night.svg" width="1760" height="980"/>
${soundings.join('')}${networks.join('')}
<text class="count" x="604" y="528">4</text><text class="key" x="636" y="528">${w.networks}</text><text class="sound" x="604" y="554">−98</text><text class="key" x="636" y="554">dBm</text>${sea(1010, 392, w.north)}${sea(1372, 414, w.baltic, -66)}${sea(764, 742, w.biscay)}${sea(1000, 62, w.norway)}${sea(590, 700, w.ocean)}
<g fill="none" stroke="#F0A3E4" stroke-width="1.6"><path stroke-opacity=".75" d="M1230 438Q1162 520 1138 629M1230 438Q1102 450 951 555M1230 438Q1302 380 1332 307M1138 629Q1282 560 1408 552M1138 629Q1162 720 1139 793M951 555Q822 700 781 919M1138 629Q1032 560 951 555"/>${ring([1230, 438], [22, 46, 78, 118])}${ring([1138, 629], [18, 38, 64])}</g>
${town(951, 555, w.lon)}${town(1332, 307, w.sto)}${town(1408, 552, w.war)}${town(781, 919, 'Madrid')}${town(1139, 793, w.mil, 14, 22)}${core(1230, 438, w.cph, -16, -13, 'end')}${core(1138, 629, 'Frankfurt', 14, 27)}</svg>`;

export const pictures = [
  {
    name: 'coverage-map',
    width: 1307,
    height: 980,
    outputWidth: 2000,
    ground: '#071922',
    quality: 76,
    words,
    html: map,
  },
];
