import { rings } from './pieces.mjs';

/** A railway as charts print it: a thin line with cross ties. */
function railway(points) {
  const line = `M${points.map((p) => p.join(' ')).join('L')}`;
  let ties = '';
  let carry = 0;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1];
    const [x1, y1] = points[i];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [ax, ay] = [(x1 - x0) / length, (y1 - y0) / length];
    for (let d = carry; d < length; d += 6) {
      const [x, y] = [x0 + ax * d, y0 + ay * d];
      ties += `M${(x - ay * 2).toFixed(1)} ${(y + ax * 2).toFixed(1)}L${(x + ay * 2).toFixed(1)} ${(y - ax * 2).toFixed(1)}`;
    }
    carry = (carry + Math.ceil((length - carry) / 6) * 6 - length) % 6;
  }
  return `<path fill="none" stroke="#0B2431" stroke-width="1.1" stroke-linejoin="round" d="${line}"/><path stroke="#0B2431" stroke-width=".8" d="${ties}"/>`;
}

// Copenhagen, the bridge, Malmö, and up the Swedish coast, in the chart's own units
const line = [
  [1556, 512],
  [1582, 533],
  [1592, 542],
  [1614, 546],
  [1637, 545],
  [1646, 520],
  [1626, 478],
  [1602, 450],
  [1612, 420],
  [1634, 388],
  [1626, 360],
  [1640, 330],
  [1622, 304],
];

const halo = (x, y, words, anchor = 'start', ground = '#F2EDDC') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="8" font-weight="600" fill="#0B2431" stroke="${ground}" stroke-width="2.4" stroke-linejoin="round" style="paint-order:stroke">${words}</text>`;

const network = (x, y, words) =>
  `<text x="${x}" y="${y}" font-size="7.5" font-weight="600" fill="#9D1B8C">${words}</text>`;

const dBm = (x, y, n) =>
  `<text x="${x}" y="${y}" font-size="6.4" font-style="italic" fill="#35606F">−${n}</text>`;

const places = {
  en: { cph: 'Copenhagen', kattegat: 'Kattegat' },
  da: { cph: 'København', kattegat: 'Kattegat' },
  de: { cph: 'Kopenhagen', kattegat: 'Kattegat' },
};

/** Day chart of the Sound with the line that crosses it: where one network ends and the next begins. */
export const railChart = (
  locale,
) => `<svg width="960" height="394" viewBox="1390 424 370 151.9" preserveAspectRatio="xMidYMid slice">
<image href="/uploads/chart-kattegat.svg" width="1760" height="960"/>${railway(line)}
<g fill="none" stroke="#9D1B8C" stroke-opacity=".8">${[14, 26, 38].map((r, i) => `<circle cx="1637" cy="545" r="${r}" stroke-width=".7"${i ? ' stroke-dasharray="2.5 2.5"' : ''}/>`).join('')}</g>
<circle cx="1582" cy="533" r="2.6" fill="#fff" stroke="#0B2431"/><circle cx="1602" cy="450" r="2.6" fill="#fff" stroke="#0B2431"/><circle cx="1637" cy="545" r="3.6" fill="#9D1B8C"/>
<path fill="#BF2419" d="M1611 543.500h5v5h-5z"/>
${halo(1574, 531, places[locale].cph, 'end')}${halo(1644, 555, 'Malmö')}${halo(1610, 452, 'Helsingborg')}
${dBm(1561, 494, 97)}${dBm(1610, 500, 84)}${dBm(1562, 566, 118)}${dBm(1596, 480, 91)}${dBm(1480, 442, 88)}${dBm(1430, 452, 94)}
${network(1668, 520, 'Sundnet SE')}${network(1478, 556, 'Nordtel DK')}</svg>`;

const towns = {
  en: { cph: 'Copenhagen', mil: 'Milan', fra: 'Frankfurt' },
  da: { cph: 'København', mil: 'Milano', fra: 'Frankfurt' },
  de: { cph: 'Kopenhagen', mil: 'Mailand', fra: 'Frankfurt' },
};

// a lorry's night: [x, y, °C] on the way south
const stops = [
  [1215, 470, 19],
  [1186, 540, 19],
  [1146, 600, 18],
  [1120, 668, 18],
  [1108, 716, 16],
  [1126, 760, 14],
];

const name = (x, y, words, anchor = 'start') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="17" font-weight="600" fill="#F1F7F9" stroke="#123240" stroke-width="4" stroke-linejoin="round" style="paint-order:stroke">${words}</text>`;

/** Night chart from Copenhagen to Milan, turned so that the road runs across, with the cargo's temperature. */
export const coldChainChart = (locale) => {
  const w = towns[locale];
  const road = 'M1230 438C1208 480 1190 520 1180 552S1146 600 1138 629 1112 690 1106 716 1130 770 1139 793';
  return `<svg width="960" height="394" viewBox="700 428 960 394" preserveAspectRatio="xMidYMid slice">
<image href="/uploads/chart-europe-night.svg" width="1760" height="980"/>
${rings(1138, 629, [18, 40, 66], '#F0A3E4')}
<path fill="none" stroke="#F0A3E4" stroke-width="2.5" stroke-linecap="round" d="${road}"/>
${stops.map(([x, y, t], i) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${i > 3 ? '#F2C230' : '#5FD6A0'}"/><text x="${x + 16}" y="${y + 6}" font-size="17" font-style="italic" fill="${i > 3 ? '#F2C230' : '#C3DDE5'}" stroke="#1B4351" stroke-width="4" stroke-linejoin="round" style="paint-order:stroke">−${t} °C</text>`).join('')}
<circle cx="1230" cy="438" r="6" fill="#F0A3E4"/><circle cx="1138" cy="629" r="7" fill="#F0A3E4"/><circle cx="1139" cy="793" r="6" fill="#F1F7F9"/>
${name(1248, 452, w.cph)}${name(1118, 636, w.fra, 'end')}${name(1156, 806, w.mil)}</svg>`;
};

/** Net pens on the water: a float ring, posts and a handrail. */
export const pens = [
  [150, 298, 118],
  [372, 276, 84],
  [742, 268, 70],
]
  .map(([x, y, r]) => {
    const posts = Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * 2 * Math.PI;
      const [px, py] = [x + r * Math.cos(a), y + r * 0.1 * Math.sin(a)];
      return `M${px.toFixed(1)} ${py.toFixed(1)}v${(-r * 0.11).toFixed(1)}`;
    }).join('');
    const oval = (lift, width) =>
      `<ellipse cx="${x}" cy="${(y - lift).toFixed(1)}" rx="${r}" ry="${(r * 0.1).toFixed(1)}" stroke-width="${width}"/>`;
    return `<g fill="none" stroke="#0C222D">${oval(0, r / 22)}<path stroke-width="1.4" d="${posts}"/>${oval(r * 0.11, 1.6)}</g>`;
  })
  .join('');
